import { listOf } from '../list.ts'
import { me, notice } from './me/sv.ts'

const and = (names: readonly string[]): string => listOf('sv', names)
const few = (count: number): string =>
  ['ingen', 'en', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju'][count] ?? String(count)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** Karins, but Mats and Max. */
const whose = (name: string): string => (/[sxz]$/i.test(name) ? name : `${name}s`)

/** A text that is the same whoever it is about. */
const always =
  (text: string) =>
  (_name?: string): string =>
    text

/** Everything the house itself says, in Swedish. The other languages have the same keys. */
export const sv = {
  chrome: {
    languages: 'Språk',
    home: 'Kortlänk, dina bord',
    skip: 'Till det du kan göra',
    more: 'Mer',
    me: 'Du',
    toHome: 'Till dina bord',
    toTable: 'Till bordet',
    description: 'Spela kort över en länk, i er egen takt. Inget konto, inget att installera.',
  },
  home: {
    title: 'Kortspel över en länk',
    welcome: 'Spela kort med dem du tycker om, fast ni sitter på varsitt håll.',
    how: 'Duka ett bord, skicka länken och lägg ett kort när du hinner. Det går på vilken telefon som helst, utan konto och utan att något installeras.',
    tables: 'Dina bord',
    newTable: 'Duka ett nytt bord',
    choose: 'Välj ett spel och skicka länken.',
    yourTurn: 'Din tur',
    yourTurnSince: (when: string) => `Din tur sedan ${when}`,
    turnSince: (when: string) => `Sedan ${when}`,
    open: 'Samlas',
    openLong: 'Alla har inte satt sig än',
    over: 'Klart',
    overLong: (when: string) => `Slutspelat ${when}`,
    with: (names: readonly string[]) => `med ${and(names)}`,
    rules: 'Spelens regler',
    fair: 'Så blandas korten',
  },
  setUp: {
    title: (game: string) => `Duka för ${game}`,
    lede: 'Du får en länk att skicka till dem du vill spela med.',
    name: 'Ditt namn',
    presets: 'Hur ni spelar',
    seats: 'Antal spelare',
    seatsUsual: 'Det vanliga antalet',
    seatCount: (count: number) => `${capital(few(count))} spelare`,
    submit: 'Duka bordet',
    details: 'Husregler och kupering',
    detailsHelp: 'Rör du inget här spelar ni som de flesta gör.',
    asAbove: 'Som i valet ovan',
    usual: (value: string) => `${value} (vanligt)`,
    phrase: (usual: string) => `En fras som ni själva hittar på. Annars säger ni: ${usual}`,
    rules: (game: string) => `Reglerna för ${game}`,
  },
  cut: {
    label: 'Kupera leken, om du vill',
    help: 'Skriv vad som helst. Det blandas in i leken, så att ingen kan ha bestämt i förväg hur korten faller.',
    link: 'Så blandas korten',
    sealed: (start: string) => `Kuvertet är förseglat: ${start}…`,
  },
  table: {
    invited: (name: string, game: string) => `${name} bjuder in dig till ${game}.`,
    inviteLede: 'Skriv ditt namn och slå dig ned. Ni spelar när ni hinner; inget konto, inget att installera.',
    sit: 'Slå dig ned',
    toSeatOf: (name: string) => `Till din plats, ${name}`,
    anotherHere: 'Någon annan på den här telefonen vill sätta sig',
    sitting: (count: number, of: number) =>
      count === of
        ? of === 2
          ? 'Båda sitter'
          : `Alla ${few(of)} sitter`
        : `${capital(few(count))} av ${few(of)} sitter`,
    free: 'ledig',
    you: 'du',
    full: 'Alla platser är tagna',
    fullText: (maker: string) => `Spelet börjar när ${maker} ger.`,
    playingText: 'Alla platser är tagna, men du får gärna titta på. Korten på hand ser bara den som håller i dem.',
    overTitle: 'Matchen är slut',
    won: (names: readonly string[]) => `${and(names)} vann`,
    youWon: 'Du vann',
    youWonWith: (names: readonly string[]) => `Du och ${and(names)} vann`,
    nobodyWon: 'Ingen vann',
    elsewhere: 'Är det din plats? Öppna din egen länk, den du sparade eller fick från din andra telefon.',
    score: 'Ställning',
    turnOf: (names: readonly string[]) =>
      names.length === 1 ? `${whose(names[0] ?? '')} tur` : `${and(names)} har var sitt val att göra`,
    since: (when: string) => `Sedan ${when}.`,
    sheet: 'Protokollet',
    rules: 'Reglerna vid bordet',
    story: 'Vad som har hänt',
    fair: 'Så blandas korten',
    record: 'Spara matchen som fil',
    makeOwn: 'Duka ett eget bord',
  },
  lobby: {
    title: 'Bordet är dukat',
    heading: 'Bordet är dukat.',
    lede: (free: number) =>
      free === 1
        ? 'Skicka länken till den du vill spela med. Den visar bara bordet, aldrig några kort.'
        : `Skicka länken till dem du vill spela med, ${few(free)} till. Den visar bara bordet, aldrig några kort.`,
    filled: 'Alla sitter.',
    ledeFilled: 'Nu väntar de bara på dig.',
    seated: 'Du sitter.',
    ledeSeated: (maker: string) => `${maker} ger när alla sitter. Då syns dina kort här.`,
    ledeDealing: (maker: string) => `Nu väntar ni på att ${maker} ger. Då syns dina kort här.`,
    link: 'Länk till bordet',
    order: 'Platserna',
    lot: 'Lottas',
    lotHelp: 'Turen avgör vem som sitter var och vem som ger.',
    sat: 'Som ni kom',
    satHelp: 'Medsols i den ordning ni satte er. Den sist komna ger.',
    start: 'Ge korten',
    startWaits: (of: number) => `Korten ges när ${few(of)} sitter`,
  },
  share: {
    copy: 'Kopiera länken',
    copied: 'Kopierad',
    share: 'Dela …',
    sms: 'SMS',
    mail: 'Mejl',
    qr: 'Visa som QR-kod',
    qrAlt: 'QR-kod till bordet',
    qrHelp: 'Håll en annan telefon framför.',
    invite: (name: string, game: string, url: string) => `${name} bjuder in dig till ${game}: ${url}`,
    inviteSubject: (game: string) => `Kom och spela ${game}`,
    remind: (name: string) => `Påminn ${name}`,
    remindText: (name: string, game: string, url: string) => `Din tur, ${name}. ${game}: ${url}`,
    remindSubject: (game: string) => `Din tur i ${game}`,
  },
  seat: {
    yourTurn: (game: string) => `Din tur: ${game}`,
    turn: (who: string, game: string) => `${who}: ${game}`,
    withNames: (names: readonly string[]) => `med ${and(names)}`,
    since: 'Sedan sist:',
    tray: 'Det du kan göra',
    lookAgain: 'Titta efter igen',
    goOn: 'Vidare',
    finished: 'Given är slut.',
    lastDeal: 'Sista given',
    points: 'Poängen',
    again: 'Spela igen',
    againHelp: 'Samma sällskap, samma husregler, ny lek.',
    againMade: 'Bordet är dukat på nytt.',
    toAgain: 'Sätt dig',
  },
  pace: {
    label: 'Hur lång tid har man på sig?',
    help: 'Tiden löper för den som är i tur. Den står still för den som är borta.',
    hours: { 0: 'Ingen brådska', 12: 'En halv dag', 24: 'Ett dygn', 48: 'Två dygn', 72: 'Tre dygn', 168: 'En vecka' },
    end: 'När tiden är ute',
    ends: {
      remind: 'Bara en påminnelse',
      clock: 'Bordet lägger det enklaste',
      bot: 'En dator sitter in tills personen är tillbaka',
    },
    until: (when: string, left: string) => `Tid till ${when}, ${left} kvar.`,
    untilOf: (name: string, when: string, left: string) => `${name} har tid till ${when}, ${left} kvar.`,
    out: 'Tiden är ute, men det går bra att spela ändå.',
    outOf: (name: string) => `Tiden är ute för ${name}.`,
    away: (name: string, when: string) => `${name} är borta till ${when}.`,
    youAway: (when: string) => `Du är borta till ${when}. Din tid står still så länge.`,
    awayTitle: 'Borta ett tag',
    awayHelp: 'Då står din tid still, och de andra ser när du är tillbaka. Högst 14 dagar i en match.',
    awayUntil: 'Borta till och med',
    goAway: 'Säg till bordet',
    back: 'Jag är tillbaka',
  },
  bots: {
    fill: 'Fyll med datorspelare',
    strength: 'Hur bra de spelar',
    strengths: { plain: 'Snällt', strong: 'Så gott de kan' },
    playNow: 'Spela nu mot datorn',
    me: 'Jag',
    names: ['Ada-bot', 'Bertil-bot', 'Cilla-bot', 'Dag-bot', 'Elsa-bot', 'Folke-bot', 'Greta-bot'],
  },
  together: {
    cleared: (when: string) => `Bordet plockas undan ${when}. Spara matchen som fil om ni vill ha den kvar.`,
    remove: 'Plocka undan bordet',
    removeTitle: 'Vill du plocka undan bordet?',
    removeText: 'Allt försvinner för alla vid bordet, också protokollet. Det går inte att ångra.',
    removeYes: 'Plocka undan',
    removeNo: 'Nej, låt det stå',
    undo: 'Ångra',
    pause: 'Be om paus',
    paused: 'Spelet är pausat. Ingens tid löper.',
    resume: 'Spela vidare',
    leave: 'Lämna bordet',
    leaveTitle: 'Vill du lämna bordet?',
    leaveText: 'De andra får bestämma om en dator eller någon annan tar över din plats, eller om matchen slutar här.',
    leaveYes: 'Lämna bordet',
    leaveNo: 'Nej, sitt kvar',
    rejoin: 'Jag är tillbaka',
    yes: 'Ja',
    no: 'Nej',
    waits: (names: readonly string[]) => `Väntar på svar från ${and(names)}.`,
    asks: {
      undo: (by: string) => `${by} vill ta tillbaka sitt senaste drag.`,
      pause: (by: string) => `${by} vill ta en paus.`,
      bot: (by: string, about: string) => `${by} föreslår att en dator spelar åt ${about} så länge.`,
      replace: (by: string, about: string) => `${by} föreslår att någon annan får ta över efter ${about}.`,
      end: (by: string) => `${by} föreslår att ni slutar här.`,
    },
    missing: (name: string) => `${name} hör inte av sig. Vad vill ni göra?`,
    bot: (name: string) => `Låt en dator spela åt ${name} så länge`,
    replace: (name: string) => `Låt någon annan ta över efter ${name}`,
    end: 'Sluta här',
    openSeat: (name: string) => `${whose(name)} plats är ledig. Skicka bordets länk till den som vill ta över.`,
    botPlays: (name: string) => `En dator spelar åt ${name}.`,
    takeOver: (name: string) => `Ta över efter ${name}`,
  },
  notes: {
    clock: (name: string) => `Tiden var ute, bordet spelade åt ${name}`,
    away: (name: string) => `${name} är borta ett tag`,
    back: (name: string) => `${name} är tillbaka`,
    'asked-undo': (name: string) => `${name} vill ta tillbaka`,
    'took-back': (name: string) => `${name} tog tillbaka sitt drag`,
    'asked-pause': (name: string) => `${name} vill ta en paus`,
    paused: () => 'Spelet är pausat',
    resumed: (name: string) => `${name} satte i gång spelet igen`,
    'asked-bot': (name: string) => `${name} föreslår en datorspelare`,
    'bot-in': (name: string) => `En dator spelar åt ${name}`,
    'bot-out': (name: string) => `${name} spelar själv igen`,
    left: (name: string) => `${name} lämnade bordet`,
    'asked-replace': (name: string) => `${name} föreslår en ny spelare`,
    'open-seat': (name: string) => `${whose(name)} plats är ledig`,
    'new-person': (name: string) => `${name} tog över platsen`,
    'asked-end': (name: string) => `${name} vill sluta`,
    'called-off': () => 'Ni slutade här',
    declined: (name: string) => `${name} sa nej`,
  },
  concede: {
    title: 'Vill du ge upp given?',
    text: 'Motspelaren får poängen för den, och nästa giv delas ut. Det går inte att ångra.',
    yes: 'Ge upp given',
    no: 'Nej, spela vidare',
  },
  own: {
    title: 'Din egen länk',
    text: 'Med den kommer du tillbaka till din plats från en annan telefon eller dator.',
    warning: 'Den är bara din. Den som har den ser dina kort, så skicka den inte till någon annan.',
    label: 'Din egen länk',
    lost: 'Har den hamnat hos någon annan? Byt den.',
    askTitle: 'Vill du byta din egen länk?',
    askText:
      'Du får en ny, och den gamla slutar gälla överallt. På den här telefonen sitter du kvar; på dina andra öppnar du den nya.',
    askYes: 'Byt länken',
    askNo: 'Nej, behåll den',
  },
  key: {
    title: (name: string) => `Är det du, ${name}?`,
    text: (game: string) => `Då öppnas din plats vid bordet, ${game}, på den här telefonen.`,
    yes: 'Ja, det är jag',
    no: 'Nej, visa bara bordet',
  },
  sheet: { title: 'Protokoll', empty: 'Här skrivs poängen upp när första given är slut.' },
  story: { title: 'Vad som har hänt', empty: 'Inget har hänt än. Det första kortet är inte spelat.' },
  rules: {
    title: (game: string) => `Regler för ${game}`,
    usual: 'Ni spelar med de vanliga reglerna.',
    differs: 'Det här är annorlunda mot det vanliga',
    play: (game: string) => `Duka för ${game}`,
  },
  me,
  notice,
  fair: {
    title: 'Så blandas korten',
    steps: [
      {
        title: 'Ett förseglat kuvert',
        text: 'När ett bord dukas kastas en lång rad tärningar. Vad de visade läggs i ett kuvert som förseglas, och sigillets avtryck visas för alla innan någon har satt sig. Efter det går kuvertet inte att byta ut utan att det syns på avtrycket.',
      },
      {
        title: 'Alla får kupera',
        text: 'Den som sätter sig får skriva några ord, vilka som helst. De blandas in i leken. Den som dukade bordet kunde inte veta vad ni skulle skriva, och ingen av er vet vad som ligger i kuvertet. Därför kan ingen bestämma hur korten faller, inte ens vi.',
      },
      {
        title: 'Kuvertet öppnas',
        text: 'När matchen är slut öppnas kuvertet. Då räknas varje blandning om, kort för kort, och bordets sida säger om allt stämmer. Du kan spara matchen som fil och räkna själv.',
      },
    ],
    exactTitle: 'Exakt hur det går till',
    exact: [
      'För varje match dras en hemlighet på 256 bitar ur systemets kryptografiska slumpkälla. Dess SHA-256 visas på sidan där bordet dukas och på bordets egen sida innan någon sätter sig.',
      'Lek nummer n blandas med Fisher–Yates; den första har nummer 1, och nummer 0 är lotten om platserna. Talen tas ur en ström av block, räknade från 0, där block nummer b är',
      'Varje block läses som 32-bitars tal med den högsta byten först. Tal som skulle göra någon ordning vanligare än en annan kastas, så alla ordningar är lika troliga.',
      'Ingen annan slump används någonstans. Matchen som fil kan räknas om med',
    ],
    tableTitle: 'Blandningen vid det här bordet',
    commitment: 'Kuvertets sigill (SHA-256)',
    closed: 'Kuvertet öppnas när matchen är slut. Då står här vad som låg i det, och om sigillet håller.',
    secret: 'Det som låg i kuvertet',
    cuts: 'Kuperingarna, i den ordning ni satt er',
    noCuts: 'Ingen kuperade.',
    right: (packs: number) =>
      packs === 1
        ? 'Allt stämmer. Leken är omräknad och ligger kort för kort som den gavs.'
        : `Allt stämmer. Alla ${packs} blandningarna är omräknade och ligger kort för kort som de gavs.`,
    wrong: 'Det stämmer inte. Kuvertet och de kort som gavs hör inte ihop.',
    how: 'Så här går det till',
  },
  refusals: {
    stale: 'Bordet har ändrats sedan du öppnade sidan. Så här ser det ut nu.',
    'not-started': 'Spelet har inte börjat än.',
    over: 'Matchen är redan slut.',
    full: 'Alla platser är redan tagna.',
    started: 'Spelet har redan börjat.',
    'name-missing': 'Skriv vad du heter.',
    'name-too-long': 'Skriv ett kortare namn, högst 24 tecken.',
    'name-taken': 'Någon vid bordet heter redan så. Lägg till något, så att ni inte blandas ihop.',
    'cut-too-long': 'Kupera kortare, högst 60 tecken.',
    'phrase-too-long': 'Skriv en kortare fras, högst 40 tecken.',
    'away-too-long': 'Så länge kan man inte vara borta utan att de andra säger ja: högst 14 dagar i en match.',
    'away-in-past': 'Välj en dag som inte har varit än.',
    'asked-already': 'Ni har redan en fråga på bordet. Svara på den först.',
    'not-missing': 'Det går att fråga först när någon har lämnat bordet eller missat sin tid två gånger.',
    'no-undo': 'Det finns inget att ta tillbaka. Det går inte längre när korten har blandats om.',
    'not-asked': 'Ingen har frågat något just nu.',
    'not-filled': 'Alla har inte satt sig än.',
    'not-maker': 'Bara den som dukade bordet kan ge korten.',
    'option-conflict': 'De här husreglerna går inte ihop.',
    'bad-option': 'Det går inte att välja så. Välj något av det som står här.',
    'bad-seats': 'Så många kan inte spela så. Ändra antalet, eller hur ni spelar.',
    'unknown-option': 'Den husregeln finns inte i det här spelet.',
    'orders-too-late': 'Det har hunnit hända något vid bordet. Så här är det nu.',
    'claim-not-now': 'Det går att säga när det är din tur i ett stick.',
    'claim-not-certain': 'Det är inte säkert att resten är din. Någon annan kan ha kort som tar ett stick.',
    'no-rematch-yet': 'Det går att spela igen först när matchen är slut.',
  },
  errors: {
    openLabel: 'Har du hela länken? Klistra in den.',
    open: 'Öppna',
    askNew: 'Fick du länken av någon? Be om den en gång till.',
    'not-found': {
      title: 'Här tar tråden slut',
      text: always(
        'Länken leder inte till något bord. Kanske fattas en bit av den, eller så är bordet bortplockat: det sker 90 dagar efter sista kortet.',
      ),
    },
    'not-your-seat': {
      title: 'Det här är någon annans plats',
      text: (name?: string) =>
        `${name === undefined ? 'Platsen är tagen' : `Här sitter ${name}`}, och korten ser bara den som sitter här. Är det du? Öppna då din egen länk. Har du tappat bort den finns den på din andra telefon, under Mer.`,
    },
    'wrong-key': {
      title: 'Länken är inte hel',
      text: always(
        'Bordet finns, men den personliga länken passar inte till någon plats. Oftast har en bit av den fallit bort. Kopiera den en gång till, från början till slut.',
      ),
    },
    'old-key': {
      title: 'Den länken gäller inte längre',
      text: (name?: string) =>
        `${name === undefined ? 'Den som sitter här' : name} har bytt till en ny länk. Är det du? Öppna den nya; den finns på telefonen där du bytte, under Mer.`,
    },
    'wrong-me': {
      title: 'Länken gäller inte',
      text: always(
        'Antingen har en bit av den fallit bort, eller så har den bytts mot en ny. Den nya finns på telefonen där du bytte, på din egen sida.',
      ),
    },
    'too-large': {
      title: 'Det blev för mycket',
      text: always('Det du skickade var längre än vi kan ta emot. Gå tillbaka och skriv kortare.'),
    },
    'bad-form': {
      title: 'Något fattades',
      text: always('Det som skickades gick inte att läsa. Öppna bordet igen och försök därifrån.'),
    },
    'wrong-type': {
      title: 'Det gick inte att läsa',
      text: always('Det som skickades kom i en form vi inte kan läsa. Öppna bordet igen och försök därifrån.'),
    },
    'foreign-form': {
      title: 'Det kom från en annan sida',
      text: always('För säkerhets skull gör vi bara det som du väljer här hos oss. Öppna bordet och gör det därifrån.'),
    },
    'not-allowed': {
      title: 'Så går det inte att öppna',
      text: always('Adressen är till för något annat. Öppna bordet och fortsätt därifrån.'),
    },
    started: {
      title: 'Spelet har börjat',
      text: always('Alla platser blev tagna och korten är givna. Du får gärna titta på, eller duka ett eget bord.'),
    },
    full: {
      title: 'Alla platser är tagna',
      text: always('Någon hann före till den sista platsen. Du får gärna titta på, eller duka ett eget bord.'),
    },
    server: {
      title: 'Nu tappade vi tråden',
      text: always('Felet är vårt. Det som var spelat är sparat. Vänta en stund och öppna sidan igen.'),
    },
  },
}

export type SiteWords = typeof sv

/** Why the table itself refuses something. */
export type RefusalCode = keyof SiteWords['refusals']

import { listOf } from '../list.ts'
import { capital } from '../speech/speech.ts'
import { genitive } from '../speech/sv.ts'
import { fair } from './fair/sv.ts'
import { errors, refusals } from './faults/sv.ts'
import { me, notice } from './me/sv.ts'
import { notes, together } from './together/sv.ts'

const and = (names: readonly string[]): string => listOf('sv', names)
const few = (count: number): string =>
  ['ingen', 'en', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju'][count] ?? String(count)

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
    lost: 'Ingen kontakt med bordet just nu. Försök igen om en stund; inget spelas två gånger.',
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
    overLong: (when: string) => `Färdigspelat ${when}`,
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
    playingText: 'Alla platser är tagna, men du får gärna titta på. Dolda kort ser bara den som håller i dem.',
    overTitle: 'Matchen är slut',
    won: (names: readonly string[]) => `${and(names)} vann`,
    youWon: 'Du vann',
    youWonWith: (names: readonly string[]) => `Du och ${and(names)} vann`,
    nobodyWon: 'Ingen vann',
    elsewhere: 'Är det din plats? Öppna din egen länk, den du sparade eller fick från din andra telefon.',
    score: 'Ställning',
    out: 'ute',
    turnOf: (names: readonly string[]) =>
      names.length === 1 ? `${genitive(names[0] ?? '')} tur` : `${and(names)} har var sitt val att göra`,
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
        : `Skicka länken till dem du vill spela med: ${few(free)} platser är lediga. Den visar bara bordet, aldrig några kort.`,
    filled: 'Alla sitter.',
    ledeFilled: 'Nu är det bara att ge korten.',
    seated: 'Du sitter.',
    ledeSeated: (maker: string) => `${maker} ger när alla sitter. Då syns dina kort här.`,
    ledeDealing: (maker: string) => `Nu är det ${maker} som ska ge. Då syns dina kort här.`,
    link: 'Länk till bordet',
    order: 'Platserna',
    lot: 'Lottas',
    lotHelp: 'Slumpen avgör vem som sitter var och vem som ger.',
    sat: 'Som ni kom',
    satHelp: 'Medsols i den ordning ni satte er. Den som kom sist ger.',
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
    qrHelp: 'Rikta kameran på en annan telefon mot koden.',
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
    help: 'Tiden går för den vars tur det är. Den står still för den som är borta.',
    hours: { 0: 'Ingen brådska', 12: 'En halv dag', 24: 'Ett dygn', 48: 'Två dygn', 72: 'Tre dygn', 168: 'En vecka' },
    end: 'När tiden är ute',
    ends: {
      remind: 'Bara en påminnelse',
      clock: 'Bordet spelar det enklaste åt spelaren',
      bot: 'En dator spelar tills spelaren är tillbaka',
    },
    until: (when: string, left: string) => `Tid till ${when}, ${left} kvar.`,
    untilOf: (name: string, when: string, left: string) => `${name} har tid till ${when}, ${left} kvar.`,
    out: 'Tiden är ute, men det går bra att spela ändå.',
    outOf: (name: string) => `Tiden är ute för ${name}.`,
    away: (name: string, day: string) => `${name} är borta till och med ${day}.`,
    youAway: (day: string) => `Du är borta till och med ${day}.`,
    awayStill: 'Din tid står still så länge.',
    awayTitle: 'Borta ett tag',
    awayHelp:
      'Då står din tid still, och de andra ser hur länge du är borta. Blir det mer än 14 dagar i en match frågar vi dem först.',
    awayBot: 'Låt en dator spela åt mig så länge',
    awayUntil: 'Borta till och med',
    goAway: 'Säg till bordet',
    back: 'Jag är tillbaka',
  },
  bots: {
    fill: 'Fyll med datorspelare',
    strength: 'Hur bra de spelar',
    strengths: { plain: 'Snällt', strong: 'Så gott de kan' },
    instead: 'Bjud in någon i stället för en datorspelare',
    playNow: 'Spela nu mot datorn',
    host: 'Värden',
    names: ['Ada-bot', 'Bertil-bot', 'Cilla-bot', 'Dag-bot', 'Elsa-bot', 'Folke-bot', 'Greta-bot'],
  },
  together,
  notes,
  concede: {
    title: 'Vill du ge upp given?',
    text: 'Det går inte att ångra.',
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
    doneTitle: 'Länken är bytt',
    doneText: 'Den gamla gäller inte längre. Spara den nya, eller öppna den på dina andra telefoner.',
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
  fair,
  refusals,
  errors,
}

export type SiteWords = typeof sv

/** Why the table itself refuses something. */
export type RefusalCode = keyof SiteWords['refusals']

import { listOf } from '../list.ts'
import { me, notice } from './me/da.ts'
import type { SiteWords } from './sv.ts'

const and = (names: readonly string[]): string => listOf('da', names)
const few = (count: number): string =>
  ['ingen', 'en', 'to', 'tre', 'fire', 'fem', 'seks', 'syv'][count] ?? String(count)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** Karins, but Mads' and Max'. */
const whose = (name: string): string => (/[sxz]$/i.test(name) ? `${name}'` : `${name}s`)
const always =
  (text: string) =>
  (_name?: string): string =>
    text

/** Everything the house itself says, in Danish. */
export const da: SiteWords = {
  chrome: {
    languages: 'Sprog',
    home: 'Kortlänk, dine borde',
    skip: 'Til det, du kan gøre',
    more: 'Mere',
    me: 'Dig',
    toHome: 'Til dine borde',
    toTable: 'Til bordet',
    description: 'Spil kort over et link, i jeres eget tempo. Ingen konto, intet at installere.',
  },
  home: {
    title: 'Kortspil over et link',
    welcome: 'Spil kort med dem, du holder af, selv om I sidder hver for sig.',
    how: 'Dæk et bord, send linket, og læg et kort, når du har tid. Det virker på en hvilken som helst telefon, uden konto og uden at noget skal installeres.',
    tables: 'Dine borde',
    newTable: 'Dæk et nyt bord',
    choose: 'Vælg et spil, og send linket.',
    yourTurn: 'Din tur',
    yourTurnSince: (when) => `Din tur siden ${when}`,
    turnSince: (when) => `Siden ${when}`,
    open: 'Samles',
    openLong: 'Alle har ikke sat sig endnu',
    over: 'Færdigt',
    overLong: (when) => `Spillet færdigt ${when}`,
    with: (names) => `med ${and(names)}`,
    rules: 'Spillenes regler',
    fair: 'Sådan blandes kortene',
  },
  setUp: {
    title: (game) => `Dæk op til ${game}`,
    lede: 'Du får et link, du kan sende til dem, du vil spille med.',
    name: 'Dit navn',
    presets: 'Sådan spiller I',
    seats: 'Antal spillere',
    seatsUsual: 'Det almindelige antal',
    seatCount: (count) => `${capital(few(count))} spillere`,
    submit: 'Dæk bordet',
    details: 'Husregler med mere',
    detailsHelp: 'Rører du ikke noget her, spiller I, som de fleste gør.',
    asAbove: 'Som valgt ovenfor',
    usual: (value) => `${value} (det almindelige)`,
    phrase: (usual: string) => `En vending, I selv finder på. Ellers siger I: ${usual}`,
    rules: (game) => `Reglerne for ${game}`,
  },
  cut: {
    label: 'Tag af, hvis du vil',
    help: 'Skriv hvad som helst. Det blandes ind i kortene, så ingen kan have bestemt på forhånd, hvordan de falder.',
    link: 'Sådan blandes kortene',
    sealed: (start) => `Kuverten er forseglet: ${start}…`,
  },
  table: {
    invited: (name, game) => `${name} inviterer dig til ${game}.`,
    inviteLede: 'Skriv dit navn, og sæt dig. I spiller, når I har tid; ingen konto, intet at installere.',
    sit: 'Sæt dig',
    toSeatOf: (name) => `Til din plads, ${name}`,
    anotherHere: 'En anden på denne telefon vil gerne sidde med',
    sitting: (count, of) =>
      count === of
        ? of === 2
          ? 'Begge har sat sig'
          : `Alle ${few(of)} har sat sig`
        : `${capital(few(count))} af ${few(of)} har sat sig`,
    free: 'ledig',
    you: 'dig',
    full: 'Alle pladser er taget',
    fullText: (maker) => `Spillet begynder, når ${maker} giver kort.`,
    playingText: 'Alle pladser er taget, men du må gerne se med. Kortene på hånden ser kun den, der holder dem.',
    overTitle: 'Partiet er slut',
    won: (names) => `${and(names)} vandt`,
    youWon: 'Du vandt',
    youWonWith: (names) => `Du og ${and(names)} vandt`,
    nobodyWon: 'Ingen vandt',
    elsewhere: 'Er det din plads? Åbn dit eget link, det du gemte eller fik fra din anden telefon.',
    score: 'Stilling',
    turnOf: (names) =>
      names.length === 1 ? `${whose(names[0] ?? '')} tur` : `${and(names)} har hver et valg at træffe`,
    since: (when) => `Siden ${when}.`,
    sheet: 'Regnskabet',
    rules: 'Reglerne ved bordet',
    story: 'Det er der sket',
    fair: 'Sådan blandes kortene',
    record: 'Gem partiet som fil',
    makeOwn: 'Dæk dit eget bord',
  },
  lobby: {
    title: 'Bordet er dækket',
    heading: 'Bordet er dækket.',
    lede: (free) =>
      free === 1
        ? 'Send linket til den, du vil spille med. Det viser kun bordet, aldrig nogen kort.'
        : `Send linket til dem, du vil spille med, ${few(free)} til. Det viser kun bordet, aldrig nogen kort.`,
    filled: 'Alle har sat sig.',
    ledeFilled: 'Nu venter de kun på dig.',
    seated: 'Du sidder med.',
    ledeSeated: (maker) => `${maker} giver, når alle har sat sig. Så kan du se dine kort her.`,
    ledeDealing: (maker) => `Nu venter I på, at ${maker} giver. Så kan du se dine kort her.`,
    link: 'Link til bordet',
    order: 'Pladserne',
    lot: 'Trækkes',
    lotHelp: 'Lodtrækning afgør, hvem der sidder hvor, og hvem der giver.',
    sat: 'Som I kom',
    satHelp: 'Med uret i den rækkefølge, I satte jer. Den sidst ankomne giver.',
    start: 'Giv kortene',
    startWaits: (of) => `Giv kortene, når ${few(of)} har sat sig`,
  },
  share: {
    copy: 'Kopiér linket',
    copied: 'Kopieret',
    share: 'Del …',
    sms: 'Sms',
    mail: 'Mail',
    qr: 'Vis som QR-kode',
    qrAlt: 'QR-kode til bordet',
    qrHelp: 'Hold en anden telefon foran.',
    invite: (name, game, url) => `${name} inviterer dig til ${game}: ${url}`,
    inviteSubject: (game) => `Kom og spil ${game}`,
    remind: (name) => `Mind ${name} om det`,
    remindText: (name, game, url) => `Din tur, ${name}. ${game}: ${url}`,
    remindSubject: (game) => `Din tur i ${game}`,
  },
  seat: {
    yourTurn: (game) => `Din tur: ${game}`,
    turn: (who, game) => `${who}: ${game}`,
    withNames: (names) => `med ${and(names)}`,
    since: 'Siden sidst:',
    tray: 'Det, du kan gøre',
    lookAgain: 'Se efter igen',
    goOn: 'Videre',
    finished: 'Spillet er ude.',
    lastDeal: 'Det sidste spil',
    points: 'Pointene',
    again: 'Spil igen',
    againHelp: 'Samme selskab, samme husregler, nye kort.',
    againMade: 'Bordet er dækket igen.',
    toAgain: 'Sæt dig',
  },
  pace: {
    label: 'Hvor lang tid har man?',
    help: 'Tiden løber for den, der har tur. Den står stille for den, der er væk.',
    hours: { 0: 'Ingen hast', 12: 'En halv dag', 24: 'Et døgn', 48: 'To døgn', 72: 'Tre døgn', 168: 'En uge' },
    end: 'Når tiden er gået',
    ends: { remind: 'Kun en påmindelse', clock: 'Bordet spiller det enkleste' },
    until: (when: string, left: string) => `Tid til ${when}, ${left} tilbage.`,
    untilOf: (name: string, when: string, left: string) => `${name} har tid til ${when}, ${left} tilbage.`,
    out: 'Tiden er gået, men du kan godt spille alligevel.',
    outOf: (name: string) => `Tiden er gået for ${name}.`,
    away: (name: string, when: string) => `${name} er væk til ${when}.`,
    youAway: (when: string) => `Du er væk til ${when}. Din tid står stille så længe.`,
    awayTitle: 'Væk et stykke tid',
    awayHelp: 'Så står din tid stille, og de andre kan se, hvornår du er tilbage. Højst 14 dage i et parti.',
    awayUntil: 'Væk til og med',
    goAway: 'Sig det til bordet',
    back: 'Jeg er tilbage',
  },
  concede: {
    title: 'Vil du opgive spillet her?',
    text: 'Din modspiller får pointene for det, og der gives på ny. Det kan ikke fortrydes.',
    yes: 'Opgiv dette spil',
    no: 'Nej, spil videre',
  },
  own: {
    title: 'Dit eget link',
    text: 'Med det kommer du tilbage til din plads fra en anden telefon eller computer.',
    warning: 'Det er kun dit. Den, der har det, kan se dine kort, så send det ikke til andre.',
    label: 'Dit eget link',
    lost: 'Er det havnet hos en anden? Skift det ud.',
    askTitle: 'Vil du skifte dit eget link ud?',
    askText:
      'Du får et nyt, og det gamle holder op med at gælde overalt. På denne telefon bliver du siddende; på dine andre åbner du det nye.',
    askYes: 'Skift linket ud',
    askNo: 'Nej, behold det',
  },
  key: {
    title: (name) => `Er det dig, ${name}?`,
    text: (game) => `Så åbnes din plads ved bordet, ${game}, på denne telefon.`,
    yes: 'Ja, det er mig',
    no: 'Nej, vis bare bordet',
  },
  sheet: { title: 'Regnskab', empty: 'Her skrives pointene op, når det første spil er ude.' },
  story: { title: 'Det er der sket', empty: 'Der er ikke sket noget endnu. Det første kort er ikke spillet.' },
  rules: {
    title: (game) => `Regler for ${game}`,
    usual: 'I spiller med de almindelige regler.',
    differs: 'Her spiller I anderledes end normalt',
    play: (game) => `Dæk op til ${game}`,
  },
  me,
  notice,
  fair: {
    title: 'Sådan blandes kortene',
    steps: [
      {
        title: 'En forseglet kuvert',
        text: 'Når et bord bliver dækket, kastes en lang række terninger. Det, de viste, lægges i en kuvert, som forsegles, og aftrykket af seglet vises for alle, før nogen har sat sig. Derefter kan kuverten ikke byttes ud, uden at det kan ses på aftrykket.',
      },
      {
        title: 'Alle må tage af',
        text: 'Den, der sætter sig, må skrive et par ord, lige hvad det skal være. De blandes ind i kortene. Den, der dækkede bordet, kunne ikke vide, hvad I ville skrive, og ingen af jer ved, hvad der ligger i kuverten. Derfor kan ingen bestemme, hvordan kortene falder, heller ikke vi.',
      },
      {
        title: 'Kuverten åbnes',
        text: 'Når partiet er slut, åbnes kuverten. Så regnes hver blanding efter, kort for kort, og bordets side fortæller, om det hele passer. Du kan gemme partiet som fil og regne selv.',
      },
    ],
    exactTitle: 'Helt nøjagtigt',
    exact: [
      'For hvert parti trækkes en hemmelighed på 256 bit fra systemets kryptografiske tilfældighedskilde. Dens SHA-256 vises på siden, hvor bordet dækkes, og på bordets egen side, før nogen sætter sig.',
      'Spil nummer n blandes med Fisher–Yates; det første har nummer 1, og nummer 0 er lodtrækningen om pladserne. Tallene tages fra en strøm af blokke, talt fra 0, hvor blok nummer b er',
      'Hver blok læses som 32-bits tal med den højeste byte først. Tal, der ville gøre én rækkefølge mere sandsynlig end en anden, kasseres, så alle rækkefølger er lige sandsynlige.',
      'Der bruges ingen anden tilfældighed noget sted. Partiet som fil kan regnes efter med',
    ],
    tableTitle: 'Blandingen ved dette bord',
    commitment: 'Kuvertens segl (SHA-256)',
    closed: 'Kuverten åbnes, når partiet er slut. Så står her, hvad der lå i den, og om seglet holder.',
    secret: 'Det, der lå i kuverten',
    cuts: 'Det, I skrev, da I tog af, i den rækkefølge I satte jer',
    noCuts: 'Ingen tog af.',
    right: (packs) =>
      packs === 1
        ? 'Det hele passer. Blandingen er regnet efter, og kort for kort ligger den, som den blev givet.'
        : `Det hele passer. Alle ${packs} blandinger er regnet efter, og kort for kort ligger de, som de blev givet.`,
    wrong: 'Det passer ikke. Kuverten og de kort, der blev givet, hører ikke sammen.',
    how: 'Sådan foregår det',
  },
  refusals: {
    stale: 'Bordet har ændret sig, siden du åbnede siden. Sådan ser det ud nu.',
    'not-started': 'Spillet er ikke begyndt endnu.',
    over: 'Partiet er allerede slut.',
    full: 'Alle pladser er allerede taget.',
    started: 'Spillet er allerede begyndt.',
    'name-missing': 'Skriv, hvad du hedder.',
    'name-too-long': 'Skriv et kortere navn, højst 24 tegn.',
    'name-taken': 'En ved bordet hedder allerede sådan. Føj noget til, så I ikke bliver blandet sammen.',
    'cut-too-long': 'Skriv noget kortere, højst 60 tegn.',
    'phrase-too-long': 'Skriv en kortere vending, højst 40 tegn.',
    'away-too-long': 'Så længe kan man ikke være væk, uden at de andre siger ja: højst 14 dage i et parti.',
    'away-in-past': 'Vælg en dag, der ikke har været endnu.',
    'not-filled': 'Alle har ikke sat sig endnu.',
    'not-maker': 'Kun den, der dækkede bordet, kan give kortene.',
    'option-conflict': 'De her husregler går ikke sammen.',
    'bad-option': 'Sådan kan man ikke vælge. Vælg noget af det, der står her.',
    'unknown-option': 'Den husregel findes ikke i dette spil.',
    'no-rematch-yet': 'I kan først spille igen, når partiet er slut.',
  },
  errors: {
    openLabel: 'Har du hele linket? Sæt det ind.',
    open: 'Åbn',
    askNew: 'Fik du linket af nogen? Bed om det en gang til.',
    'not-found': {
      title: 'Her ender tråden',
      text: always(
        'Linket fører ikke til noget bord. Måske mangler der et stykke af det, eller også er der ryddet af bordet: det sker 90 dage efter det sidste kort.',
      ),
    },
    'not-your-seat': {
      title: 'Det her er en andens plads',
      text: (name) =>
        `${name === undefined ? 'Pladsen er taget' : `Her sidder ${name}`}, og kortene ser kun den, der sidder her. Er det dig? Så åbn dit eget link. Er det blevet væk, ligger det på din anden telefon, under Mere.`,
    },
    'wrong-key': {
      title: 'Linket er ikke helt',
      text: always(
        'Bordet findes, men det personlige link passer ikke til nogen plads. Som regel er der faldet et stykke af. Kopiér det en gang til, fra start til slut.',
      ),
    },
    'old-key': {
      title: 'Det link gælder ikke mere',
      text: (name) =>
        `${name ?? 'Den, der sidder her,'} har skiftet til et nyt link. Er det dig? Så åbn det nye; det ligger på den telefon, hvor du skiftede det, under Mere.`,
    },
    'wrong-me': {
      title: 'Linket gælder ikke',
      text: always(
        'Enten er en bid af det faldet af, eller også er det skiftet ud med et nyt. Det nye er på den telefon, hvor du skiftede det, på din egen side.',
      ),
    },
    'too-large': {
      title: 'Det blev for meget',
      text: always('Det, du sendte, var længere, end vi kan tage imod. Gå tilbage, og skriv det kortere.'),
    },
    'bad-form': {
      title: 'Der manglede noget',
      text: always('Det, der blev sendt, kunne ikke læses. Åbn bordet igen, og prøv derfra.'),
    },
    'wrong-type': {
      title: 'Det kunne ikke læses',
      text: always('Det, der blev sendt, kom i en form, vi ikke kan læse. Åbn bordet igen, og prøv derfra.'),
    },
    'foreign-form': {
      title: 'Det kom fra en anden side',
      text: always('For en sikkerheds skyld gør vi kun det, du vælger her hos os. Åbn bordet, og gør det derfra.'),
    },
    'not-allowed': {
      title: 'Sådan kan det ikke åbnes',
      text: always('Adressen er til noget andet. Åbn bordet, og fortsæt derfra.'),
    },
    started: {
      title: 'Spillet er begyndt',
      text: always(
        'Alle pladser blev taget, og kortene er givet. Du må gerne se med, eller du kan dække dit eget bord.',
      ),
    },
    full: {
      title: 'Alle pladser er taget',
      text: always('En anden nåede den sidste plads først. Du må gerne se med, eller du kan dække dit eget bord.'),
    },
    server: {
      title: 'Nu tabte vi tråden',
      text: always('Fejlen er vores. Det, der var spillet, er gemt. Vent lidt, og åbn siden igen.'),
    },
  },
}

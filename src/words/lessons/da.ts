import type { LessonWords } from './sv.ts'

/** What somebody is told the first time a kind of turn comes to them, in Danish. */
export const da: LessonWords = {
  label: 'Sådan gør man',
  off: 'Ikke flere tips',
  setting: 'Forklar spil, der er nye for mig',
  ekarte: {
    proposal:
      'Er hånden svag, foreslår du et bytte. Er den stærk, spiller du: det gælder om at tage tre af de fem stik.',
    answer: 'Siger du ja, må I begge bytte kort. Siger du nej, spiller I med dem, I har.',
    exchange: 'Vælg de kort, du vil af med. Trumfer og konger er værd at gemme.',
    king: 'Den, der har trumfkongen, får et point for at melde den.',
    lead: 'Kongen er højest, så dame, knægt, es og ti. Trumf slår alle andre farver.',
    follow: 'Bekend farve, og stik over, hvis du kan. Har du ikke farven, skal du trumfe.',
    claim: 'Et kort blev lagt mod reglerne. Du vælger, om der skal spilles om, eller om det gælder.',
  },
  rodskagg: {
    cut: 'Den, der giver, skal selv tage af. Gør en anden det, kan den, der opdager det, banke.',
    'deal-ready': 'Når du har givet, siger du til. Først da må de andre tage deres kort op.',
    'pick-up': 'Giveren har sagt til, så nu må du tage dine kort op.',
    exchange: 'Er hånden lav, må du bytte kort, før I spiller.',
    bid: 'Der spilles seks stik. Den, der melder højest, skal tage så mange.',
    lead: 'Hvert stik trækker et point fra, og du skal ned på præcis nul. Ingen farve er trumf.',
    follow: 'Bekend farve, hvis du kan. Ellers lægger du, hvad du vil, men det kort tager ikke noget.',
    question: 'Fire stik er spillet. Nu spørger spilføreren dem, der ikke har noget stik, om de går med.',
    answer: 'Du har ikke noget stik endnu. Går du med, tæller stikkene dobbelt, men uden stik bliver det dyrt.',
    ready: 'Står du på ét eller nul, siger du det højt, før du går videre.',
  },
  spader: {
    draw: 'Beholder du kortet, lægges det næste væk uset. Lægger du det væk, får du det næste, uanset hvad det er.',
    look: 'Blindt nul meldes, før man har set sine kort. Ellers kigger du først.',
    'bid-pairs': 'Meld de stik, du tror, du tager. Din og din makkers melding bliver tilsammen et løfte.',
    'bid-alone': 'Meld de stik, du tror, du tager. Meldingen er et løfte.',
    'bid-family': 'Gæt, hvor mange stik du tager. Gætter du helt rigtigt, får du fem point mere.',
    'bid-suicide': 'I hvert par melder den ene nul, altså slet ingen stik, og den anden et tal.',
    give: 'Den, der har meldt blindt nul, bytter to kort med sin makker og vil helst have lave.',
    lead: 'Spar er trumf og slår alle andre farver. Den spilles ikke ud, før den er brudt.',
    follow: 'Bekend farve, hvis du kan. Ellers må du lægge, hvad du vil, og spar slår alt andet.',
    name: 'Spar kom for tidligt, så du vælger, hvilken farve der skal spilles ud i stedet.',
  },
  sjufingre: {
    give: 'Alle giver på samme tid. Giv gerne kort væk, der koster point.',
    lead: 'Kortet, du spiller ud, bestemmer farven, og det højeste i den tager stikket. Tit er det bedst at slippe for det.',
    follow: 'Bekend farve, hvis du kan. Blå 5 er jokeren og tager altid stikket.',
    build: 'Vælg et kort på hånden. Så står der her, hvad det kan tage, om det kan lægges, og hvad du kan bygge.',
    solitaire: 'Rækkerne bygges op og ned fra otteren. Den, der først er af med alle kort, vinder runden.',
  },
}

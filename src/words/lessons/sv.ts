import type { EkarteDecision } from '../../games/ekarte/index.ts'
import type { RodskaggDecision } from '../../games/rodskagg/index.ts'
import type { SjufingreDecision } from '../../games/sjufingre/index.ts'
import type { SpaderDecision } from '../../games/spader/index.ts'

type Lessons<Decision extends string> = Readonly<Record<Exclude<Decision, 'over'>, string>>

/** What somebody is told the first time a kind of turn comes to them, in Swedish. True under all house rules. */
export const sv = {
  label: 'Så går det till',
  off: 'Inga fler tips',
  setting: 'Förklara spel som är nya för mig',
  ekarte: {
    proposal: 'Är handen svag föreslår du byte. Är den stark spelar du: det gäller att ta tre av de fem sticken.',
    answer: 'Säger du ja får ni båda byta kort. Säger du nej spelar ni med dem ni har.',
    exchange: 'Välj korten du vill bli av med. Trumf och kungar är värda att spara.',
    king: 'Den som har trumfkungen får en poäng för att märka den.',
    lead: 'Kungen är högst, sedan dam, knekt, ess och tio. Trumf slår alla andra färger.',
    follow: 'Bekänn färgen och ta över om du kan. Har du inte färgen måste du trumfa.',
    claim: 'Ett kort lades mot reglerna. Du väljer om given ska spelas om eller gälla.',
  } satisfies Lessons<EkarteDecision>,
  rodskagg: {
    cut: 'Den som ger ska kupera själv. Gör någon annan det kan den som märker det knacka.',
    'deal-ready': 'När du har delat ut säger du till. Först då får de andra ta upp sina kort.',
    'pick-up': 'Den som gav har sagt till, så nu får du ta upp dina kort.',
    exchange: 'Är handen låg får du byta kort innan ni spelar.',
    bid: 'Det spelas sex stick. Den som bjuder högst måste ta så många.',
    lead: 'Varje stick drar en poäng, och du ska ner till precis noll. Ingen färg är trumf.',
    follow: 'Bekänn färgen om du kan. Annars lägger du vad du vill, men det kortet tar inget.',
    question: 'Fyra stick är spelade. Nu frågar spelföraren dem som inte har något stick om de går med.',
    answer: 'Du har inget stick än. Går du med räknas sticken dubbelt, men tar du inget blir det dyrt.',
    ready: 'Står du på ett eller noll säger du det högt innan du går vidare.',
  } satisfies Lessons<RodskaggDecision>,
  spader: {
    draw: 'Behåller du kortet läggs nästa bort osett. Lägger du bort det får du nästa, vilket det än är.',
    look: 'Ett blint noll bjuds innan man har sett sina kort. Annars tittar du först.',
    'bid-pairs': 'Bjud de stick du tror att du tar. Ditt och din partners bud blir tillsammans ett löfte.',
    'bid-alone': 'Bjud de stick du tror att du tar. Budet är ett löfte.',
    'bid-family': 'Gissa hur många stick du tar. Gissar du precis rätt får du fem poäng till.',
    'bid-suicide': 'I varje lag bjuder den ena noll, alltså inget stick alls, och den andra ett tal.',
    give: 'Den som har bjudit blint noll byter två kort med sin partner, och vill helst ha låga.',
    lead: 'Spader är trumf och slår alla andra färger. Den spelas inte ut förrän den är bruten.',
    follow: 'Bekänn färgen om du kan. Annars får du lägga vad du vill, och spader slår allt annat.',
    name: 'Spader kom för tidigt, så du får välja vilken färg som ska spelas ut i stället.',
  } satisfies Lessons<SpaderDecision>,
  sjufingre: {
    give: 'Alla ger samtidigt. Ge gärna bort kort som kostar poäng.',
    lead: 'Kortet du spelar ut bestämmer färgen, och det högsta i den tar sticket. Ofta är det bäst att slippa.',
    follow: 'Bekänn färgen om du kan. Blå 5 är jokern och tar alltid sticket.',
    build: 'Välj ett kort på handen. Då står det här vad det kan ta, om det kan läggas, och vad du kan bygga.',
    solitaire: 'Raderna byggs uppåt och nedåt från åttan. Den som först är av med alla kort vinner rundan.',
  } satisfies Lessons<SjufingreDecision>,
}

export type LessonWords = typeof sv

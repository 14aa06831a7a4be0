import type { EkarteReason } from '../../bots/ekarte/index.ts'
import type { RodskaggReason } from '../../bots/rodskagg/index.ts'
import { capital } from '../speech/speech.ts'
import { card, few } from '../speech/sv.ts'
import { sjufingre } from './sjufingre/sv.ts'
import { spader } from './spader/sv.ts'
import type { BotWords } from './words.ts'

const ekarte = (reason: EkarteReason): string => {
  switch (reason.code) {
    case 'stands-well':
      return 'Handen tar oftast poängen som den är.'
    case 'refuses-well':
      return 'Handen är bra nog, så motspelaren ska inte få bättre kort.'
    case 'king-is-safe':
      return `Du har ${card(reason.king)}, så den som gav kan inte få den. Bättre kort skadar inte.`
    case 'needs-cards':
      return `Handen är för svag: ${few(reason.count)} kort är ${reason.count === 1 ? 'värt' : 'värda'} att byta.`
    case 'gives-cards':
      return `Du vill själv byta ${few(reason.count)} kort.`
    case 'score-says':
      return 'Med den här ställningen lönar det sig.'
    case 'keeps':
      return 'Trumf och kungar sparas, resten byts.'
    case 'must-throw':
      return 'Det finns inget annat att göra här.'
    case 'marks-king':
      return 'Kungen ger en poäng gratis.'
    case 'hides-king':
      return 'Den som tar poängen vinner ändå, så det är bäst att hålla kungen hemlig.'
    case 'no-king':
      return 'Du har inte trumfkungen.'
    case 'only-card':
      return `Bara ${card(reason.card)} går att lägga.`
    case 'sure-trick':
      return `${capital(card(reason.card))} tar säkert sticket.`
    case 'leads-trump':
      return 'Hög trumf först, så att inget blir trumfat.'
    case 'leads-long-suit':
      return `Spela ut det högsta i din längsta färg: ${card(reason.card)}.`
    case 'leads-single':
      return `${capital(card(reason.card))} har bäst chans att ta sticket.`
    case 'takes-cheaply':
      return `${capital(card(reason.card))} tar sticket utan att kosta mer än nödvändigt.`
    case 'throws-low':
      return `Sticket går inte att ta, så ${card(reason.card)} är billigast att lägga.`
    case 'point-made':
      return 'Du har redan poängen, så kortet får ligga.'
    case 'stands-cheap':
      return 'Du förlorar inget på att låta kortet ligga.'
    case 'again-better':
      return 'Det kan gå bättre om given spelas om.'
    case 'takes-back':
      return 'Kortet var fel. Tar du tillbaka det nu kostar det inget.'
    case 'packets':
      return 'Hur korten delas spelar ingen roll för chanserna.'
    case 'gives-up':
      return 'Given är redan förlorad.'
  }
}

const rodskagg = (reason: RodskaggReason): string => {
  switch (reason.code) {
    case 'bid-worth':
      return `Handen är värd ungefär ${few(reason.tricks)} stick.`
    case 'bid-low':
      return 'Ett lågt bud är tryggast här, fast handen är bättre.'
    case 'bid-penalty':
      return 'Under noll är det bara straffpoäng som hjälper. Budet ska inte hållas.'
    case 'bid-redbeard':
      return 'Handen kan ta alla sex sticken.'
    case 'passes':
      return 'Handen räcker inte till ett högre bud.'
    case 'new-cards':
      return 'Handen är så låg att nya kort bara kan göra den bättre.'
    case 'keeps-hand':
      return 'Handen får duga.'
    case 'throws-lowest':
      return 'De lägsta korten går bort.'
    case 'only-card':
      return `Bara ${card(reason.card)} går att lägga.`
    case 'sure-trick':
      return `${capital(card(reason.card))} tar säkert sticket.`
    case 'leads-high':
      return `Spela ut ${card(reason.card)}: du vill ha fler stick.`
    case 'leads-waiting':
      return `Börja lågt med ${card(reason.card)} och spara de höga korten.`
    case 'leads-low':
      return `Spela ut lågt, ${card(reason.card)}: du vill inte ha sticket.`
    case 'takes':
      return `Du behöver ${few(reason.wanted)} stick till, och ${card(reason.card)} kan ta det här.`
    case 'takes-unwilling':
      return `Sticket går knappast att slippa, så lägg ${card(reason.card)}.`
    case 'ducks':
      return `Håll dig under med ${card(reason.card)}, så slipper du sticket.`
    case 'throws-high':
      return `Bli av med ${card(reason.card)} medan den inte kan ta något.`
    case 'throws-low':
      return `Spara de höga korten: ${card(reason.card)} kan du avvara.`
    case 'stays-strong':
      return 'Du har ett kort som ingen kan ta över, och ett stick är värt två poäng.'
    case 'stays-in-need':
      return 'Det är värt risken att gå med.'
    case 'folds-weak':
      return 'Korten är för svaga. Sex poäng till är dyrare än att lägga sig.'
    case 'folds-safe':
      return 'Ställningen är bättre som den är.'
    case 'ritual':
      return 'Så ska det gå till.'
    case 'forgets':
      return 'Det kan kosta om någon knackar.'
    case 'says-score':
      return `Den som står på ${few(reason.score)} måste säga det.`
    case 'has-noticed':
      return 'Det där var ett fel, och då knackar man.'
  }
}

/** Why a bot would do what it does, in Swedish. */
export const sv: BotWords = { ekarte, rodskagg, spader, sjufingre }

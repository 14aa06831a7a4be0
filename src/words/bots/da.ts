import type { EkarteReason } from '../../bots/ekarte/index.ts'
import type { RodskaggReason } from '../../bots/rodskagg/index.ts'
import { card, few } from '../speech/da.ts'
import { capital } from '../speech/speech.ts'
import { sjufingre } from './sjufingre/da.ts'
import { spader } from './spader/da.ts'
import type { BotWords } from './words.ts'

const ekarte = (reason: EkarteReason): string => {
  switch (reason.code) {
    case 'stands-well':
      return 'Hånden tager som regel pointet, som den er.'
    case 'refuses-well':
      return 'Hånden er god nok, så modspilleren skal ikke have bedre kort.'
    case 'king-is-safe':
      return `Du har ${card(reason.king)}, så giveren kan ikke få den. Bedre kort skader ikke.`
    case 'needs-cards':
      return `Hånden er for svag: ${few(reason.count)} kort er værd at bytte.`
    case 'gives-cards':
      return `Du vil selv bytte ${few(reason.count)} kort.`
    case 'score-says':
      return 'Med den stilling kan det betale sig.'
    case 'keeps':
      return 'Trumfer og konger gemmes, resten byttes.'
    case 'must-throw':
      return 'Der er ikke andet at gøre her.'
    case 'marks-king':
      return 'Kongen giver et gratis point.'
    case 'hides-king':
      return 'Den, der tager pointet, vinder alligevel, så kongen holdes bedst skjult.'
    case 'no-king':
      return 'Du har ikke trumfkongen.'
    case 'only-card':
      return `Kun ${card(reason.card)} kan lægges.`
    case 'sure-trick':
      return `${capital(card(reason.card))} tager helt sikkert stikket.`
    case 'leads-trump':
      return 'Høj trumf først, så intet bliver trumfet.'
    case 'leads-long-suit':
      return `Spil højest i din længste farve: ${card(reason.card)}.`
    case 'leads-single':
      return `${capital(card(reason.card))} har den bedste chance for at tage stikket.`
    case 'takes-cheaply':
      return `${capital(card(reason.card))} tager stikket uden at koste mere end nødvendigt.`
    case 'throws-low':
      return `Stikket kan ikke tages, så ${card(reason.card)} er billigst at give væk.`
    case 'point-made':
      return 'Du har allerede pointet, så lad kortet ligge.'
    case 'stands-cheap':
      return 'Du taber ikke noget ved at lade kortet ligge.'
    case 'again-better':
      return 'Det kan gå bedre, hvis kortene spilles om.'
    case 'takes-back':
      return 'Kortet var forkert. Tager du det tilbage nu, koster det ikke noget.'
    case 'packets':
      return 'Måden at give på ændrer ikke chancerne.'
    case 'gives-up':
      return 'Spillet er allerede tabt.'
  }
}

const rodskagg = (reason: RodskaggReason): string => {
  switch (reason.code) {
    case 'bid-worth':
      return `Hånden er omkring ${few(reason.tricks)} stik værd.`
    case 'bid-low':
      return 'En lav melding er sikrest her, selv om hånden er bedre.'
    case 'bid-penalty':
      return 'Under nul er det kun strafpoint, der hjælper. Meldingen skal ikke holdes.'
    case 'bid-redbeard':
      return 'Hånden kan tage alle seks stik.'
    case 'passes':
      return 'Hånden rækker ikke til en højere melding.'
    case 'new-cards':
      return 'Hånden er så lav, at nye kort kun kan gøre den bedre.'
    case 'keeps-hand':
      return 'Hånden må være god nok.'
    case 'throws-lowest':
      return 'De laveste kort ryger ud.'
    case 'only-card':
      return `Kun ${card(reason.card)} kan lægges.`
    case 'sure-trick':
      return `${capital(card(reason.card))} tager helt sikkert stikket.`
    case 'leads-high':
      return `Spil ${card(reason.card)}: du vil have flere stik.`
    case 'leads-waiting':
      return `Begynd lavt med ${card(reason.card)}, og gem de høje kort.`
    case 'leads-low':
      return `Spil lavt, ${card(reason.card)}: du vil ikke have stikket.`
    case 'takes':
      return `Du mangler ${few(reason.wanted)} stik, og ${card(reason.card)} kan tage det her.`
    case 'takes-unwilling':
      return `Du slipper næppe for stikket, så læg ${card(reason.card)}.`
    case 'ducks':
      return `${capital(card(reason.card))} går under, og du slipper for stikket.`
    case 'throws-high':
      return `Kom af med ${card(reason.card)}, mens kortet ikke kan tage noget.`
    case 'throws-low':
      return `Gem de høje kort: ${card(reason.card)} kan du undvære.`
    case 'stays-strong':
      return 'Du har et kort, som ingen kan slå, og et stik er to point værd.'
    case 'stays-in-need':
      return 'Det er risikoen værd at gå med.'
    case 'folds-weak':
      return 'Kortene er for svage. Seks point mere er dyrere end at stå af.'
    case 'folds-safe':
      return 'Stillingen er bedre, som den er.'
    case 'ritual':
      return 'Sådan skal det gøres.'
    case 'forgets':
      return 'Det kan koste, hvis nogen banker.'
    case 'says-score':
      return `Den, der står på ${reason.score === 1 ? 'ét' : 'nul'}, skal sige det.`
    case 'has-noticed':
      return 'Det var en fejl, og så banker man.'
  }
}

/** Why a bot would do what it does, in Danish. */
export const da: BotWords = { ekarte, rodskagg, spader, sjufingre }

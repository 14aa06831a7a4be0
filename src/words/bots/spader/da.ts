import type { SpaderReason } from '../../../bots/spader/index.ts'
import { bags, card, tricks } from '../../games/spader/da-say.ts'
import { listOf } from '../../list.ts'
import { suitOf } from '../../speech/da.ts'
import { capital } from '../../speech/speech.ts'

/** Why a bot would do what it does at Spader, in Danish. */
export const spader = (reason: SpaderReason): string => {
  switch (reason.code) {
    case 'bid-counts':
      return `Esser, konger og spar rækker til omkring ${tricks(reason.tricks)}.`
    case 'bid-below':
      return `Hånden rækker til omkring ${tricks(reason.tricks)}, og det er sikrest at melde lidt lavere.`
    case 'bid-above':
      return `Hånden rækker til omkring ${tricks(reason.tricks)}, men her kan det betale sig at melde højere.`
    case 'bid-many-bags':
      return `Med ${bags(reason.bags)} liggende er det bedre at melde højt end at få flere.`
    case 'nil-is-safe':
      return 'Hånden er så lav, at den nok slipper for alle stik.'
    case 'nil-is-bold':
      return 'Nul er et vovestykke med den hånd, men det kan betale sig.'
    case 'nil-is-due':
      return 'Din makker har meldt stik, så nullet er dit.'
    case 'blind-rescue':
      return `Der mangler ${reason.behind} point. Kun et blindt nul kan redde partiet.`
    case 'blind-is-bold':
      return 'Et blindt nul brister oftere, end det holder.'
    case 'looks':
      return 'Se på kortene først.'
    case 'keeps-card':
      return `${capital(card(reason.card))} er bedre end et ukendt kort.`
    case 'wants-another':
      return 'Et ukendt kort er nok bedre.'
    case 'gives-danger':
      return `Kom af med det, der kan tage stik: ${listOf('da', reason.cards.map(card))}.`
    case 'gives-low':
      return `Lave kort er bedst for nullet: ${listOf('da', reason.cards.map(card))}.`
    case 'names-suit':
      return `${capital(suitOf(reason.suit))} passer bedst til din hånd.`
    case 'only-card':
      return `Kun ${card(reason.card)} kan lægges.`
    case 'early-spade':
      return 'Spar er ikke brudt, og det koster at spille den ud nu.'
    case 'nil-leads-low':
      return `Spil lavt, ${card(reason.card)}, så en anden tager stikket.`
    case 'nil-stays-under':
      return `${capital(card(reason.card))} går under, og nullet holder.`
    case 'nil-throws-high':
      return `Kom af med ${card(reason.card)}, mens kortet ikke kan tage noget.`
    case 'nil-in-danger':
      return `${capital(card(reason.card))} er mindst farlig. Andre kan endnu gå over.`
    case 'covers-partner':
      return `${capital(card(reason.card))} beskytter din makkers nul.`
    case 'hunts-nil':
      return `Med ${card(reason.card)} kan stikket havne hos den, der har meldt nul.`
    case 'sure-trick':
      return `Intet kort i farven slår ${card(reason.card)}.`
    case 'draws-trumps':
      return `${capital(card(reason.card))} trækker de andres spar ud.`
    case 'leads-short':
      return `Tøm en kort farve med ${card(reason.card)}, så kan du tage det næste stik i den med spar.`
    case 'leads-low':
      return `Begynd lavt med ${card(reason.card)}, og gem de høje kort.`
    case 'takes':
      return `Der mangler ${tricks(reason.wanted)}, og ${card(reason.card)} kan tage det her.`
    case 'ruffs':
      return `Der mangler ${tricks(reason.wanted)}, så trumf med ${card(reason.card)}.`
    case 'throws-low':
      return `Stikket er svært at tage, så ${card(reason.card)} er billigst at give væk.`
    case 'partner-takes':
      return `Din makker har stikket, så ${card(reason.card)} er nok.`
    case 'shuns-bags':
      return `Flere stik bliver kun til sække. ${capital(card(reason.card))} slipper for det her.`
    case 'takes-unwilling':
      return `Du slipper næppe for stikket, så læg ${card(reason.card)}.`
    case 'sets-others':
      return `Hvert stik for meget til dig er et for lidt til de andre: ${card(reason.card)}.`
    case 'counts-anyway':
      return `Meldingen holder ikke længere, men hvert stik er et point: ${card(reason.card)}.`
  }
}

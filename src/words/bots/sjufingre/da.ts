import type { SjufingreReason } from '../../../bots/sjufingre/index.ts'
import { card, cards } from '../../games/sjufingre/da-say.ts'
import { capital } from '../../speech/speech.ts'

/** Why a bot would do what it does at Som 7 fingre, in Danish. */
export const sjufingre = (reason: SjufingreReason): string => {
  switch (reason.code) {
    case 'gives-costly':
      return `Kom af med det, der koster point: ${cards(reason.cards)}.`
    case 'gives-high':
      return `Kom af med høje kort, der tager stik: ${cards(reason.cards)}.`
    case 'gives-far':
      return `Kom af med det, der ligger langt fra otteren: ${cards(reason.cards)}.`
    case 'gives-partner':
      return `Skad ikke din makker: giv ${cards(reason.cards)}.`
    case 'gives-spare':
      return `Du kan undvære ${cards(reason.cards)}.`
    case 'only-card':
      return `Kun ${card(reason.card)} kan lægges.`
    case 'joker-takes':
      return 'Blå 5 tager stikket, hvad der end ligger der.'
    case 'takes-points':
      return `${capital(card(reason.card))} tager noget, der er værd at have: +${reason.points}.`
    case 'collects':
      return `Saml videre med ${card(reason.card)}. Hele kategorien giver pluspoint.`
    case 'stops-set':
      return `Tag det her med ${card(reason.card)}, så ingen får hele kategorien.`
    case 'takes-both':
      return `Du har andet stik. Tager du også det sidste, giver det +10: ${card(reason.card)}.`
    case 'takes-clean':
      return `Her ligger ikke noget, der koster, så kom af med ${card(reason.card)} nu.`
    case 'takes-unwilling':
      return `Du slipper næppe for stikket, så læg ${card(reason.card)}.`
    case 'stays-under':
      return `${capital(card(reason.card))} går under, og du slipper for stikket.`
    case 'helps-partner':
      return `Stikket er jeres, og ${card(reason.card)} gør mindst skade der.`
    case 'throws-costly':
      return `${capital(card(reason.card))} koster point, og nu får en anden den.`
    case 'throws-high':
      return `Kom af med ${card(reason.card)}, mens den ikke kan tage noget.`
    case 'throws-spare':
      return `Du kan undvære ${card(reason.card)}.`
    case 'leads-low':
      return `Spil lavt, ${card(reason.card)}, så en anden tager stikket.`
    case 'leads-high':
      return `Spil ${card(reason.card)}, mens det ikke koster så meget.`
    case 'sweeps':
      return `${capital(card(reason.card))} rydder bordet, og det er en svupper.`
    case 'takes-own-pile':
      return `Tag din egen bunke med ${card(reason.card)}.`
    case 'must-take':
      return `Noget skal tages, og med ${card(reason.card)} koster det mindst.`
    case 'lays-costly':
      return `${capital(card(reason.card))} koster point. Lad en anden tage den.`
    case 'lays-spare':
      return `Læg ${card(reason.card)}, og tag ikke noget.`
    case 'builds':
      return `Byg ${reason.value} med ${card(reason.card)}, så har du noget at tage senere.`
    case 'opens-own':
      return `${capital(card(reason.card))} åbner vejen for dine egne kort.`
    case 'opens-nothing':
      return `${capital(card(reason.card))} hjælper ingen andre.`
    case 'opens-least':
      return `${capital(card(reason.card))} hjælper de andre mindst.`
  }
}

import type { SjufingreReason } from '../../../bots/sjufingre/index.ts'
import { card, cards } from '../../games/sjufingre/sv-say.ts'
import { capital } from '../../speech/speech.ts'

/** Why a bot would do what it does at Som 7 fingre, in Swedish. */
export const sjufingre = (reason: SjufingreReason): string => {
  switch (reason.code) {
    case 'gives-costly':
      return `Bli av med det som kostar poäng: ${cards(reason.cards)}.`
    case 'gives-high':
      return `Bli av med höga kort som tar stick: ${cards(reason.cards)}.`
    case 'gives-far':
      return `Bli av med det som ligger långt från åttan: ${cards(reason.cards)}.`
    case 'gives-partner':
      return `Skada inte din partner: ge ${cards(reason.cards)}.`
    case 'gives-spare':
      return `Du kan avvara ${cards(reason.cards)}.`
    case 'only-card':
      return `Bara ${card(reason.card)} går att lägga.`
    case 'joker-takes':
      return 'Blå 5 tar sticket vad som än ligger där.'
    case 'takes-points':
      return `${capital(card(reason.card))} tar något som är värt att ha: +${reason.points}.`
    case 'collects':
      return `Samla vidare med ${card(reason.card)}. Hela serien ger pluspoäng.`
    case 'stops-set':
      return `Ta det här med ${card(reason.card)}, så att ingen får hela serien.`
    case 'takes-both':
      return `Du har andra sticket. Tar du det sista också blir det +10: ${card(reason.card)}.`
    case 'takes-clean':
      return `Här ligger inget som kostar, så bli av med ${card(reason.card)} nu.`
    case 'takes-unwilling':
      return `Sticket går knappast att slippa, så lägg ${card(reason.card)}.`
    case 'stays-under':
      return `Håll dig under med ${card(reason.card)}, så slipper du sticket.`
    case 'helps-partner':
      return `Sticket är ert, och ${card(reason.card)} gör minst skada där.`
    case 'throws-costly':
      return `${capital(card(reason.card))} kostar poäng, och nu får någon annan den.`
    case 'throws-high':
      return `Bli av med ${card(reason.card)} medan den inte kan ta något.`
    case 'throws-spare':
      return `Du kan avvara ${card(reason.card)}.`
    case 'leads-low':
      return `Spela ut lågt, ${card(reason.card)}, så att någon annan tar sticket.`
    case 'leads-high':
      return `Spela ut ${card(reason.card)} medan det inte kostar så mycket.`
    case 'sweeps':
      return `${capital(card(reason.card))} tömmer bordet, och det är en svupper.`
    case 'takes-own-pile':
      return `Ta din egen hög med ${card(reason.card)}.`
    case 'must-take':
      return `Något måste tas, och med ${card(reason.card)} kostar det minst.`
    case 'lays-costly':
      return `${capital(card(reason.card))} kostar poäng. Låt någon annan ta den.`
    case 'lays-spare':
      return `Lägg ${card(reason.card)} och ta inget.`
    case 'builds':
      return `Bygg ${reason.value} med ${card(reason.card)}, så har du något att ta senare.`
    case 'opens-own':
      return `${capital(card(reason.card))} öppnar vägen för dina egna kort.`
    case 'opens-nothing':
      return `${capital(card(reason.card))} hjälper ingen annan.`
    case 'opens-least':
      return `${capital(card(reason.card))} hjälper de andra minst.`
  }
}

import type { SpaderReason } from '../../../bots/spader/index.ts'
import { bags, card, tricks } from '../../games/spader/sv-say.ts'
import { listOf } from '../../list.ts'
import { capital } from '../../speech/speech.ts'
import { suitOf } from '../../speech/sv.ts'

/** Why a bot would do what it does at Spader, in Swedish. */
export const spader = (reason: SpaderReason): string => {
  switch (reason.code) {
    case 'bid-counts':
      return `Ess, kungar och spader räcker till ungefär ${tricks(reason.tricks)}.`
    case 'bid-below':
      return `Handen räcker till ungefär ${tricks(reason.tricks)}, och det är tryggast att bjuda lite lägre.`
    case 'bid-above':
      return `Handen räcker till ungefär ${tricks(reason.tricks)}, men här lönar det sig att bjuda högre.`
    case 'bid-many-bags':
      return `Med ${bags(reason.bags)} på hög är det bättre att bjuda högt än att få fler.`
    case 'nil-is-safe':
      return 'Handen är så låg att den nog slipper alla stick.'
    case 'nil-is-bold':
      return 'Noll är ett vågspel med den här handen, men det kan löna sig.'
    case 'nil-is-due':
      return 'Din partner har bjudit stick, så nollbudet är ditt.'
    case 'blind-rescue':
      return `Det fattas ${reason.behind} poäng. Bara ett blint noll kan rädda matchen.`
    case 'blind-is-bold':
      return 'Blint noll går oftare fel än rätt.'
    case 'looks':
      return 'Se på korten först.'
    case 'keeps-card':
      return `${capital(card(reason.card))} är bättre än ett okänt kort.`
    case 'wants-another':
      return 'Ett okänt kort är nog bättre.'
    case 'gives-danger':
      return `Bli av med det som kan ta stick: ${listOf('sv', reason.cards.map(card))}.`
    case 'gives-low':
      return `Låga kort är bäst för nollbudet: ${listOf('sv', reason.cards.map(card))}.`
    case 'names-suit':
      return `${capital(suitOf(reason.suit))} passar din hand bäst.`
    case 'only-card':
      return `Bara ${card(reason.card)} går att lägga.`
    case 'early-spade':
      return 'Spader är inte bruten, och det kostar att spela ut den nu.'
    case 'nil-leads-low':
      return `Spela ut lågt, ${card(reason.card)}, så att någon annan tar sticket.`
    case 'nil-stays-under':
      return `Håll dig under med ${card(reason.card)}, så klarar du nollbudet.`
    case 'nil-throws-high':
      return `Bli av med ${card(reason.card)} medan den inte kan ta något.`
    case 'nil-in-danger':
      return `${capital(card(reason.card))} är minst farlig. Någon kan ännu lägga över.`
    case 'covers-partner':
      return `${capital(card(reason.card))} skyddar din partners nollbud.`
    case 'hunts-nil':
      return `Med ${card(reason.card)} kan sticket hamna hos den som har bjudit noll.`
    case 'sure-trick':
      return `Inget kort i färgen slår ${card(reason.card)}.`
    case 'draws-trumps':
      return `${capital(card(reason.card))} drar ut de andras spader.`
    case 'leads-short':
      return `Töm en kort färg med ${card(reason.card)}, så kan du ta nästa stick i den med spader.`
    case 'leads-low':
      return `Börja lågt med ${card(reason.card)} och spara de höga korten.`
    case 'takes':
      return `Det behövs ${tricks(reason.wanted)} till, och ${card(reason.card)} kan ta det här.`
    case 'ruffs':
      return `Det behövs ${tricks(reason.wanted)} till, så trumfa med ${card(reason.card)}.`
    case 'throws-low':
      return `Sticket är svårt att ta, så ${card(reason.card)} är billigast att lägga.`
    case 'partner-takes':
      return `Din partner har sticket, så ${card(reason.card)} räcker.`
    case 'shuns-bags':
      return `Fler stick blir bara säckar. Med ${card(reason.card)} slipper du det här.`
    case 'takes-unwilling':
      return `Sticket går knappast att slippa, så lägg ${card(reason.card)}.`
    case 'sets-others':
      return `Varje stick utöver budet är ett mindre för de andra: ${card(reason.card)}.`
    case 'counts-anyway':
      return `Budet är redan missat, men varje stick är en poäng: ${card(reason.card)}.`
  }
}

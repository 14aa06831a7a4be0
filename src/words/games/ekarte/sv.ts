import type { EkarteEvent, EkarteObjection, EkarteScoreLine } from '../../../games/ekarte/index.ts'
import { resultOf } from '../../list.ts'
import { card, choice, few, inside, object, range, start, suitOf } from '../../speech/sv.ts'
import type { Who } from '../../who.ts'
import { svPage } from './sv-page.ts'
import { svRules } from './sv-rules.ts'
import type { EkarteWords } from './words.ts'

const packetsText = (packets: string): string =>
  packets === '3+2' ? 'först tre kort, sedan två' : 'först två kort, sedan tre'

const NOW = {
  proposal: 'Nu väljer du om du vill föreslå byte eller spela.',
  answer: 'Nu svarar du på förslaget: ja eller nej.',
  'elder-exchange': 'Nu väljer du vilka kort du byter.',
  'dealer-exchange': 'Nu väljer du vilka kort du byter.',
  king: 'Nu svarar du om du har trumfkungen.',
  play: 'Nu spelar du ett kort.',
  claim: 'Nu avgör du om given ska spelas om.',
  over: 'Matchen är slut.',
} as const

const objection = (refusal: EkarteObjection): string => {
  switch (refusal.code) {
    case 'unknown-action':
      return 'Det går inte att göra här. Välj något av det som står på sidan.'
    case 'unknown-seat':
      return 'Den platsen finns inte vid bordet.'
    case 'match-over':
      return 'Matchen är slut.'
    case 'packets-fixed':
      return `I det här partiet delar du ${packetsText(refusal.packets)}. Du kan välja om i ett senare parti.`
    case 'concede-too-late':
      return 'Bara det sista sticket är kvar, så nu spelas given färdigt.'
    case 'point-made':
      return `Du har redan ${few(refusal.tricks)} stick och därmed poängen. Det finns inget att ge upp.`
    case 'nothing-to-take-back':
      return 'Det finns inget kort att ta tillbaka.'
    case 'king-too-early':
      return 'Kungen märks när bytet är klart, inte förr.'
    case 'king-not-held':
      return `Du har inte ${card(refusal.king)}.`
    case 'king-announced':
      return 'Kungen är redan märkt.'
    case 'king-too-late':
      return 'Det är för sent att märka kungen i den här given.'
    case 'not-your-turn':
      return 'Det är inte din tur.'
    case 'not-now':
      return NOW[refusal.phase]
    case 'proposal-number':
      return refusal.numbered
        ? `Säg hur många kort du vill byta: ${range(refusal.min, refusal.max)}.`
        : 'Föreslå bara byte. Hur många kort det blir väljer du när du har fått ja.'
    case 'not-in-hand':
      return refusal.cards.length === 1
        ? `Du har inte ${choice(refusal.cards)} på hand.`
        : 'Du har inte alla de korten på hand.'
    case 'discard-count':
      return `Det ska vara ${range(refusal.min, refusal.max)}.`
    case 'follow-suit':
      return `Du har ${suitOf(refusal.suit)} och måste bekänna. Lägg ${choice(refusal.cards)}.`
    case 'trump':
      return `Du kan inte bekänna och måste trumfa. Lägg ${choice(refusal.cards)}.`
    case 'head-the-trick':
      return `Du måste ta över ${card(refusal.lead)} när du kan. Lägg ${choice(refusal.cards)}.`
  }
}

const scoreLine = (line: EkarteScoreLine): string => {
  switch (line.code) {
    case 'king-turned':
      return 'vände upp en kung'
    case 'king':
      return 'märkte trumfkungen'
    case 'point':
      return `tog ${few(line.tricks)} stick`
    case 'point-exposed':
      return `tog ${few(line.tricks)} stick mot en utsatt spelare`
    case 'vole':
      return 'tog alla fem sticken'
    case 'abandoned-vole':
      return 'den andra gav upp utan stick'
    case 'abandoned-point':
      return `den andra gav upp med ${few(line.tricks)} stick`
    case 'abandoned-exposed':
      return 'den andra gav upp och var utsatt'
    case 'let-stand-reduction':
      return 'hade lagt ett kort mot reglerna'
  }
}

const scored = (who: Who, deal: Extract<EkarteEvent, { code: 'deal-scored' }>): string => {
  const got = deal.sides.flatMap(({ points, lines }, seat) =>
    lines.length === 0 ? [] : `${svPage.finished.got(who, seat, points)} (${lines.map(scoreLine).join(', ')})`,
  )
  return `Giv ${deal.deal}: ${got.length === 0 ? 'inga poäng' : got.join(', ')}`
}

const event = (told: EkarteEvent, who: Who): string | undefined => {
  switch (told.code) {
    case 'dealt':
      return `Giv ${told.deal}: ${inside(who, told.dealer)} gav och vände ${card(told.turnUp)}`
    case 'king-turned':
      return `En kung vändes upp: ${object(who, told.seat)} +1`
    case 'packets-chosen':
      return `${start(who, told.seat)} vill dela ${packetsText(told.packets)}`
    case 'proposed':
      return told.count === undefined
        ? `${start(who, told.seat)} föreslog byte`
        : `${start(who, told.seat)} ville byta ${few(told.count)} kort`
    case 'accepted':
      return `${start(who, told.seat)} sa ja`
    case 'refused':
      return told.exposed ? `${start(who, told.seat)} sa nej och är utsatt` : `${start(who, told.seat)} sa nej`
    case 'stood':
      return told.exposed
        ? `${start(who, told.seat)} spelade utan byte och är utsatt`
        : `${start(who, told.seat)} ville inte byta mer`
    case 'exchanged':
      return told.count === 0
        ? `${start(who, told.seat)} behöll alla kort`
        : `${start(who, told.seat)} bytte ${few(told.count)} kort`
    case 'stock-emptied':
      return 'Talongen är slut, så bytet är klart'
    case 'king-answered':
    case 'claim-answered':
      return undefined
    case 'king-marked':
      return `${start(who, told.seat)} märkte trumfkungen: +1`
    case 'played':
      return `${start(who, told.seat)} spelade ${card(told.card)}`
    case 'trick-won':
      return `${start(who, told.seat)} tog stick ${told.trick}`
    case 'card-taken-back':
      return `${start(who, told.seat)} tog tillbaka ${card(told.card)}`
    case 'conceded':
      return `${start(who, told.seat)} gav upp given`
    case 'claim-opened':
      return 'Ett kort var lagt mot reglerna'
    case 'replay-claimed':
      return `${start(who, told.seat)} ville spela om given`
    case 'let-stand':
      return `${start(who, told.seat)} lät det gälla`
    case 'deal-scored':
      return scored(who, told)
    case 'game-won': {
      const [mine, theirs] = [told.marks[told.seat], told.marks[told.seat === 0 ? 1 : 0]]
      return `${start(who, told.seat)} vann parti ${told.game} med ${resultOf(mine, theirs)}`
    }
    case 'match-won': {
      const [mine, theirs] = [told.gamesWon[told.seat], told.gamesWon[told.seat === 0 ? 1 : 0]]
      return mine + theirs === 1 ? undefined : `${start(who, told.seat)} vann matchen med ${resultOf(mine, theirs)}`
    }
  }
}

/** Everything Ekarté says, in Swedish. */
export const sv: EkarteWords = {
  name: 'Ekarté',
  tagline: '2 · fem kort, fem poäng',
  options: {
    target: {
      label: 'Poäng för ett parti',
      help: 'Den som först når dit vinner partiet.',
      value: (points) => `${points} poäng`,
    },
    games: {
      label: 'Hur länge ni spelar',
      help: 'Den som vinner mer än hälften av partierna vinner matchen.',
      value: (games) => (games === 1 ? 'Ett parti' : `Bäst av ${few(Number(games))} partier`),
    },
    nextGameDealer: {
      label: 'Vem som ger i nästa parti',
      help: 'Den som ger får säga ja eller nej till byte, den andra spelar ut.',
      value: (dealer) => (dealer === 'loser' ? 'Den som förlorade' : 'Turen går bara vidare'),
    },
    kingWindow: {
      label: 'När trumfkungen märks',
      help: 'Kungen på hand ger 1 poäng, men bara om den märks i tid.',
      value: (when) =>
        when === 'ownFirstCard' ? 'Senast med ditt eget första kort' : 'Båda får frågan innan första kortet spelas',
    },
    proposalNumber: {
      label: 'Hur många kort som byts',
      help: 'Om den som föreslår byte också måste säga hur många kort det gäller.',
      value: (when) => (when === 'afterAcceptance' ? 'Väljs efter ett ja' : 'Sägs redan i förslaget'),
    },
    dealerMinDiscard: {
      label: 'Den som gav byter',
      help: 'När den andra har bytt är det den som gav som får byta.',
      value: (count) => (count === 0 ? 'Högst fem kort, eller inga' : 'Ett till fem kort'),
    },
    irregular: {
      label: 'Kort mot reglerna',
      help: 'Att inte bekänna, trumfa eller ta över fast man kan.',
      value: (what) => (what === 'blocked' ? 'Går inte att lägga' : 'Går att lägga, men då kan given spelas om'),
    },
  },
  presets: {
    standard: { label: 'Vanlig ekarté', help: 'Så spelar de flesta. Bordet håller reda på reglerna.' },
    club: {
      label: 'Som på klubb',
      help: 'Den som gav får behålla alla sina kort, och ni håller själva reda på reglerna.',
    },
    source: {
      label: 'Efter boken',
      help: 'Kungen märks innan första kortet spelas, och den som föreslår byte säger hur många kort.',
    },
  },
  conflict: () => 'De här husreglerna går inte ihop.',
  objection,
  event,
  scoreLine,
  rules: svRules,
  page: svPage,
}

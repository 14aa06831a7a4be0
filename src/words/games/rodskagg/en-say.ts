import type { Bid, RodskaggScoreLine } from '../../../games/rodskagg/index.ts'
import { few, several } from '../../speech/en.ts'
import { phraseIn } from '../../speech/speech.ts'

/** What people at the table say aloud, in English. */
export const phrases = {
  ready: { label: 'What is said when the cards may be picked up', usual: 'The cards are ready' },
  ask: { label: 'The question before the last two tricks', usual: 'Are you in?' },
  one: { label: 'What is said on one', usual: 'One left' },
  zero: { label: 'What is said on zero', usual: 'Zero' },
}

/** A phrase as this table says it. */
export const phrase = phraseIn(phrases)

/** A bid: `4`, `Redbeard`. */
export const bidText = (bid: Bid): string => (bid === 'redbeard' ? 'Redbeard' : String(bid))

/** Some tricks: `no tricks`, `one trick`, `two tricks`. */
export const tricks = (count: number): string => several(count, 'trick')

/** A trick by its number: `the first trick`. */
export const trickNumber = (number: number): string =>
  `the ${['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'][number] ?? number} trick`

/** The reason for points, without the number. */
export const scoreLine = (line: RodskaggScoreLine): string => {
  switch (line.code) {
    case 'contract':
      return `took ${line.tricks} of ${line.bid === 'redbeard' ? 6 : line.bid} bid`
    case 'tricks':
      return `took ${tricks(line.tricks)}`
    case 'awarded':
      return 'was given the last two tricks'
    case 'missed-bid':
      return `took ${line.tricks} but bid ${bidText(line.bid)}`
    case 'exact-for-all':
      return `missed a bid of ${bidText(line.bid)}`
    case 'folded':
      return 'dropped out'
    case 'wager-tricks':
      return `stayed in without a trick and took ${few(line.tricks)}`
    case 'wager-lost':
      return 'stayed in without a trick and took none'
    case 'redbeard-won':
      return 'bid Redbeard and took them all'
    case 'redbeard-lost':
      return `bid Redbeard, took ${line.tricks} of 6 and is out`
    case 'thrown-in':
      return 'everybody passed'
    case 'play-off':
      return `took ${tricks(line.tricks)} in the play-off`
    case 'offence':
      return {
        peek: 'peeked',
        cut: 'let somebody else cut',
        ask: 'forgot the question',
        score: 'did not say the number',
      }[line.offence]
    case 'wrong-knock':
      return 'knocked for nothing'
  }
}

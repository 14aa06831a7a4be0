import type { Seat } from '../../core/seat.ts'
import { heightAt, suitAt } from '../sets.ts'
import type { Course, Frame } from './deal.ts'
import type { Index } from './hand.ts'
import { staysOn, thumbCard } from './thumb.ts'

/** The next seat in turn that has not folded. */
const nextIn = ({ players }: Frame, { stays }: Course, seat: Seat): Seat => {
  const place = players.indexOf(seat)
  for (let step = 1; step <= players.length; step++) {
    const next = players[(place + step) % players.length] as Seat
    if (stays[next] !== false) return next
  }
  return seat
}

/** RO-5 A card of the seat on turn; with the last one the trick is taken. */
export const layCard = (frame: Frame, course: Course, card: Index): void => {
  const hand = course.hands[course.turn] as Index[]
  hand.splice(hand.indexOf(card), 1)
  course.seats.push(course.turn)
  course.cards.push(card)
  course.gone[suitAt(card)] = (course.gone[suitAt(card)] ?? 0) | (1 << heightAt(card))
  const next = nextIn(frame, course, course.turn)
  if (next !== course.seats[0]) {
    course.turn = next
    return
  }
  let [winner, best] = [course.seats[0] as Seat, course.cards[0] as Index]
  course.cards.forEach((played, place) => {
    if (suitAt(played) === suitAt(best) && played > best) [winner, best] = [course.seats[place] as Seat, played]
  })
  const taken = course.tricks < 4 ? course.first : course.last
  taken[winner] = (taken[winner] ?? 0) + 1
  course.tricks++
  course.seats = []
  course.cards = []
  course.turn = frame.options.lead === 'declarer' && !frame.playOff ? frame.declarer : winner
}

/** RO-6 The seats without a trick that have not answered, from the declarer's left. */
const unanswered = ({ players, declarer }: Frame, { first, stays }: Course): readonly Seat[] => {
  const start = players.indexOf(declarer) + 1
  return [...players.slice(start), ...players.slice(0, start)].filter(
    (seat) => seat !== declarer && first[seat] === 0 && stays[seat] === undefined,
  )
}

/** Plays a deal to its end by rules of thumb. */
export const playOut = (frame: Frame, course: Course): void => {
  while (course.tricks < 6) {
    const due = course.tricks === 4 && course.cards.length === 0 && !frame.playOff && !frame.forgotten
    if (due && askAll(frame, course)) return
    while (course.tricks < 6) {
      layCard(frame, course, thumbCard(frame, course, course.turn))
      if (course.tricks === 4 && course.cards.length === 0) break
    }
  }
}

/** RO-6, RO-Q4 Everybody answers; whether all have folded, which ends the deal. */
const askAll = (frame: Frame, course: Course): boolean => {
  for (const seat of unanswered(frame, course)) course.stays[seat] = staysOn(frame, course, seat)
  if (frame.players.some((seat) => seat !== frame.declarer && course.stays[seat] !== false)) return false
  course.awarded = frame.options.soleSurvivor === 'awarded' ? 2 : 0
  return true
}

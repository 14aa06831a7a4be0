import type { Seat } from '../../core/seat.ts'
import type {
  OffenceKind,
  RodskaggAction,
  RodskaggEvent,
  RodskaggTypes,
  RodskaggView,
} from '../../games/rodskagg/index.ts'
import type { Interjection } from '../bot.ts'

/** Everything heard, in order. */
type Heard = readonly RodskaggEvent[]

const lastIndex = (heard: Heard, is: (event: RodskaggEvent) => boolean): number => heard.findLastIndex(is)

/** What this deal has been heard to bring, from the shuffle on. */
const ofThisDeal = (heard: Heard): Heard =>
  heard.slice(
    Math.max(
      0,
      lastIndex(heard, ({ code }) => code === 'shuffled' || code === 'play-off'),
    ),
  )

/** RO-D19 Where the score of a seat changed last, of all that was heard before `end`; −1 if nowhere. */
const lastChange = (heard: Heard, seat: Seat, end: number): number =>
  heard.findLastIndex((event, place) => place < end && changes(heard, event, place, seat))

const changes = (heard: Heard, event: RodskaggEvent, place: number, seat: Seat): boolean => {
  switch (event.code) {
    case 'trick-taken':
      return event.seat === seat
    case 'knocked':
      return event.pays === seat && event.points !== 0
    case 'scored':
      return (event.points[seat] ?? 0) !== runningChange(ofThisDeal(heard.slice(0, place)), seat)
    default:
      return false
  }
}

/** What the tricks and the knocks of a deal have changed a score by before it is booked. */
const runningChange = (deal: Heard, seat: Seat): number => {
  const stays = deal.some(({ code, ...event }) => code === 'stayed' && 'seat' in event && event.seat === seat)
  return deal.reduce((sum, event) => {
    if (event.code === 'trick-taken' && event.seat === seat) return sum - (stays && event.trick > 4 ? 2 : 1)
    return event.code === 'knocked' && event.pays === seat ? sum + event.points : sum
  }, 0)
}

/** Which of the things heard were leads: the first card of a trick, and with it a deadline for everybody. */
const leads = (heard: Heard): readonly boolean[] => {
  let isOpen = false
  return heard.map(({ code }) => {
    const isFirst = code === 'played' && !isOpen
    isOpen = code === 'played' || (isOpen && code !== 'trick-taken' && code !== 'dealt')
    return isFirst
  })
}

const isSaid = (event: RodskaggEvent, seat: Seat): boolean => event.code === 'said' && event.seat === seat

/** RO-R4, RO-R5 The score that this seat has come to and not said. */
const owed = ({ own, viewer }: RodskaggView, heard: Heard): RodskaggAction | undefined => {
  const [score] = own?.say ?? []
  if (score === undefined || viewer === 'spectator') return undefined
  const since = lastChange(heard, viewer, heard.length)
  const isDone = since === -1 || heard.slice(since).some((event) => isSaid(event, viewer))
  return isDone ? undefined : { type: 'say', score }
}

/**
 * Whether a seat has acted since its score changed, and not said it before. A bot's card may follow a trick at once: who
 * has had no time to speak is let off.
 */
const hadTheWord = (heard: Heard, seat: Seat, since: number): boolean => {
  const later = heard.slice(since + 1)
  const deed = later.findIndex((event) => (event.code === 'played' || event.code === 'ready') && event.seat === seat)
  return deed !== -1 && !later.slice(0, deed).some((event) => isSaid(event, seat))
}

/** RO-D19, RO-D22 Whether this seat has let the deadline for its 1 or 0 pass, and may still be knocked for it. */
const keptQuiet = (view: RodskaggView, heard: Heard, seat: Seat): boolean => {
  const score = view.seats[seat]?.running
  if (score !== 0 && score !== 1) return false
  const isLead = leads(heard)
  const deadlines = heard.map(
    (event, place) => isLead[place] === true || (event.code === 'ready' && event.seat === seat),
  )
  const deadline = deadlines.lastIndexOf(true)
  const isOpen = view.phase === 'ready' ? view.seats[seat]?.ready : (view.trick?.plays.length ?? 0) > 0
  const since = lastChange(heard, seat, heard.length)
  if (isOpen !== true || since === -1 || since > deadline || !hadTheWord(heard, seat, since)) return false
  const between = heard.slice(since + 1, deadline)
  return !between.some((event, step) => isSaid(event, seat) || deadlines[since + 1 + step] === true)
}

/** Whether a knock of this kind would hit, as far as this seat has noticed. */
const isNoticed = (view: RodskaggView, heard: Heard, kind: OffenceKind, seat: Seat): boolean => {
  const deal = ofThisDeal(heard)
  const isKnocked = (event: RodskaggEvent): boolean =>
    event.code === 'knocked' && event.offence === kind && event.at === seat && event.right
  if (kind === 'score') {
    const since = lastChange(heard, seat, heard.length)
    return keptQuiet(view, heard, seat) && !heard.slice(since + 1).some(isKnocked)
  }
  if (deal.some(isKnocked)) return false
  if (kind === 'ask') return view.declarer === seat && view.question?.status === 'forgotten' && view.tricks.length < 5
  const moved = ['kept', 'drew', 'took-new-hand', 'bid', 'passed']
  const isOpen =
    view.tricks.length === 0 &&
    view.phase !== 'ready' &&
    (view.options.knockWindow === 'nextTrick' || !deal.some(({ code }) => moved.includes(code)))
  return isOpen && deal.some((event) => isOffence(event, kind, seat))
}

const isOffence = (event: RodskaggEvent, kind: OffenceKind, seat: Seat): boolean =>
  kind === 'cut'
    ? event.code === 'cut-offered' && event.seat === seat
    : event.code === 'picked-up' && event.early && event.seat === seat

/** What a knock of each kind brings; with 0 it is not worth the noise. */
const penaltyOf = ({ peekPenalty, cutPenalty, forgotAskPenalty }: RodskaggView['options'], kind: OffenceKind): number =>
  ({ peek: peekPenalty, cut: cutPenalty, ask: forgotAskPenalty, score: 6 })[kind]

/** Says its score in time, and knocks for what it has really noticed. */
export const interject: Interjection<RodskaggTypes> = (view, legal, heard) => {
  const say = owed(view, heard)
  if (say !== undefined) return say
  return legal.find(
    (action) =>
      action.type === 'knock' &&
      penaltyOf(view.options, action.offence) > 0 &&
      isNoticed(view, heard, action.offence, action.seat),
  )
}

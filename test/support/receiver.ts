import { Response } from 'miniflare'

/** What the worker sent somewhere outside the house. */
export interface Received {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  /** Base64. */
  readonly body: string
}

/** How a place answers: with a status, slowly, or never in time. */
export type Answer = number | 'slow' | 'silent'

const received: Received[] = []
const answers = new Map<string, Answer[]>()
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

const answerOf = (url: string): Answer => {
  const known = [...answers].find(([part, list]) => url.includes(part) && list.length > 0)
  const [first = 201, ...rest] = known?.[1] ?? []
  // The last of the answers is given from then on.
  if (known !== undefined && rest.length > 0) answers.set(known[0], rest)
  return first
}

/**
 * All that is outside the house, for tests of the worker: every request that leaves it ends here. Tests read what came
 * at http://receiver.test/?part=… and say at the same address how the places whose address has that part answer.
 */
export const receiver = async (request: {
  readonly url: string
  readonly method: string
  readonly headers: Iterable<[string, string]>
  arrayBuffer(): Promise<ArrayBuffer>
}): Promise<Response> => {
  const { url, method } = request
  const body = Buffer.from(await request.arrayBuffer())
  const { hostname, searchParams } = new URL(url)
  if (hostname === 'receiver.test') {
    const part = searchParams.get('part') ?? ''
    if (method === 'POST') answers.set(part, JSON.parse(body.toString()))
    return Response.json(received.filter((one) => one.url.includes(part) || one.headers['x-part'] === part))
  }
  const answer = answerOf(url)
  if (answer === 'silent') {
    await wait(12_000)
    return new Response(null, { status: 504 })
  }
  if (answer === 'slow') await wait(2_000)
  if (typeof answer !== 'number' || answer < 300)
    received.push({ url, method, headers: Object.fromEntries(request.headers), body: body.toString('base64') })
  return new Response(null, { status: typeof answer === 'number' ? answer : 201 })
}

/** Stands in for the service that mails go out by: hands them to the receiver, one address a mailbox. */
export const postOffice = `
import { WorkerEntrypoint } from 'cloudflare:workers'
export class PostOffice extends WorkerEntrypoint {
  async send(mail) {
    const to = 'https://mail.test/' + encodeURIComponent(mail.to)
    const answer = await fetch(to, { method: 'POST', body: JSON.stringify(mail) })
    if (!answer.ok) throw new Error('mail ' + answer.status)
  }
}
export default { fetch: () => new Response(null, { status: 404 }) }
`

import type { ComponentChildren, VNode } from 'preact'
import { siteWords } from '../../words/index.ts'
import { moment } from '../../words/time.ts'
import { clockOf } from '../clock.ts'
import type { MeProps, WayProps } from './props.ts'

const SERVICE_NAMES: Readonly<Record<string, string>> = {
  ntfy: 'ntfy',
  discord: 'Discord',
  slack: 'Slack',
  telegram: 'Telegram',
  matrix: 'Matrix',
}

const Way = ({
  page,
  way,
  first,
}: {
  readonly page: MeProps
  readonly way: WayProps
  readonly first: boolean
}): VNode => {
  const words = siteWords(page.language).me
  const sent = way.sentAt === undefined ? undefined : words.sentAt(moment(clockOf(page), way.sentAt))
  const state = way.state === 'works' ? sent : words.states[way.state]
  return (
    <li>
      <form method="post" action="/me/way" class="way">
        <input type="hidden" name="id" value={way.id} />
        <p class="who">
          <b>{SERVICE_NAMES[way.label] ?? way.label}</b>
          <small>{state}</small>
        </p>
        <p class="acts">
          {way.state === 'unconfirmed' ? undefined : (
            <button type="submit" name="do" value="trial">
              {words.trial}
            </button>
          )}
          {first || way.state === 'unconfirmed' ? undefined : (
            <button type="submit" name="do" value="first">
              {words.first}
            </button>
          )}
          <button type="submit" name="do" value="remove">
            {words.remove}
          </button>
        </p>
      </form>
    </li>
  )
}

/**
 * The button by which a phone is asked to tell. `me.js` shows it where the browser can, and otherwise says why it
 * cannot; without script a sentence stands there.
 */
const Push = ({ page }: { readonly page: MeProps }): VNode => {
  const words = siteWords(page.language).me
  return (
    <form method="post" action="/me/push" id="push" data-key={page.pushKey}>
      {['endpoint', 'p256dh', 'auth', 'here'].map((name) => (
        <input type="hidden" name={name} key={name} />
      ))}
      <p class="js" data-when="can">
        <button type="submit" class={page.ways.length === 0 ? 'go wide' : 'wide'}>
          {words.push}
        </button>
      </p>
      <p class="js" data-when="can">
        <small>{words.pushHelp}</small>
      </p>
      <p hidden data-when="ask" role="status">
        {words.pushAsk}
      </p>
      <p hidden data-when="no">
        {words.pushNo}
      </p>
      <p hidden data-when="denied" role="status">
        {words.pushDenied}
      </p>
      <p hidden data-when="apple">
        {words.pushApple}
      </p>
      <noscript>
        <p>{words.pushScript}</p>
      </noscript>
    </form>
  )
}

const AddressForm = (props: {
  readonly action: string
  readonly label: string
  readonly help: ComponentChildren
  readonly submit: string
  readonly mode: 'email' | 'url'
}): VNode => (
  <form method="post" action={props.action} class="form">
    <input type="hidden" name="here" />
    <p class="field">
      <label for={`${props.mode}-to`}>{props.label}</label>
      <input
        type="text"
        id={`${props.mode}-to`}
        name="address"
        inputMode={props.mode}
        autocomplete={props.mode === 'email' ? 'email' : 'off'}
        autocapitalize="none"
        spellcheck={false}
        maxLength={500}
        required
        aria-describedby={`${props.mode}-help`}
      />
      <small id={`${props.mode}-help`}>{props.help}</small>
    </p>
    <p class="acts">
      <button type="submit">{props.submit}</button>
    </p>
  </form>
)

const Feeds = ({ page }: { readonly page: MeProps }): VNode | undefined => {
  const words = siteWords(page.language).me
  if (page.known === undefined) return undefined
  return (
    <details id="feed">
      <summary>{words.feed}</summary>
      <p class="note">{words.feedHelp}</p>
      {(['calendar', 'atom'] as const).map((name) => (
        <p class="field" key={name}>
          <label for={name}>{words[name]}</label>
          <input type="text" id={name} readonly value={page.known?.[name]} />
        </p>
      ))}
      <form method="post" action="/me/feed" class="acts">
        <button type="submit">{words.feedNew}</button>
      </form>
    </details>
  )
}

/** How the reader is told: the ways chosen, in their order, and those to choose from. */
export const Ways = ({ page }: { readonly page: MeProps }): VNode => {
  const words = siteWords(page.language).me
  return (
    <section aria-labelledby="ways" class="ways">
      <h2 id="ways">{words.ways}</h2>
      {page.ways.length === 0 ? <p>{words.waysNone}</p> : undefined}
      {page.ways.length > 1 ? <p class="note">{words.waysLede}</p> : undefined}
      {page.ways.length === 0 ? undefined : (
        <ol class="list">
          {page.ways.map((way, index) => (
            <Way page={page} way={way} first={index === 0} key={way.id} />
          ))}
        </ol>
      )}
      <Push page={page} />
      {page.canMail ? (
        <details id="mail">
          <summary>{words.mail}</summary>
          <AddressForm
            action="/me/mail"
            label={words.mailLabel}
            help={words.mailHelp}
            submit={words.mailAdd}
            mode="email"
          />
        </details>
      ) : undefined}
      <details id="hook">
        <summary>{words.hook}</summary>
        <AddressForm
          action="/me/hook"
          label={words.hookLabel}
          help={words.hookHelp}
          submit={words.hookAdd}
          mode="url"
        />
      </details>
      <Feeds page={page} />
    </section>
  )
}

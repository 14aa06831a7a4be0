import type { VNode } from 'preact'
import { defaultOptions, type OptionsOf, type OptionValue } from '../core/options.ts'
import { gameWords, siteWords } from '../words/index.ts'
import { whisperWords } from '../words/whisper/index.ts'
import { tablePath } from './address.ts'
import { Layout } from './layout.tsx'
import type { PageProps } from './props.ts'
import type { GameToSetUp } from './set-up.tsx'

interface RulesPageProps extends PageProps {
  readonly game: Pick<GameToSetUp, 'id' | 'options' | 'seatCounts'>
  /** The table whose rules these are; without one they are the game's usual rules. */
  readonly table?: {
    readonly id: string
    readonly seats: number
    readonly options: Readonly<Record<string, OptionValue>>
    readonly phrases?: Readonly<Record<string, string>>
    readonly whispers: boolean
  }
}

/** The rules as a table plays them, and which of them differ from the usual ones. */
export const RulesPage = (props: RulesPageProps): VNode => {
  const { game, table } = props
  const words = gameWords(props.language, game.id)
  const { chrome, rules } = siteWords(props.language)
  const whisper = whisperWords(props.language).field
  const usual = defaultOptions(game.options)
  const options: OptionsOf<typeof game.options> = { ...usual, ...table?.options }
  const differing = Object.keys(game.options).filter((name) => options[name] !== usual[name])
  const phrases = Object.entries(words.phrases ?? {}).flatMap(([name, { label }]) => {
    const text = table?.phrases?.[name]
    return text === undefined ? [] : [{ label, text }]
  })
  const differences = [
    ...differing.map((name) => ({
      label: words.options[name]?.label,
      text: words.options[name]?.value(options[name] ?? ''),
    })),
    ...phrases,
    ...(table?.whispers ? [{ label: whisper.label, text: whisper.yes }] : []),
  ]
  const seats = table?.seats ?? game.seatCounts(usual)[0] ?? 2
  return (
    <Layout
      page={props}
      title={rules.title(words.name)}
      description={words.tagline}
      {...(table === undefined ? {} : { right: [tablePath(table.id), chrome.toTable] as const })}
    >
      {table === undefined ? undefined : differences.length === 0 ? (
        <p class="lede">{rules.usual}</p>
      ) : (
        <section class="slip" aria-labelledby="differs">
          <h2 id="differs">{rules.differs}</h2>
          <dl class="pairs">
            {differences.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {words.rules(options, seats).map(({ title, paragraphs }) => (
        <section class="text" key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      {table === undefined ? (
        <p class="acts">
          <a class="btn go" href={`/new/${game.id}`}>
            {rules.play(words.name)}
          </a>
        </p>
      ) : undefined}
    </Layout>
  )
}

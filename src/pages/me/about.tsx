import type { VNode } from 'preact'
import { siteWords } from '../../words/index.ts'
import { LANGUAGES } from '../../words/language.ts'
import { lessonWords } from '../../words/lessons/index.ts'
import { NAME_LENGTH, TextField } from '../field.tsx'
import { LANGUAGE_NAMES } from '../layout.tsx'
import type { MeProps } from './props.ts'

/** Zones to choose from, from west to east; the reader's own is added where it is missing. */
const ZONES = [
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Sao_Paulo',
  'Atlantic/Reykjavik',
  'Europe/London',
  'Europe/Lisbon',
  'Europe/Madrid',
  'Europe/Paris',
  'Europe/Berlin',
  'Europe/Oslo',
  'Europe/Copenhagen',
  'Europe/Stockholm',
  'Europe/Helsinki',
  'Europe/Athens',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
] as const

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** `Europe/Stockholm` as people say it: the place. */
const placeName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')

const HourField = (props: {
  readonly name: string
  readonly label: string
  readonly off?: string
  readonly minutes: number | undefined
}): VNode => (
  <p class="field">
    <label for={props.name}>{props.label}</label>
    <select id={props.name} name={props.name}>
      {props.off === undefined ? undefined : <option value="">{props.off}</option>}
      {HOURS.map((hour) => (
        <option value={hour} selected={props.minutes === hour * 60} key={hour}>
          {String(hour).padStart(2, '0')}:00
        </option>
      ))}
    </select>
  </p>
)

/** What the reader is called, reads, and when nothing may come. */
export const About = ({ page }: { readonly page: MeProps }): VNode => {
  const words = siteWords(page.language).me
  const zones = ZONES.some((zone) => zone === page.zone) ? ZONES : [page.zone, ...ZONES]
  return (
    <section aria-labelledby="about">
      <h2 id="about">{words.about}</h2>
      <form method="post" action="/me" class="form">
        <TextField
          page={page}
          form={{}}
          name="name"
          label={words.name}
          help={words.nameHelp}
          value={page.name}
          maxLength={NAME_LENGTH}
          required
          autocomplete="given-name"
        />
        <p class="field">
          <label for="lang">{words.language}</label>
          <select id="lang" name="lang">
            {LANGUAGES.map((language) => (
              <option value={language} lang={language} selected={language === page.language} key={language}>
                {LANGUAGE_NAMES[language]}
              </option>
            ))}
          </select>
        </p>
        <p class="field">
          <label for="zone">{words.zone}</label>
          <select id="zone" name="zone" data-unset={page.zoneChosen ? undefined : ''}>
            {zones.map((zone) => (
              <option value={zone} selected={zone === page.zone} key={zone}>
                {placeName(zone)}
              </option>
            ))}
          </select>
        </p>
        <fieldset class="field">
          <legend>{words.quiet}</legend>
          <div class="pair">
            <HourField name="from" label={words.quietFrom} off={words.quietOff} minutes={page.quiet?.from} />
            <HourField name="to" label={words.quietTo} minutes={page.quiet?.to ?? 7 * 60} />
          </div>
          <small>{words.quietHelp}</small>
        </fieldset>
        <p class="field">
          <label class="box">
            <input type="checkbox" name="lessons" value="1" checked={page.lessons} />
            {lessonWords(page.language).setting}
          </label>
        </p>
        <p class="field">
          <label class="box">
            <input type="checkbox" name="four" value="1" checked={page.four} />
            {words.four}
          </label>
        </p>
        <p class="acts">
          <button type="submit">{words.save}</button>
        </p>
      </form>
    </section>
  )
}

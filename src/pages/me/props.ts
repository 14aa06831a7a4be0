import type { SiteWords } from '../../words/index.ts'
import type { MyTable, PageProps } from '../props.ts'

/** One way of being told, as its owner knows it. */
export interface WayProps {
  readonly id: string
  readonly kind: 'push' | 'mail' | 'hook'
  /** The device, the address, or the name of the service. */
  readonly label: string
  readonly state: 'works' | keyof SiteWords['me']['states']
  /** When something last went out, ms since 1970. */
  readonly sentAt?: number
}

/** What the reader's own page shows. Links are secrets of the reader. */
export interface MeProps extends PageProps {
  readonly tables: readonly MyTable[]
  readonly ways: readonly WayProps[]
  /** The zone that stands in the form, and whether the reader has chosen it. */
  readonly zone: string
  readonly zoneChosen: boolean
  /** Games that are new to the reader are explained. */
  readonly lessons: boolean
  readonly quiet?: { readonly from: number; readonly to: number }
  /** The key that browsers are asked with. */
  readonly pushKey: string
  readonly canMail: boolean
  /** What is known of the reader can be moved, subscribed to and forgotten; absent for a new browser. */
  readonly known?: { readonly link: string; readonly atom: string; readonly calendar: string }
  /** What was just done, or why not. */
  readonly done?: keyof SiteWords['me']['done']
}

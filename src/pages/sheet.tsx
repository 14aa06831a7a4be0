import type { VNode } from 'preact'
import { gameWords, siteWords } from '../words/index.ts'
import { tablePath } from './address.ts'
import { GameSprite } from './cards.tsx'
import type { GamePage } from './games/page.ts'
import { Layout } from './layout.tsx'
import type { PageProps, TableProps } from './props.ts'
import { whoOf } from './table-common.tsx'

/** The score sheet of a match, for anybody to read. */
export const SheetPage = (props: PageProps & { readonly table: TableProps; readonly gamePage: GamePage }): VNode => {
  const { table, gamePage } = props
  const { chrome, sheet } = siteWords(props.language)
  const words = { ...sheet, ...gameWords(props.language, table.game).deal }
  return (
    <Layout
      page={props}
      title={`${words.title}: ${gameWords(props.language, table.game).name}`}
      heading={words.title}
      right={[tablePath(table.id), chrome.toTable]}
      stylesheet={gamePage.stylesheet}
      forms
    >
      {table.view === undefined || table.standing?.sheet.length === 0 ? (
        <p class="lede">{words.empty}</p>
      ) : (
        <>
          <gamePage.Sheet view={table.view} legal={[]} who={whoOf(table)} language={props.language} />
          <GameSprite gamePage={gamePage} />
        </>
      )}
    </Layout>
  )
}

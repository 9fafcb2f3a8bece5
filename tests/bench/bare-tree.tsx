import { renderToString } from 'react-dom/server'
import { App } from '../../web/app/app.tsx'
import type { BootData } from '../../web/app/boot.ts'
import { Page } from '../../web/features/insights/news-page.tsx'
import { loadSharedWords, loadWords } from '../../web/i18n/load-words.ts'
import { Words } from '../../web/i18n/words.tsx'
import { Root } from '../../web/root.tsx'
import { setPage } from './no-router.tsx'

/**
 * React alone with our components: the page of trade news as `web/server/entry.tsx` renders it, without its router, its
 * head, its styles and its shell.
 * @param boot what that page carries for React to hydrate with
 */
export async function renderTree({ flags, ...site }: BootData): Promise<string> {
  await loadSharedWords('en')
  await loadWords('en', ['page', 'news'])
  setPage(
    <Words locale="en">
      <Page />
    </Words>,
  )
  return renderToString(
    <App site={site} flags={flags}>
      <Root />
    </App>,
  )
}

import { renderToString } from 'react-dom/server'
import type { FlagValues } from '#contract/flags.ts'
import { App } from '../../web/app/app.tsx'
import { Page } from '../../web/features/insights/news-page.tsx'
import { loadSharedWords, loadWords } from '../../web/i18n/load-words.ts'
import { Words } from '../../web/i18n/words.tsx'
import { Root } from '../../web/root.tsx'
import { setPage } from './no-router.tsx'

const site = { locale: 'en', origin: 'https://meltemi.test', currency: 'CAD', past: [] } as const

/**
 * React alone with our components: the page of trade news as `web/server/entry.tsx` renders it, without its router, its
 * head, its styles and its shell.
 */
export async function renderTree(flags: FlagValues): Promise<string> {
  await loadSharedWords('en')
  await loadWords('en', ['page', 'news'])
  setPage(
    <Words locale="en">
      <Page />
    </Words>,
  )
  return renderToString(
    <App site={{ ...site, past: [] }} flags={flags}>
      <Root />
    </App>,
  )
}

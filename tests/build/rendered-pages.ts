import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { flagCatalogue, flagNames, type FlagValues } from '#contract/flags.ts'
import { type Locale, localeCodes, localize } from '#contract/locales.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import { companyOn } from '../../worker/features/settings/company-on.ts'
import type { PageState } from '../../worker/front/page-state.ts'
import { aheadPath } from '../../worker/front/page-stores.ts'
import { filledIn, type StoredPage } from '../../worker/front/stored-page.ts'

export const clientFolder = fileURLToPath(new URL('../../dist/client', import.meta.url))

const flags = Object.fromEntries(
  flagNames.map((it) => [it, flagCatalogue[it].enabled]),
) as FlagValues
const telling = { today: '2026-11-28', days: null }
const shipped: PageState = {
  origin: 'https://meltemi.test',
  currency: 'CAD',
  past: [],
  flags,
  company: {
    version: '',
    in: async (locale) => companyOn({ values: {}, exceptions: [] }, { locale, ...telling }),
  },
  content: { isChanged: false, textsIn: () => undefined } as unknown as PageState['content'],
}

/** A page rendered by the build, with the placeholders filled in. */
export async function renderedPage(locale: Locale, path: string): Promise<string> {
  const text = readFileSync(clientFolder + aheadPath(localize(path, locale)), 'utf8')
  const end = text.indexOf('\n')
  const about = JSON.parse(text.slice(0, end)) as StoredPage
  return filledIn({ ...about, html: text.slice(end + 1) }, shipped, {})
}

export const renderedPages = () =>
  Promise.all(
    localeCodes.flatMap((locale) =>
      indexedPages(flags).map(async ({ path }) => ({
        locale,
        path,
        html: await renderedPage(locale, path),
      })),
    ),
  )

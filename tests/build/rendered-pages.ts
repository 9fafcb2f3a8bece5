import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { flagCatalogue, flagNames, type FlagValues } from '#contract/flags.ts'
import { type Locale, localeCodes, localize } from '#contract/locales.ts'
import { indexedPages } from '#contract/site/indexed-pages.ts'
import { aheadPath } from '../../worker/front/ahead-format.ts'

export const client = fileURLToPath(new URL('../../dist/client', import.meta.url))

const shipped = Object.fromEntries(
  flagNames.map((name) => [name, flagCatalogue[name].enabled]),
) as FlagValues

/** A page as the build has rendered it, below a line for the Worker. */
export const renderedPage = (locale: Locale, path: string): string =>
  readFileSync(client + aheadPath(localize(path, locale)), 'utf8').replace(/^.*\n/, '')

/** All of them, with the flags that are shipped. */
export const renderedPages = () =>
  localeCodes.flatMap((locale) =>
    indexedPages(shipped).map(({ path }) => ({ locale, path, html: renderedPage(locale, path) })),
  )

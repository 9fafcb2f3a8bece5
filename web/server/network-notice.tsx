import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '#contract/locales.ts'
import { wordsOf } from '../i18n/words-of.ts'

const made = new Map<Locale, string>()

/**
 * Network messages of every page, which network-status.ts shows. Only the server renders them,
 * outside React, so that they work before hydration and without it, and add no script. The texts of
 * `page` must be loaded.
 */
export function networkNotice(locale: Locale): string {
  const known = made.get(locale)
  if (known !== undefined) return known
  const words = wordsOf(locale).page.network
  const html = renderToStaticMarkup(
    <div className="network" role="status">
      <p hidden data-network="loading">
        {words.loading()}
      </p>
      <p hidden data-network="offline">
        {words.offline()}
      </p>
      <p hidden data-network="lost">
        {words.lost()}{' '}
        <button type="button" className="link" data-network-again="">
          {words.again()}
        </button>
      </p>
    </div>,
  )
  made.set(locale, html)
  return html
}

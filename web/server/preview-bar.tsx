import { dateText } from '#contract/text/date-text.ts'
import { flagTitle } from '../app/flag-title.ts'
import { company } from '#contract/company.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FlagValues } from '#contract/flags.ts'
import { type Locale, locales } from '#contract/locales.ts'
import { loadWords } from '../i18n/load-words.ts'
import { wordsOf } from '../i18n/words-of.ts'

type Shown = { flags: Partial<FlagValues>; expiresAtS: number }

/**
 * The preview bar as HTML: flags switched on or off, expiry, and an exit that works without
 * JavaScript. Only the server renders it, so that visitors never load its texts.
 * @param shown `null` when the link has expired
 */
export async function renderPreviewBar(locale: Locale, shown: Shown | null): Promise<string> {
  await loadWords(locale, ['staffPortal'])
  const words = wordsOf(locale).staffPortal.preview
  const list = (isOn: boolean) =>
    Object.entries(shown?.flags ?? {})
      .filter(([, value]) => value === isOn)
      .map(([name]) => flagTitle(name))
      .join(', ')
  const until = (expiresAtS: number) =>
    dateText(expiresAtS * 1000, locales[locale].tag, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: company.timeZone,
    })
  return renderToStaticMarkup(
    <aside className="preview-bar" aria-label={words.label()}>
      {shown ? (
        <>
          <p>
            <strong>{words.label()}</strong> {list(true) && words.on({ flags: list(true) })}{' '}
            {list(false) && words.off({ flags: list(false) })}{' '}
            {words.until({ time: until(shown.expiresAtS) })}
          </p>
          <form method="post" action="/preview/leave">
            <button className="btn btn-small">{words.leave()}</button>
          </form>
        </>
      ) : (
        <p>{words.ended()}</p>
      )}
    </aside>,
  )
}

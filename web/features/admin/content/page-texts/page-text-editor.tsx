import { useContext, useState } from 'react'
import { type Locale, localeCodes, localize } from '#contract/locales.ts'
import { pages } from '#contract/pages.ts'
import type { PageText } from '#contract/site/page-texts.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { useRestorableState } from '../../dialog/unsaved-input.ts'
import { LeaveContext } from '../../leaving/leave-guard.tsx'
import { LoadNotice } from '../../screen/load-notice.tsx'
import { Notice } from '../../screen/notice.tsx'
import { PagePlace } from './page-place.tsx'
import { isConflict, PageTextField, type Typed, whatIsWrong } from './page-text-field.tsx'
import { PageTextHistory } from './page-text-history.tsx'
import { useShippedPageTexts } from './shipped-page-texts.ts'
import { usePageTexts } from './use-page-texts.ts'

type Props = { text: PageText; onClose: () => void }

/** A page text in all languages, published together, with its history. */
export function PageTextEditor({ text: about, onClose }: Props) {
  const { LL, locale: own } = useI18nContext()
  const words = LL.staffContent.pageTexts
  const leave = useContext(LeaveContext)
  const state = usePageTexts()
  const { query, error, success, undoLast, isBusy } = state
  const shipped = useShippedPageTexts()
  const [kept, setTyped] = useRestorableState<Partial<Record<Locale, Typed>>>(
    `page-text:${about.key}`,
  )
  const typed = kept ?? {}
  /** The language of the preview: that of the focused field. */
  const [shownIn, setShown] = useState(own)
  const isRead = query.data !== undefined && shipped !== undefined
  const rowOf = (code: Locale) =>
    query.data?.texts.find(({ key, locale }) => key === about.key && locale === code)
  const liveIn = (code: Locale) => rowOf(code)?.text ?? shipped?.(about.key, code) ?? ''
  const changed = localeCodes.flatMap((locale) => {
    const own = typed[locale]
    return own && own.text.trim() !== liveIn(locale) ? [{ locale, ...own }] : []
  })
  const canPublish =
    isRead &&
    changed.length > 0 &&
    changed.every(
      ({ locale, text, version }) =>
        whatIsWrong(text) === null &&
        !isConflict({ text, version }, liveIn(locale), rowOf(locale)?.version ?? 0),
    )

  async function publish() {
    if (!canPublish || isBusy) return
    const texts = changed.map(({ locale, text, version }) => {
      const original = shipped(about.key, locale)
      const kept = text.trim()
      return {
        key: about.key,
        locale,
        text: kept === original ? null : kept,
        shipped: original,
        version,
      }
    })
    // keeps words typed during the save
    await state.save({ texts }, () =>
      setTyped((now) =>
        Object.fromEntries(
          Object.entries(now ?? {}).filter(
            ([code, { text }]) =>
              !changed.some((each) => each.locale === code && each.text === text),
          ),
        ),
      ),
    )
  }

  const { path } = pages[about.page === 'everywhere' ? 'home' : about.page]
  return (
    <>
      <header className="staff-head">
        <div>
          <h1>{liveIn(own) || words.title()}</h1>
          <p className="staff-soft">
            {[
              words.pages[about.page](),
              words.places[about.place](),
              words.kinds[about.kind](),
            ].join(' · ')}
          </p>
          <p className="staff-tools">
            <button type="button" className="staff-button" onClick={() => leave(onClose)}>
              {words.back()}
            </button>
            <a className="staff-button" href={localize(path, own)} target="_blank" rel="noreferrer">
              {words.see()}
            </a>
          </p>
        </div>
      </header>
      <LoadNotice query={query} />
      <div className="staff-stuck">
        <Notice
          error={error}
          success={success}
          action={undoLast && !error ? { label: LL.staffContent.undo(), run: undoLast } : undefined}
        />
      </div>
      {!isRead && !query.error && <p role="status">{LL.staffContent.loading()}</p>}
      {isRead && (
        <div className="staff-settings">
          <section className="staff-card staff-settings-card" aria-label={words.title()}>
            <form
              data-unsaved={changed.length > 0}
              onSubmit={(event) => {
                event.preventDefault()
                void publish()
              }}
            >
              {localeCodes.map((code) => (
                <PageTextField
                  key={code}
                  onFocus={() => setShown(code)}
                  about={about}
                  locale={code}
                  shipped={shipped(about.key, code)}
                  row={rowOf(code)}
                  typed={typed[code]}
                  onType={(next) => setTyped((now) => withTyped(now ?? {}, code, next))}
                />
              ))}
              <div className="staff-dialog-actions">
                <button
                  className="staff-button staff-button-strong"
                  aria-disabled={isBusy || !canPublish}
                >
                  {isBusy ? words.busy() : words.publish()}
                </button>
              </div>
            </form>
          </section>
          <div className="staff-page-text-side">
            <div className="staff-card staff-settings-card">
              <PagePlace
                about={about}
                locale={shownIn}
                textOf={(key) =>
                  (key === about.key ? typed[shownIn]?.text : undefined) ??
                  query.data?.texts.find((row) => row.key === key && row.locale === shownIn)
                    ?.text ??
                  shipped(key, shownIn)
                }
              />
            </div>
            <PageTextHistory about={about} state={state} />
          </div>
        </div>
      )}
    </>
  )
}

function withTyped(
  all: Partial<Record<Locale, Typed>>,
  code: Locale,
  next: Typed | undefined,
): Partial<Record<Locale, Typed>> {
  const { [code]: _, ...others } = all
  return next ? { ...others, [code]: next } : others
}

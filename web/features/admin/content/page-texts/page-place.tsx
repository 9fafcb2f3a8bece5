import type { Locale } from '#contract/locales.ts'
import { localize } from '#contract/locales.ts'
import { pages } from '#contract/pages.ts'
import { type PageText, pageTexts } from '#contract/site/page-texts.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'

type Props = {
  about: PageText
  locale: Locale
  /** The text as it would be published. */
  textOf: (key: string) => string
}

/** A preview of a text on its page, among its neighbours. */
export function PagePlace({ about, locale, textOf }: Props) {
  const words = useI18nContext().LL.staffContent.pageTexts
  const here = pageTexts.filter(({ page, place }) => page === about.page && place === about.place)
  const shown = (key: string) => {
    const text = textOf(key)
    return key === about.key ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>
  }
  // the home page's heading consists of three texts
  const isPart = ({ kind }: PageText) => /^(headingStart|headingEnd|keyword)$/.test(kind)
  const [before, ...others] = here.filter(isPart)
  const after = others.at(-1)
  const keyword = others.find(({ key }) => key === about.key && key !== after?.key) ?? others[0]
  const { path } = pages[about.page === 'everywhere' ? 'home' : about.page]
  return (
    <section aria-label={words.preview()}>
      <h2>{words.preview()}</h2>
      <p className="staff-soft">{words.previewText()}</p>
      <div className="staff-place" lang={locale}>
        {about.place === 'search' && <p className="staff-soft">{localize(path, locale)}</p>}
        {here.map((text) => {
          if (text === before) {
            return (
              <p key={text.key} className="staff-place-heading">
                {shown(text.key)} {keyword && shown(keyword.key)} {after && shown(after.key)}
              </p>
            )
          }
          if (isPart(text)) return null
          return (
            <p key={text.key} className={looks[text.kind]}>
              {shown(text.key)}
            </p>
          )
        })}
      </div>
    </section>
  )
}

const looks: Partial<Record<PageText['kind'], string>> = {
  eyebrow: 'staff-place-eyebrow',
  heading: 'staff-place-heading',
  searchTitle: 'staff-place-heading',
  button: 'staff-place-button',
}

import type { Locale } from '#contract/locales.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { EnglishSince } from './english-since.tsx'

type Props = {
  id: string
  locale: Locale
  version: number
  isBusy: boolean
  onChecked: () => void
}

/** The English text changed after this one: what of it, and that this one is still right. */
export function OutdatedNotice({ id, locale, version, isBusy, onChecked }: Props) {
  const words = useI18nContext().LL.staffContent
  return (
    <div className="staff-notice staff-notice-warning staff-text-outdated">
      <p>{words.outdatedText()}</p>
      <button
        type="button"
        className="staff-button"
        aria-disabled={isBusy}
        onClick={() => !isBusy && onChecked()}
      >
        {words.stillRight()}
      </button>
      <EnglishSince id={id} locale={locale} version={version} />
    </div>
  )
}

import { useId } from 'react'
import { type Locale, locales } from '#contract/locales.ts'
import { pictureLimits } from '#contract/pictures/picture-sizes.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { SavingState } from '../saving-state.tsx'
import type { Description } from './use-description.ts'

type Props = {
  description: Description
  /** Languages without a description, from the refused call. */
  wrong?: readonly Locale[]
}

/** Fields for a picture's descriptions, or to mark it as decorative. */
export function DescribeFields({ description, wrong }: Props) {
  const words = useI18nContext().LL.staffContent.pictures
  const id = useId()
  const { isDecorative } = description
  return (
    <>
      {!isDecorative &&
        description.locales.map((locale) => (
          <div key={locale} className="staff-field">
            <label htmlFor={`${id}-${locale}`}>
              {words.alt({ language: locales[locale].name })}
            </label>
            <input
              id={`${id}-${locale}`}
              className="staff-input"
              lang={locale}
              spellCheck
              maxLength={pictureLimits.alt}
              aria-describedby={`${id}-hint`}
              aria-invalid={wrong?.includes(locale) && description.of(locale).alt.trim() === ''}
              value={description.of(locale).alt}
              onChange={({ currentTarget }) => description.write(locale, currentTarget.value)}
            />
          </div>
        ))}
      {!isDecorative && (
        <small id={`${id}-hint`} className="staff-soft">
          {words.altHint()} {words.altSaves()}
        </small>
      )}
      <label className="staff-picture-decorates">
        <input
          type="checkbox"
          checked={isDecorative}
          onChange={({ currentTarget }) => description.decorate(currentTarget.checked)}
        />
        <span>{words.decorative()}</span>
      </label>
      <SavingState saving={description.saving} />
    </>
  )
}

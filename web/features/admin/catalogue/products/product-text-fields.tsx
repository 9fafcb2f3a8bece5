import { defaultLocale, type Locale, localeCodes, locales } from '#contract/locales.ts'
import type { ProductTexts } from '#contract/trade/products.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { TextField } from '../../../../ui/form/text-fields.tsx'

/** Name and description in each language. */
export function ProductTextFields({ texts }: { texts: ProductTexts }) {
  const words = useI18nContext().LL.staff.catalogue
  return (
    <>
      <InLanguage locale={defaultLocale} texts={texts} />
      <fieldset className="staff-more form-field-wide">
        <legend>{words.otherLanguages()}</legend>
        <p className="staff-soft">{words.englishStands()}</p>
        {localeCodes
          .filter((locale) => locale !== defaultLocale)
          .map((locale) => (
            <InLanguage key={locale} locale={locale} texts={texts} isOptional />
          ))}
      </fieldset>
    </>
  )
}

type Props = { locale: Locale; texts: ProductTexts; isOptional?: boolean }

function InLanguage({ locale, texts, isOptional = false }: Props) {
  const words = useI18nContext().LL.staff.catalogue
  const { name = '', description } = texts[locale] ?? {}
  const of = (label: string) => `${label} · ${locales[locale].name}`
  return (
    <>
      <TextField
        name={`name_${locale}`}
        label={of(words.fields.name())}
        defaultValue={name}
        maxLength={120}
        isOptional={isOptional}
      />
      <TextField
        name={`description_${locale}`}
        label={of(words.fields.description())}
        defaultValue={description ?? ''}
        maxLength={600}
        isOptional
      />
    </>
  )
}

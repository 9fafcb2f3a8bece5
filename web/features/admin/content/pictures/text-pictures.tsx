import { useEffect, useState } from 'react'
import { type Locale, locales } from '#contract/locales.ts'
import { picturePath, picturesIn } from '#contract/pictures/picture-sources.ts'
import type { StaffPicture } from '#contract/pictures/staff-pictures.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { DescribeFields } from './describe-fields.tsx'
import { insertParagraph } from './insert-paragraph.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { useDescription } from './use-description.ts'
import { useChosen } from './use-pictures.ts'

type Props = {
  body: string
  locale: Locale
  /** Id of the text's field. */
  fieldId: string
}

/** Inserts pictures into a text, with fields for the description of each. */
export function TextPictures({ body, locale, fieldId }: Props) {
  const words = useI18nContext().LL.staffContent.pictures
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const ids = picturesIn(body)
  const { known, isFetching } = useChosen(ids)

  // only after the dialog has closed, because a modal dialog makes the field inert
  useEffect(() => {
    if (isOpen || chosen === null) return
    insertParagraph(fieldId, `![](${chosen})`)
    setChosen(null)
  }, [isOpen, chosen, fieldId])

  return (
    <div className="staff-text-pictures">
      <button type="button" className="staff-button" onClick={() => setOpen(true)}>
        {words.insert()}
      </button>
      <PictureDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChoose={({ id }) => {
          setChosen(`/media/${id}`)
          setOpen(false)
        }}
      />
      {ids.length > 0 && (
        <ul className="staff-picture-list" aria-label={words.inText()}>
          {ids.map((id) => {
            const picture = known.get(id)
            return (
              <li key={id}>
                {picture && <Described picture={picture} locale={locale} />}
                {!picture && !isFetching && <p className="staff-soft">{words.unknown()}</p>}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

function Described({ picture, locale }: { picture: StaffPicture; locale: Locale }) {
  const words = useI18nContext().LL.staffContent.pictures
  const description = useDescription(picture, [locale])
  const { id, width, height, widths } = picture
  return (
    <div className="staff-picture">
      <img
        src={picturePath(id, widths[0] ?? width)}
        alt={description.of(locale).alt}
        {...{ width, height }}
      />
      <div>
        {description.missing.length > 0 && (
          <p className="staff-notice staff-notice-warning">
            {words.missing({ language: locales[locale].name })}
          </p>
        )}
        <DescribeFields description={description} />
      </div>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { defaultLocale, type Locale } from '#contract/locales.ts'
import { answer } from '../../../../api/client.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { staffQuery } from '../../calls/staff-query.ts'
import { LoadNotice } from '../../screen/load-notice.tsx'
import { useShippedText } from '../shipped-texts.ts'
import { readable } from '../text/text-part.ts'
import { TextChanges } from './text-changes.tsx'

type Props = { id: string; locale: Locale; version: number }

/** Changes of the English text since the translation was last checked against it. */
export function EnglishSince({ id, locale, version }: Props) {
  const words = useI18nContext().LL.staffContent.versions
  const [isOpen, setOpen] = useState(false)
  const shipped = useShippedText(defaultLocale, id)
  const query = useQuery({
    ...staffQuery(['content', 'english', id, locale, String(version)], (api) =>
      answer(api.admin.content[':id'].english[':locale'].$get({ param: { id, locale } })),
    ),
    enabled: isOpen,
  })
  const { data } = query
  return (
    <div>
      <button
        type="button"
        className="staff-button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.hide() : words.since()}
      </button>
      {isOpen && <LoadNotice query={query} />}
      {isOpen && !data && !query.error && <p role="status">{words.loading()}</p>}
      {isOpen && data && shipped && (
        <TextChanges
          from={readable(data.before, shipped.text)}
          to={readable(data.now, shipped.text)}
          locale={defaultLocale}
        />
      )}
    </div>
  )
}

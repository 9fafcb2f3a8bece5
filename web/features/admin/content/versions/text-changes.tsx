import { useQuery } from '@tanstack/react-query'
import type { Locale } from '#contract/locales.ts'
import type { StoryText } from '#contract/staff/content/stories.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { LoadNotice } from '../../screen/load-notice.tsx'
import { partOf, textParts } from '../text/text-part.ts'
import type { Piece } from './word-diff.ts'

const nothing: StoryText = { title: '', excerpt: '', body: '' }

/** The comparison's code loads on first use. */
const comparing = {
  queryKey: ['code', 'word-diff'],
  queryFn: async () => (await import('./word-diff.ts')).wordDiff,
  staleTime: Infinity,
}

type Props = { from: StoryText | undefined; to: StoryText | undefined; locale: Locale }

/** The differences between two texts, word by word. */
export function TextChanges({ from = nothing, to = nothing, locale }: Props) {
  const words = useI18nContext().LL.staffContent
  const { title, excerpt, body } = words
  const labels = {
    title: title(),
    excerpt: excerpt(),
    description: words.articles.description(),
    body: body(),
  }
  const query = useQuery(comparing)
  const { data: wordDiff } = query
  const parts = textParts.filter((part) => partOf(from, part) !== partOf(to, part))
  if (parts.length === 0) return <p className="staff-soft">{words.versions.same()}</p>
  if (!wordDiff) {
    return query.error ? (
      <LoadNotice query={query} />
    ) : (
      <p role="status">{words.versions.loading()}</p>
    )
  }
  return (
    <div className="staff-text-changes">
      {parts.map((part) => (
        <div key={part}>
          <p>
            <strong>{labels[part]}</strong>
          </p>
          <p className="staff-text-version" lang={locale}>
            {wordDiff(partOf(from, part), partOf(to, part)).map((piece, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- pieces have no id
              <Changed key={index} piece={piece} />
            ))}
          </p>
        </div>
      ))}
    </div>
  )
}

function Changed({ piece: { kind, text } }: { piece: Piece }) {
  if (kind === 'same') return text
  return kind === 'added' ? <ins>{text}</ins> : <del>{text}</del>
}

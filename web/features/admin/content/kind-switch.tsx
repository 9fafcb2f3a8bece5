import { storyKinds } from '#contract/site/news.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

export const contentKinds = [...storyKinds, 'pages'] as const
export type ContentKind = (typeof contentKinds)[number]

type Props = { kind: ContentKind; onChange: (kind: ContentKind) => void }

/** News, articles or the texts of pages. */
export function KindSwitch({ kind, onChange }: Props) {
  const { articles: words, pageTexts } = useI18nContext().LL.staffContent
  return (
    <div className="staff-tools staff-text-languages" role="group" aria-label={words.choose()}>
      {contentKinds.map((each) => (
        <button
          key={each}
          type="button"
          className={each === kind ? 'staff-button staff-button-strong' : 'staff-button'}
          aria-pressed={each === kind}
          onClick={() => onChange(each)}
        >
          {each === 'pages' ? pageTexts.title() : words.kinds[each]()}
        </button>
      ))}
    </div>
  )
}

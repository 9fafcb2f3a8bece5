import { type StoryKind, storyKinds } from '#contract/site/news.ts'
import { useI18nContext } from '../../../i18n/words.tsx'

type Props = { kind: StoryKind; onChange: (kind: StoryKind) => void }

/** News or articles. */
export function KindSwitch({ kind, onChange }: Props) {
  const words = useI18nContext().LL.staffContent.articles
  return (
    <div className="ad-tools ad-text-languages" role="group" aria-label={words.choose()}>
      {storyKinds.map((each) => (
        <button
          key={each}
          type="button"
          className={each === kind ? 'ad-button ad-button-strong' : 'ad-button'}
          aria-pressed={each === kind}
          onClick={() => onChange(each)}
        >
          {words.kinds[each]()}
        </button>
      ))}
    </div>
  )
}

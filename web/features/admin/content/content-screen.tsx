import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { storyKinds } from '#contract/site/news.ts'
import { findPageText } from '#contract/site/page-texts.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { useFocusFallback } from '../../../ui/use-focus-fallback.ts'
import { rowButtonId } from '../list/data-table.tsx'
import { LoadNotice } from '../screen/load-notice.tsx'
import { RefreshButton } from '../screen/refresh-button.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { oneOf, useAddress } from '../../../app/use-address.ts'
import { NewStory } from './new-story.tsx'
import { PageTextEditor } from './page-texts/page-text-editor.tsx'
import { PageTextList } from './page-texts/page-text-list.tsx'
import { StoryEditor } from './story-editor.tsx'
import { StoryTable } from './story-table.tsx'
import { allPageTexts } from './page-texts/use-page-texts.ts'
import { storyList } from './use-content.ts'

const contentKinds = [...storyKinds, 'pages'] as const
type ContentKind = (typeof contentKinds)[number]

/** News and articles by language, the opened story with its texts, and the texts of pages. */
export function Screen() {
  const { get, go, change } = useAddress()
  const open = get('open')
  const kind = oneOf(contentKinds, get('kind')) ?? 'news'
  const onKind = (next: ContentKind) => change({ kind: next === 'news' ? '' : next })
  const onOpen = (id: string) => go({ open: id })
  const onClose = () => go({ open: '', locale: '' })
  useFocusFallback()
  useWayBack(open)
  if (kind === 'pages') {
    const text = findPageText(open)
    if (text) return <PageTextEditor key={open} text={text} onClose={onClose} />
  } else if (open) return <StoryEditor key={open} id={open} onClose={onClose} />
  return <List {...{ kind, onKind, onOpen }} />
}

/** Scrolls back to the row of a closed text and focuses it. */
function useWayBack(open: string): void {
  useEffect(() => {
    if (!open) return
    return () => {
      const row = document.getElementById(rowButtonId(open))
      row?.focus({ preventScroll: true })
      // jumps without animation, because the row may be far down
      row?.scrollIntoView({ block: 'center', behavior: 'instant' })
    }
  }, [open])
}

type Props = {
  kind: ContentKind
  onKind: (kind: ContentKind) => void
  onOpen: (id: string) => void
}

/** The texts of one kind. The switch of kinds is not remounted, so it keeps the focus. */
function List({ kind, onKind, onOpen }: Props) {
  const words = useI18nContext().LL.staffContent
  const texts = useQuery({ ...allPageTexts, enabled: kind === 'pages' })
  const stories = useQuery({ ...storyList, enabled: kind !== 'pages' })
  const query = kind === 'pages' ? texts : stories
  const [isMaking, setMaking] = useState(false)
  return (
    <>
      <ScreenHead screen="content">
        <RefreshButton isBusy={query.isFetching} onRefresh={() => void query.refetch()} />
        {kind !== 'pages' && (
          <button
            type="button"
            className="staff-button staff-button-strong"
            onClick={() => setMaking(true)}
          >
            {kind === 'article' ? words.articles.add() : words.add()}
          </button>
        )}
      </ScreenHead>
      <LoadNotice query={query} />
      <KindSwitch kind={kind} onChange={onKind} />
      {kind === 'pages' ? (
        <PageTextList query={texts} onOpen={onOpen} />
      ) : (
        <>
          {!stories.data && !stories.error && <p role="status">{words.loading()}</p>}
          {stories.data && (
            <StoryTable
              kind={kind}
              stories={stories.data.stories.filter((story) => story.kind === kind)}
              onOpen={onOpen}
            />
          )}
        </>
      )}
      {kind !== 'pages' && isMaking && (
        <NewStory kind={kind} onMade={onOpen} onClose={() => setMaking(false)} />
      )}
    </>
  )
}

/** Switches between news, articles and the texts of pages. */
function KindSwitch({
  kind,
  onChange,
}: {
  kind: ContentKind
  onChange: (kind: ContentKind) => void
}) {
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

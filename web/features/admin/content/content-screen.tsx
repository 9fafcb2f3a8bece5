import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoryKind } from '#contract/site/news.ts'
import { findPageText } from '#contract/site/page-texts.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { LoadNotice } from '../screen/load-notice.tsx'
import { RefreshButton } from '../screen/refresh-button.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { oneOf, useAddress } from '../screen/use-address.ts'
import { contentKinds, type ContentKind, KindSwitch } from './kind-switch.tsx'
import { NewStory } from './new-story.tsx'
import { PageTextEditor } from './page-texts/page-text-editor.tsx'
import { PageTextList } from './page-texts/page-text-list.tsx'
import { StoryEditor } from './story-editor.tsx'
import { StoryTable } from './story-table.tsx'
import { storyList } from './use-content.ts'

/**
 * News and articles: which story can be read in which language, and, once one is opened, its texts. Beside them the
 * texts of pages.
 */
export function Screen() {
  const words = useI18nContext().LL.staffContent
  const { get, go, change } = useAddress()
  const open = get('open')
  const kind = oneOf(contentKinds, get('kind')) ?? 'news'
  const onKind = (next: ContentKind) => change({ kind: next === 'news' ? '' : next })
  const onOpen = (id: string) => go({ open: id })
  const onClose = () => go({ open: '', locale: '' })
  if (kind === 'pages') {
    const text = findPageText(open)
    return text ? (
      <PageTextEditor key={open} text={text} onClose={onClose} />
    ) : (
      <PageTextList onKind={onKind} onOpen={onOpen} />
    )
  }
  return open ? (
    <StoryEditor key={open} id={open} onClose={onClose} />
  ) : (
    <List key={kind} {...{ words, kind, onKind, onOpen }} />
  )
}

type Words = ReturnType<typeof useI18nContext>['LL']['staffContent']

type Props = {
  words: Words
  kind: StoryKind
  onKind: (kind: ContentKind) => void
  onOpen: (id: string) => void
}

function List({ words, kind, onKind, onOpen }: Props) {
  const query = useQuery(storyList)
  const [isMaking, setMaking] = useState(false)
  return (
    <>
      <ScreenHead screen="content">
        <RefreshButton isBusy={query.isFetching} onRefresh={() => void query.refetch()} />
        <button
          type="button"
          className="ad-button ad-button-strong"
          onClick={() => setMaking(true)}
        >
          {kind === 'article' ? words.articles.add() : words.add()}
        </button>
      </ScreenHead>
      <LoadNotice query={query} />
      {!query.data && !query.error && <p role="status">{words.loading()}</p>}
      <KindSwitch kind={kind} onChange={onKind} />
      {query.data && (
        <StoryTable
          kind={kind}
          stories={query.data.stories.filter((story) => story.kind === kind)}
          onOpen={onOpen}
        />
      )}
      {isMaking && <NewStory kind={kind} onMade={onOpen} onClose={() => setMaking(false)} />}
    </>
  )
}

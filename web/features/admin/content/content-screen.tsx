import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useI18nContext } from '../../../i18n/words.tsx'
import { LoadNotice } from '../screen/load-notice.tsx'
import { RefreshButton } from '../screen/refresh-button.tsx'
import { ScreenHead } from '../screen/screen-head.tsx'
import { useAddress } from '../screen/use-address.ts'
import { NewStory } from './new-story.tsx'
import { StoryEditor } from './story-editor.tsx'
import { StoryTable } from './story-table.tsx'
import { storyList } from './use-content.ts'

/** The news: which story can be read in which language, and, once one is opened, its texts. */
export function Screen() {
  const words = useI18nContext().LL.staffContent
  const { get, go } = useAddress()
  const open = get('open')
  return open ? (
    <StoryEditor key={open} id={open} onClose={() => go({ open: '', locale: '' })} />
  ) : (
    <List words={words} onOpen={(id) => go({ open: id })} />
  )
}

type Words = ReturnType<typeof useI18nContext>['LL']['staffContent']

function List({ words, onOpen }: { words: Words; onOpen: (id: string) => void }) {
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
          {words.add()}
        </button>
      </ScreenHead>
      <LoadNotice query={query} />
      {!query.data && !query.error && <p role="status">{words.loading()}</p>}
      {query.data && <StoryTable stories={query.data.stories} onOpen={onOpen} />}
      {isMaking && <NewStory onMade={onOpen} onClose={() => setMaking(false)} />}
    </>
  )
}

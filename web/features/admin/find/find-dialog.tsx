import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type FoundKind, foundKinds } from '#contract/staff/filters.ts'
import type { Found } from '#contract/staff/search.ts'
import {
  staffCompanyPath,
  staffOrderPath,
  staffUserPath,
  storyEditorPath,
} from '#contract/staff/staff-addresses.ts'
import { matchesSearch } from '#contract/text/fold.ts'
import { answer } from '../../../api/client.ts'
import { useI18nContext } from '../../../i18n/words.tsx'
import { staffQuery } from '../calls/staff-query.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { LoadNotice } from '../screen/load-notice.tsx'
import { screenAddress, screens } from '../screens.ts'

/** Long enough that a word is typed, short enough to feel at once. */
const pauseMs = 200

type Hit = { id: string; name: string; note: string | null; to: string }
type Group = { kind: FoundKind | 'screens'; hits: Hit[] }

const addressOf: Record<FoundKind, (id: string) => string> = {
  orders: staffOrderPath,
  companies: staffCompanyPath,
  people: staffUserPath,
  products: (id) => `${screenAddress('catalogue')}?${new URLSearchParams({ open: id })}`,
  stories: (id) => storyEditorPath(id),
}

/** Finds screens, orders, companies, people, products and texts, by keyboard or pointer (WAI-ARIA combobox). */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const { LL } = useI18nContext()
  const words = LL.staffPortal.find
  const navigate = useNavigate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const q = useSettled(text.trim())
  const [at, setAt] = useState(0)
  const query = useQuery({
    ...staffQuery(['find', q], (api) => answer(api.admin.search.$get({ query: { q } }))),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  })
  // once the dialog is open, which puts the focus on its first button
  useEffect(() => input.current?.focus(), [])

  const pages = screens
    .map(({ path }) => ({ path, name: LL.staffPortal.screens[path].title() }))
    .filter(({ name }) => matchesSearch([name], text))
    .map(({ path, name }) => ({ id: path, name, note: null, to: screenAddress(path) }))
  const found: Found[] = q.length > 1 ? (query.data ?? []) : []
  const listed: Group[] = [
    { kind: 'screens', hits: pages },
    ...foundKinds.map((kind) => ({
      kind,
      hits: found
        .filter((hit) => hit.kind === kind)
        .map((hit) => ({ ...hit, to: addressOf[kind](hit.id) })),
    })),
  ]
  const groups = listed.filter(({ hits }) => hits.length > 0)
  const all = groups.flatMap(({ hits }) => hits)
  const chosen = all[Math.min(at, all.length - 1)]
  const optionId = (hit: Hit) => `${id}-${hit.to}`

  function go(hit: Hit | undefined) {
    if (!hit) return
    onClose()
    void navigate(hit.to)
  }

  function press(event: KeyboardEvent) {
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: all.length - 1,
      PageUp: 0,
    }
    const next = steps[event.key]
    if (next !== undefined && all.length > 0) {
      event.preventDefault()
      const wrapped = (next + all.length) % all.length
      setAt(wrapped)
      const hit = all[wrapped]
      if (hit) document.getElementById(optionId(hit))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      go(chosen)
    }
  }

  return (
    <Dialog title={words.open()} className="staff-finder" isOpen onClose={onClose}>
      <input
        ref={input}
        type="search"
        role="combobox"
        className="staff-input"
        aria-label={words.hint()}
        placeholder={words.hint()}
        aria-expanded={all.length > 0}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={chosen && optionId(chosen)}
        autoComplete="off"
        maxLength={100}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setAt(0)
        }}
        onKeyDown={press}
      />
      <LoadNotice query={query} say={words.failed} />
      <p role="status" className={all.length === 0 ? 'staff-soft' : 'sr-only'}>
        {all.length === 0 && !query.isFetching && words.none()}
      </p>
      <div role="listbox" id={id} aria-label={words.open()} aria-busy={query.isFetching}>
        {groups.map(({ kind, hits }) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p id={`${id}-${kind}`} className="staff-finder-kind" role="presentation">
              {words.kinds[kind]()}
            </p>
            {hits.map((hit) => (
              <div
                key={hit.to}
                id={optionId(hit)}
                role="option"
                tabIndex={-1}
                aria-selected={hit === chosen}
                className="staff-finder-hit"
                onClick={() => go(hit)}
                onKeyDown={press}
              >
                {hit.name} {hit.note && <small>{hit.note}</small>}
              </div>
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  )
}

/** A text once it has rested for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { newsItems } from '#contract/site/insights.ts'
import type { StoryText } from '#contract/staff/content/stories.ts'
import * as typedText from '../../../web/features/admin/content/text/typed-text.ts'
import { liveDeps } from '../../../worker/deps.ts'
import { discardDraft, saveDraft } from '../../../worker/features/content/drafts.ts'
import { listContentHistory } from '../../../worker/features/content/history-queries.ts'
import { publish, undoContent, withdrawText } from '../../../worker/features/content/save.ts'
import { Failure } from '../../../worker/lib/http/problem.ts'
import { randomFrom } from '../../setup/random.ts'
import { origin } from '../kit/client.ts'
import { firstRow } from '../kit/rows.ts'
import { contentOffice } from './content-world.ts'

const walks = 500
const stepsOfWalk = 7
const locale = 'en' as const

/** An administrator in the editor, with the screen's state and all sentences saved or refused. */
type Editor = {
  actor: string
  known: typedText.Known
  typed: typedText.Typed | null
  kept: Set<string>
}

test(`after ${walks} random walks over the editor, each sentence that was saved or refused can be read again by its writer`, async () => {
  const office = await contentOffice()
  const { id } = newsItems[0]
  const anna = await office.member('anna@meltemi.test', 'admin')
  let nowMs = Date.now()
  const live = liveDeps(env, new Request(origin), { waitUntil() {} })
  const deps = { ...live, kv: office.kv, now: () => new Date(nowMs) }
  const random = randomFrom(47)
  const pick = (below: number) => Math.floor(random() * below)
  const seen = { count: 0, found: 0, conflicts: 0 }

  const read = async (): Promise<typedText.Known> => {
    const row = await firstRow<
      Record<'draft' | 'version' | 'text', string | null> & { live: number }
    >(`select
        (select json_object('title', title, 'excerpt', excerpt, 'body', body) from content_drafts) as draft,
        (select version from content_drafts) as version,
        (select value from content where key like '%:%:en') as text,
        coalesce((select version from content where key like '%:%:en'), 0) as live`)
    const text = JSON.parse(row.draft ?? row.text ?? '{}') as Partial<StoryText>
    const { title = '', excerpt = '', body = '' } = text
    return { text: { title, excerpt, body }, draft: row.version, live: row.live }
  }
  const hears = async (editor: Editor) => void (editor.known = await read())
  const viewOf = ({ typed, known }: Editor) => typedText.viewOf(typed, known)
  const types = (editor: Editor) => {
    const { value } = viewOf(editor)
    const own = `S${++seen.count}x is typed.`
    const sentences = value.body.split(/(?<=\.) /)
    sentences.splice(pick(sentences.length + 1), pick(3), own)
    const isAnew = pick(4) === 0 || value.title === ''
    const { title, excerpt } = isAnew ? { title: own, excerpt: own } : value
    const body = sentences.filter(Boolean).join(' ') || own
    editor.typed = typedText.write(editor.typed, editor.known, { title, excerpt, body })
  }
  /** A refused call reloads the story, as in the editor. */
  const attempt = async (editor: Editor, run: () => Promise<unknown>): Promise<boolean> => {
    let isDone = true
    await run().catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error
      isDone = false
    })
    await hears(editor)
    return isDone
  }
  const save = async (editor: Editor, network: 'works' | 'no request' | 'no answer') => {
    const { isDirty, theirs } = viewOf(editor)
    if (!isDirty || theirs) return !theirs
    editor.typed = typedText.sending(editor.typed, editor.known)
    const { value: text, seen: base } = editor.typed
    if (network === 'no request') return false
    const { known } = editor
    const change = { text, publish_at: null, version: base.draft, live: base.live }
    const isSaved = await attempt(editor, () => saveDraft(deps, id, locale, change, editor))
    if (isSaved && network === 'no answer') return void (editor.known = known)
    if (isSaved) editor.typed = typedText.saved(editor.typed, known, text, editor.known)
    const all = Object.values(text).join(' ')
    for (const sentence of all.match(/S\d+x[^.]*\./g) ?? []) editor.kept.add(sentence)
    return isSaved
  }
  const saves = (network: Parameters<typeof save>[1]) => async (editor: Editor) => {
    if (!viewOf(editor).isDirty) types(editor)
    await save(editor, network)
  }
  const steps: Record<string, (editor: Editor) => unknown> = {
    writes: types,
    saves: saves('works'),
    'saves, and the request is lost': saves('no request'),
    'saves, and the answer is lost': saves('no answer'),
    async publishes(editor) {
      const { draft } = editor.known
      if (draft === null || !(await save(editor, 'works'))) return
      const texts = [{ locale, draft: editor.known.draft ?? draft, version: editor.known.live }]
      await attempt(editor, () => publish(deps, id, { texts }, editor))
    },
    async undoes(editor) {
      const { sets } = await listContentHistory(deps.db, id, { locale })
      const set = sets.find((each) => each.can_undo)
      if (set) await attempt(editor, () => undoContent(deps, set.change_set, '', editor))
    },
    async discards(editor) {
      const { draft } = editor.known
      if (draft === null) return
      if (await attempt(editor, () => discardDraft(deps, id, locale, draft, editor)))
        editor.typed = null
    },
    async unpublishes(editor) {
      const action = { locale, version: editor.known.live }
      await attempt(editor, () => withdrawText(deps, id, action, editor))
    },
    'resolves a conflict'(editor) {
      if (!viewOf(editor).theirs) return
      seen.conflicts++
      editor.typed = pick(2) === 0 ? typedText.keep(editor.typed, editor.known) : null
    },
    // covers an expired session, whose text is restored after the next sign-in
    async reloads(editor) {
      const kept = typedText.isUnsaved(editor.typed) ? JSON.stringify(editor.typed) : 'null'
      editor.typed = JSON.parse(kept) as Editor['typed']
      await hears(editor)
    },
    hears,
    waits: () => void (nowMs += 86_400_000),
  }
  const names = ['saves', 'saves', 'saves', ...Object.keys(steps)]
  const cleared = ['content', 'content_changes'].map((table) =>
    env.DB.prepare(`delete from ${table} where key like '%:%:%'`),
  )
  const known = await read()
  for (let walk = 0; walk < walks; walk++) {
    await env.DB.batch([env.DB.prepare('delete from content_drafts'), ...cleared])
    const editors = [office.staff.user.id, anna.user.id].map((actor): Editor => ({
      actor,
      known,
      typed: null,
      kept: new Set(),
    }))
    const path: string[] = []
    for (let step = 0; step < stepsOfWalk; step++) {
      const who = pick(2)
      const name = names[pick(names.length)] ?? ''
      path.push(`${who} ${name}`)
      await steps[name]?.(editors[who] as Editor)
    }
    const kinds = path.join().includes('publishes') ? [true, false] : [true]
    const past = kinds.map((drafts) => listContentHistory(deps.db, id, { locale, drafts }))
    // a random run makes fewer changes than a page of the history holds
    const all = JSON.stringify(await Promise.all([read(), ...past]))
    const sentences = editors.flatMap(({ kept }) => [...kept])
    seen.found += sentences.length
    const lost = sentences.filter((sentence) => !all.includes(sentence))
    expect(lost, `${walk}: ${path.join(', ')}`).toEqual([])
  }
  expect(seen.found).toBeGreaterThan(900)
  expect(seen.conflicts).toBeGreaterThan(10)
}, 120_000)

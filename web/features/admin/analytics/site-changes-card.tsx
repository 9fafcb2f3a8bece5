import type { AnalyticsNote } from '#contract/analytics/analytics.ts'
import { flagTitles } from '../flags/flag-words.ts'
import { useLanguageName } from '../list/use-language-name.ts'
import { useAnalyticsFormat } from './use-analytics-format.ts'

/** Changes by staff in the same period, newest first. */
export function SiteChangesCard({ notes }: { notes: AnalyticsNote[] }) {
  const { words, day } = useAnalyticsFormat()
  const language = useLanguageName()
  const textsOf = (note: AnalyticsNote): string[] => {
    if ('locale' in note) {
      return [words.notes[note.kind]({ title: note.title, language: language(note.locale) })]
    }
    if ('title' in note) return [words.notes[note.kind]({ title: note.title })]
    return [
      ...(note.on.length > 0 ? [words.notes.on({ names: flagTitles(note.on) })] : []),
      ...(note.off.length > 0 ? [words.notes.off({ names: flagTitles(note.off) })] : []),
    ]
  }
  return (
    <section className="staff-card" aria-labelledby="notes-title">
      <h2 id="notes-title">{words.notes.title()}</h2>
      {notes.length === 0 && <p className="staff-soft">{words.notes.none()}</p>}
      <ul className="staff-activity">
        {notes.flatMap((note) =>
          textsOf(note).map((text) => (
            <li key={`${note.at} ${text}`}>
              <p>
                {text}
                <time dateTime={note.at}>{day(note.day)}</time>
              </p>
            </li>
          )),
        )}
      </ul>
    </section>
  )
}

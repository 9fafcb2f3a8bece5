import { createElement, type ReactNode } from 'react'
import type { Locale } from '#contract/locales.ts'
import type { StoryText } from '#contract/staff/content/stories.ts'
import { useI18nContext } from '../../../../i18n/words.tsx'
import { scrollIntoViewRef } from '../../../../ui/scroll-into-view-ref.ts'
import { partOf, textParts } from './text-part.ts'

type Props = {
  theirs: StoryText
  yours: StoryText
  locale: Locale
  onKeep: () => void
  onTake: () => void
}

/** Compares one's own text with a colleague's newer one, and lets the user choose. */
export function TextConflict({ theirs, yours, locale, onKeep, onTake }: Props) {
  const { LL } = useI18nContext()
  const words = LL.staffSettings.conflict
  const { title, excerpt, body } = LL.staffContent
  const description = LL.staffContent.articles.description()
  const labels = { title: title(), excerpt: excerpt(), description, body: body() }
  const parts = textParts.filter((part) => partOf(theirs, part) !== partOf(yours, part))
  return (
    <div
      ref={scrollIntoViewRef}
      className="staff-notice staff-notice-warning staff-text-conflict"
      role="alert"
    >
      <p>
        <strong>{words.title()}</strong>
      </p>
      {parts.map((part) => (
        <div key={part}>
          <p>{labels[part]}</p>
          <Version of={partOf(theirs, part)} beside={partOf(yours, part)} lang={locale}>
            {words.theirs({ value: '' })}
          </Version>
          <Version of={partOf(yours, part)} beside={partOf(theirs, part)} lang={locale}>
            {words.yours({ value: '' })}
          </Version>
        </div>
      ))}
      <div className="staff-tools">
        <button type="button" className="staff-button" onClick={onKeep}>
          {words.keep()}
        </button>
        <button type="button" className="staff-button" onClick={onTake}>
          {words.take()}
        </button>
      </div>
    </div>
  )
}

type VersionProps = { of: string; beside: string; lang: Locale; children: ReactNode }

/** One of two texts, with the lines that differ marked. */
function Version({ of, beside, lang, children }: VersionProps) {
  const known = new Set(beside.split('\n').map((line) => line.trim()))
  const lines = of.split('\n')
  return (
    <p className="staff-text-version">
      {children}
      {createElement(
        'span',
        { lang },
        ...lines.flatMap((line, index) => [
          index > 0 && '\n',
          // a single line that differs needs no mark
          lines.length === 1 || known.has(line.trim()) ? line : createElement('mark', null, line),
        ]),
      )}
    </p>
  )
}

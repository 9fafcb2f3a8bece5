import { useState } from 'react'
import type { Locale } from '#contract/locales.ts'
import type { PictureText, StaffPicture } from '#contract/pictures/staff-pictures.ts'
import { answer } from '../../../../api/client.ts'
import type { StaffApi } from '../../../../session/staff-session.ts'

type Typed = StaffPicture['texts']

const nothing: PictureText = { alt: '', decorative: false }

/** What a picture shows, while someone writes it: what is typed stays until it is saved. */
export function useDescription(picture: StaffPicture | null, locales: readonly Locale[]) {
  const [kept, setKept] = useState<{ id: string; typed: Typed }>()
  const id = picture?.id ?? ''
  const texts: Typed = picture?.texts ?? {}
  const version = picture?.version ?? 0
  // what was typed of one picture says nothing of another
  const typed = kept?.id === id ? kept.typed : {}
  const setTyped = (next: Typed) => setKept({ id, typed: next })
  const of = (locale: Locale) => typed[locale] ?? texts[locale] ?? nothing
  const changed = locales.flatMap((locale) => {
    const { alt: written, decorative } = of(locale)
    const text = { alt: decorative ? '' : written.trim(), decorative }
    const before = texts[locale]
    const isSame = before?.alt === text.alt && before.decorative === decorative
    // once described it stays so
    return isSame || (text.alt === '' && !decorative) ? [] : [[locale, text] as const]
  })
  return {
    locales,
    of,
    /** It says nothing in all of these languages. */
    isDecorative: locales.every((locale) => of(locale).decorative),
    /** No one has said what it shows, neither here nor on the server. */
    missing: locales.filter((locale) => !texts[locale]),
    isDirty: changed.length > 0,
    write: (locale: Locale, alt: string) =>
      setTyped({ ...typed, [locale]: { alt, decorative: false } }),
    decorate: (decorative: boolean) =>
      setTyped(
        Object.fromEntries(
          locales.map((locale) => {
            const alt = of(locale).alt || (texts[locale]?.alt ?? '')
            return [locale, { alt, decorative }]
          }),
        ),
      ),
    save: async (api: StaffApi): Promise<StaffPicture | null> => {
      if (changed.length === 0) return picture
      const saved = await answer(
        api.admin.pictures[':id'].texts.$put({
          param: { id },
          json: { texts: Object.fromEntries(changed), version },
        }),
      )
      setTyped({})
      return saved
    },
  }
}

export type Description = ReturnType<typeof useDescription>

import { useState } from 'react'
import type { Locale } from '#contract/locales.ts'
import type { PictureText, StaffPicture } from '#contract/pictures/staff-pictures.ts'
import { answer } from '../../../../api/client.ts'
import { staffCall } from '../../calls/staff-call.ts'
import { useAutosave } from '../use-autosave.ts'
import { useRenewed } from './use-pictures.ts'

type Typed = StaffPicture['texts']

const nothing: PictureText = { alt: '', decorative: false }

/** The description of a picture while it is edited. It saves itself, and unsaved words stay. */
export function useDescription(picture: StaffPicture | null, locales: readonly Locale[]) {
  const [kept, setKept] = useState<{ id: string; typed: Typed }>()
  const id = picture?.id ?? ''
  const texts: Typed = picture?.texts ?? {}
  const version = picture?.version ?? 0
  // the typed description belongs to one picture only
  const typed = kept?.id === id ? kept.typed : {}
  const setTyped = (next: Typed) => setKept({ id, typed: next })
  const of = (locale: Locale) => typed[locale] ?? texts[locale] ?? nothing
  const changed = locales.flatMap((locale) => {
    const { alt: written, decorative } = of(locale)
    const text = { alt: decorative ? '' : written.trim(), decorative }
    const before = texts[locale]
    const isSame = before?.alt === text.alt && before.decorative === decorative
    // a saved description cannot be emptied
    return isSame || (text.alt === '' && !decorative) ? [] : [[locale, text] as const]
  })
  const renew = useRenewed()
  const { saving } = useAutosave({
    value: kept,
    isDue: changed.length > 0,
    restMs: 1_000,
    save: async () => {
      const json = { texts: Object.fromEntries(changed), version }
      try {
        await staffCall((api) =>
          answer(api.admin.pictures[':id'].texts.$put({ param: { id }, json })),
        )
      } finally {
        await renew()
      }
      // words typed after the save began are not saved yet
      setKept((now) => (now === kept ? undefined : now))
    },
  })
  return {
    saving,
    locales,
    of,
    /** Whether the picture is decorative in all of these languages. */
    isDecorative: locales.every((locale) => of(locale).decorative),
    /** Languages without a description, both here and on the server. */
    missing: locales.filter((locale) => !texts[locale]),
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
  }
}

export type Description = ReturnType<typeof useDescription>

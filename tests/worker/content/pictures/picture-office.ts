import type { Locale } from '#contract/locales.ts'
import type { PictureText, StaffPicture } from '#contract/pictures/staff-pictures.ts'
import type { Deps } from '../../../../worker/deps.ts'
import { contentOffice, texts } from '../content-world.ts'
import { jpeg, upload } from './made-pictures.ts'

/** An administrator with calls to upload and describe pictures. */
export async function pictureOffice(override: Partial<Deps> = {}) {
  const office = await contentOffice(override)
  const one = async (id: string) => {
    const { body } = await office.admin('GET', `/pictures/chosen?ids=${id}`)
    return (body as unknown as { pictures: StaffPicture[] }).pictures[0]
  }
  return {
    ...office,
    one,
    upload: async (height = 500) => {
      const pictures = [480, 960, 1000].map((width) =>
        jpeg({ width, height: Math.round((height * width) / 1000) }),
      )
      return String((await office.admin('POST', '/pictures', upload({ pictures }))).body['id'])
    },
    describe: async (id: string, given: Partial<Record<Locale, PictureText>>, version?: number) => {
      const seen = version ?? (await one(id))?.version ?? 0
      return office.admin('PUT', `/pictures/${id}/texts`, { texts: given, version: seen })
    },
    /** Changes the cover of a story. */
    cover: (story: string, picture: string | null) => office.change(story, { picture }),
  }
}

export const shows = (alt: string): PictureText => ({ alt, decorative: false })
export const decorates: PictureText = { alt: '', decorative: true }

/** A text with a picture between its paragraphs. */
export const withPicture = (id: string) => ({
  ...texts.en,
  body: `Before it.\n\n![Thyme in June](/media/${id})\n\nAfter it.`,
})

/** A picture with an English description, and a news item without text. */
export async function described(override: Partial<Deps> = {}) {
  const { office, picture } = await uploaded(override)
  await office.describe(picture, { en: shows('Jars') })
  return { office, picture, story: await office.make() }
}

export async function uploaded(override: Partial<Deps> = {}) {
  const office = await pictureOffice(override)
  return { office, picture: await office.upload() }
}

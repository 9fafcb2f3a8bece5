import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { enterPortal } from './admin-fixtures.ts'
import { begins, card, writes } from './staff-page.ts'

/** What a telephone makes: upright by a note in the file, which also says where and by what it was taken. */
export const photograph = async (
  red: number,
  { width = 600, height = 400, sigma = 1 } = {},
): Promise<Buffer> =>
  sharp({
    create: {
      // it is stored a quarter turned
      width: height,
      height: width,
      channels: 3,
      background: { r: red, g: 120, b: 60 },
      noise: { type: 'gaussian', mean: 120, sigma },
    },
  })
    .withExif({
      IFD0: { Make: 'Telephone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 39/1 11/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const file = (buffer: Buffer, name = 'IMG_0001.jpg', mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer,
})

/** Begins a news item with an English text. */
export async function beginsNews(page: Page, slug: string): Promise<Locator> {
  await enterPortal(page, 'content')
  await begins(page, 'news item', slug)
  const english = card(page, 'English')
  await writes(english, `About ${slug}`, 'In short.', 'Before it.')
  return english
}

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Pictures' })
export const uploadField = (page: Page) => dialogOf(page).getByLabel('Upload from this device')

import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { enterPortal } from './admin-fixtures.ts'
import { begins, card, writes } from './staff-page.ts'

/** A JPEG as from a phone: rotated by EXIF orientation, with camera and location data. */
export const createPhotograph = async (
  red: number,
  { width = 600, height = 400, sigma = 1 } = {},
): Promise<Buffer> =>
  sharp({
    create: {
      // stored rotated by 90°
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

export const uploadFile = (buffer: Buffer, name = 'IMG_0001.jpg', mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer,
})

/** Creates a news item with an English text. */
export async function createNewsItem(page: Page, slug: string): Promise<Locator> {
  await enterPortal(page, 'content')
  await begins(page, 'news item', slug)
  const english = card(page, 'English')
  await writes(english, `About ${slug}`, 'In short.', 'Before it.')
  return english
}

export const pictureDialog = (page: Page) => page.getByRole('dialog', { name: 'Pictures' })
export const uploadField = (page: Page) => pictureDialog(page).getByLabel('Upload from this device')

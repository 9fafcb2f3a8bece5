import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { person } from '../person/person.ts'
import { enterPortal, expect } from './admin-fixtures.ts'
import { card } from './staff-page.ts'

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
export async function begins(page: Page, slug: string): Promise<Locator> {
  await enterPortal(page, 'content')
  await person.clicks(page.getByRole('button', { name: 'New news item' }))
  const dialog = page.getByRole('dialog', { name: 'New news item' })
  await person.types(dialog.getByLabel('Address'), slug)
  await person.clicks(dialog.getByRole('button', { name: 'Start writing' }))
  await expect(dialog).toHaveCount(0)
  const english = card(page, 'English')
  await person.types(english.getByLabel('Title'), `About ${slug}`)
  await person.types(english.getByLabel('Summary (one paragraph)'), 'In short.')
  await person.types(english.getByLabel('Text', { exact: true }), 'Before it.')
  return english
}

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Pictures' })
export const uploadField = (page: Page) => dialogOf(page).getByLabel('Upload from this device')

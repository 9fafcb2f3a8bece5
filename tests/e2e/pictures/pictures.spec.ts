import sharp from 'sharp'
import { settingsURL } from '../../setup/e2e-server.ts'
import { expect, test } from '../kit/admin-fixtures.ts'
import { expectUsable } from '../kit/questions.ts'
import { wake } from '../kit/fixtures.ts'
import { ownWorker } from '../kit/own-worker.ts'
import {
  begins,
  card,
  dialogOf,
  file,
  photograph,
  success,
  uploadField,
} from '../kit/picture-fixtures.ts'
import { person } from '../person/person.ts'

/* A Worker whose news get pictures: other tests read those that it is shipped with. */
test.use({
  baseURL: settingsURL,
  expectedComplaint: /ERR_INTERNET_DISCONNECTED|status of (?:404|409|422)/,
})
test.describe.configure({ mode: 'default' })

ownWorker(settingsURL)

test('a photograph is published with a description, without its place', async ({ page }) => {
  const taken = await photograph(200)
  expect(taken.includes('Exif'), 'the file says so').toBe(true)
  const english = await begins(page, 'oil-press')
  // by the keyboard
  await english.getByRole('button', { name: 'Insert a picture' }).focus()
  await person.presses(page, 'Enter')
  await expect(dialogOf(page)).toBeVisible()
  await uploadField(page).setInputFiles(file(taken))
  await expect(dialogOf(page)).toHaveCount(0)
  const text = english.getByLabel('Text', { exact: true })
  await expect(text).toHaveValue(/^Before it\.\n\n!\[\]\(\/media\/[\da-f]{32}\)$/)
  await expect(text).toBeFocused()

  await person.clicks(english.getByRole('button', { name: 'Publish', exact: true }))
  await expect(page.getByRole('alert').filter({ hasText: 'has no description' })).toBeVisible()
  await person.types(
    english.getByLabel('What the picture shows (English)'),
    'The press in Kalamata',
  )
  await person.clicks(english.getByRole('button', { name: 'Save the description' }))
  await expect(english.getByText('Description saved.')).toBeVisible()
  await person.clicks(english.getByRole('button', { name: 'Show the preview' }))
  await expect(
    english.getByRole('article').getByRole('img', { name: 'The press in Kalamata' }),
  ).toBeVisible()
  await person.clicks(english.getByRole('button', { name: 'Publish', exact: true }))
  await expect(success(page, 'Published in English.')).toBeVisible()

  await page.goto('/insights/news/oil-press')
  const image = page.getByRole('img', { name: 'The press in Kalamata' })
  await image.scrollIntoViewIfNeeded()
  await expect(image).toHaveAttribute('width', '1600')
  await expect
    .poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0)
  const sources = await image.evaluate((it: HTMLImageElement) => it.srcset)
  const addresses = sources.split(',').map((each) => each.trim().split(' ')[0] ?? '')
  expect(addresses).toHaveLength(3)
  for (const address of [...addresses, (addresses[0] ?? '').replace(/-\d+$/, '-share')]) {
    const response = await page.request.get(address)
    expect([address, response.status()]).toEqual([address, 200])
    const bytes = await response.body()
    expect(bytes.includes('Exif') || bytes.includes('EXIF'), address).toBe(false)
    const { exif, xmp } = await sharp(bytes).metadata()
    expect([exif, xmp], address).toEqual([undefined, undefined])
  }
  // it stands upright, as the telephone meant it
  const { width, height } = await sharp(
    await (await page.request.get(addresses[0] ?? '')).body(),
  ).metadata()
  expect([width, height]).toEqual([480, 720])
})

test('a picture survives a lost connection, and leads its story', async ({ page }) => {
  await begins(page, 'new-mill')
  await person.clicks(card(page, 'English').getByRole('button', { name: 'Publish', exact: true }))
  await expect(success(page, 'Published in English.')).toBeVisible()
  const cover = card(page, 'Picture at the top')
  await person.clicks(cover.getByRole('button', { name: 'Choose a picture' }))
  const refused = dialogOf(page).getByText('cannot be read as a picture')
  await uploadField(page).setInputFiles(file(Buffer.from('<svg/>'), 'drawing.svg', 'image/svg+xml'))
  await expect(refused).toBeVisible()
  await uploadField(page).setInputFiles(file(Buffer.alloc(41 * 1024 * 1024)))
  await expect(dialogOf(page).getByText('too large')).toBeVisible()
  await uploadField(page).setInputFiles(file(Buffer.from('A letter, named like a picture')))
  await expect(refused).toBeVisible()
  await person.offline(page)
  await uploadField(page).setInputFiles(file(await photograph(90)))
  const again = dialogOf(page).getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await person.online(page)
  await person.clicks(again)
  await expect(dialogOf(page)).toHaveCount(0)

  await person.clicks(cover.getByRole('button', { name: 'Save', exact: true }))
  await expect(cover.getByText('has no description')).toBeVisible()
  await person.types(cover.getByLabel('What the picture shows (English)'), 'The new mill')
  await person.types(cover.getByLabel('What the picture shows (Ελληνικά)'), 'Ο νέος μύλος')
  await person.clicks(cover.getByRole('button', { name: 'Save', exact: true }))
  await expect(cover.getByText('Saved. The website shows the change now.')).toBeVisible()
  await expect(page.getByText('another picture at the top')).toBeVisible()

  await page.goto('/insights/news')
  await expect(page.getByRole('img', { name: 'The new mill' })).toBeVisible()
  await page.goto('/insights/news/new-mill')
  await expect(page.getByRole('img', { name: 'The new mill' })).toBeVisible()
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content')
  const crop = await page.request.get(shared ?? '')
  const { width, height } = await sharp(await crop.body()).metadata()
  expect([width, height]).toEqual([1200, 630])
  await wake(page)
  await expect(page.getByRole('img', { name: 'The new mill' })).toBeVisible()
  await expectUsable(page, 'a story with a cover')
})

test('a browser without WebP uploads a JPEG, which is found again', async ({ page }) => {
  await page.addInitScript(() => {
    // as Safari does: what it cannot write becomes a PNG
    const written = Reflect.get(
      HTMLCanvasElement.prototype,
      'toBlob',
    ) as HTMLCanvasElement['toBlob']
    HTMLCanvasElement.prototype.toBlob = new Proxy(written, {
      apply: (write, canvas, [done, type, quality]) => {
        Reflect.apply(write, canvas, [done, type === 'image/webp' ? 'image/png' : type, quality])
      },
    })
  })
  const english = await begins(page, 'for-safari')
  await person.clicks(english.getByRole('button', { name: 'Insert a picture' }))
  await uploadField(page).setInputFiles(file(await photograph(20)))
  await expect(dialogOf(page)).toHaveCount(0)
  const body = await english.getByLabel('Text', { exact: true }).inputValue()
  const [, id] = /\/media\/([\da-f]+)\)/.exec(body) ?? []
  const response = await page.request.get(`/media/${id}-960`)
  expect(response.headers()['content-type']).toBe('image/jpeg')
  expect((await sharp(await response.body()).metadata()).format).toBe('jpeg')

  await person.clicks(english.getByRole('button', { name: 'Insert a picture' }))
  await person.clicks(
    dialogOf(page)
      .getByRole('img', { name: /without a description/ })
      .first(),
  )
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(english.getByLabel('Text', { exact: true })).toHaveValue(
    new RegExp(`/media/${id}\\).*\\n\\n.*/media/${id}\\)`, 's'),
  )
})

test('a picture is deleted by keyboard only while it is not in use', async ({ page }) => {
  const english = await begins(page, 'cleaning-up')
  const deletes = dialogOf(page).getByRole('button', { name: /^Delete: Picture without/ })
  const newest = dialogOf(page).getByRole('listitem').first()
  await person.clicks(english.getByRole('button', { name: 'Insert a picture' }))
  // the text saves itself when it rests: also once before the picture, where the machine is slow
  const saving = page.waitForRequest((asked) => asked.postData()?.includes('/media/') === true)
  await uploadField(page).setInputFiles(file(await photograph(170)))
  await expect(dialogOf(page)).toHaveCount(0)
  await (await saving).response()
  await person.clicks(english.getByRole('button', { name: 'Insert a picture' }))
  await expect(newest.getByText('In use')).toBeVisible()
  await expect(newest.getByRole('button')).toHaveCount(1)
  await person.presses(page, 'Escape')
  await expect(dialogOf(page)).toHaveCount(0)

  const cover = card(page, 'Picture at the top')
  await person.clicks(cover.getByRole('button', { name: 'Choose a picture' }))
  await expect(newest.getByText('In use')).toBeVisible()
  const earlier = await deletes.count()
  await uploadField(page).setInputFiles(file(await photograph(180)))
  await expect(dialogOf(page)).toHaveCount(0)
  await person.clicks(cover.getByRole('button', { name: 'Choose another picture' }))
  await expect(deletes).toHaveCount(earlier + 1)
  await newest.getByRole('button', { name: /^Delete/ }).focus()
  await person.presses(page, 'Enter')
  const question = page.getByRole('dialog', { name: 'Are you sure?' })
  await expect(question.getByText('deleted permanently')).toBeVisible()
  await question.getByRole('button', { name: 'Delete the picture' }).focus()
  await person.presses(page, 'Enter')
  await expect(question).toHaveCount(0)
  await expect(deletes).toHaveCount(earlier)
  await person.presses(page, 'Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(cover.getByText('No picture chosen')).toBeVisible()
})

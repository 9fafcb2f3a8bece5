import { open } from 'node:fs/promises'
import type { Page, Response } from '@playwright/test'
import sharp from 'sharp'
import { pictureLimits } from '#contract/pictures/picture-sizes.ts'
import { newsItems } from '#contract/site/insights.ts'
import { settingsURL } from '../../setup/e2e-server.ts'
import { enterPortal, expect, test } from '../kit/admin-fixtures.ts'
import { hydrate, allowErrors } from '../kit/fixtures.ts'
import { widestLanguage } from '../kit/languages.ts'
import { ownWorker } from '../kit/own-worker.ts'
import {
  createNewsItem,
  pictureDialog,
  uploadFile,
  createPhotograph,
  uploadField,
} from '../kit/picture-fixtures.ts'
import { expectUsable } from '../kit/questions.ts'
import { takeShifts, watchShifts } from '../kit/shifts.ts'
import { card, getsPublished, publishes, success } from '../kit/staff-page.ts'
import { pageBudgetBytes, type Transfer, totalBytes, measureTransfers } from '../kit/weights.ts'
import { person } from '../person/person.ts'

/* A Worker of its own, as other tests read the built-in news. */
ownWorker(settingsURL)

test('a published photograph has no location and cannot be deleted in use', async ({ page }) => {
  // the server refuses to publish it
  allowErrors(/status of 422/)
  // noise, so that the largest size needs a lower quality to fit
  const taken = await createPhotograph(200, { width: 1600, height: 1200, sigma: 60 })
  expect(taken.includes('Exif'), 'the file says so').toBe(true)
  const english = await createNewsItem(page, 'oil-press')

  await test.step('a picture is inserted by keyboard', async () => {
    await english.getByRole('button', { name: 'Insert a picture' }).focus()
    await person.presses(page, 'Enter')
    await expect(pictureDialog(page)).toBeVisible()
    await uploadField(page).setInputFiles(uploadFile(taken))
    await expect(pictureDialog(page)).toHaveCount(0)
    const text = english.getByLabel('Text', { exact: true })
    await expect(text).toHaveValue(/^Before it\.\n\n!\[\]\(\/media\/[\da-f]{32}\)$/)
    await expect(text).toBeFocused()
  })

  await test.step('a picture is published once it is described', async () => {
    await publishes(english)
    await expect(page.getByRole('alert').filter({ hasText: 'has no description' })).toBeVisible()
    const description = english.getByLabel('What the picture shows (English)')
    await person.types(description, 'The press in Kalamata')
    await expect(english.getByText('Saved', { exact: true })).toBeVisible()
    await person.clicks(english.getByRole('button', { name: 'Preview', exact: true }))
    await expect(
      english.getByRole('article').getByRole('img', { name: 'The press in Kalamata' }),
    ).toBeVisible()
    await getsPublished(english)
  })

  await test.step('a picture is deleted by keyboard only while it is not in use', async () => {
    const deletes = pictureDialog(page).getByRole('button', { name: /^Delete: Picture without/ })
    const newest = pictureDialog(page).getByRole('listitem').first()
    const cover = card(page, 'Picture at the top')
    await person.clicks(cover.getByRole('button', { name: 'Choose a picture' }))
    await expect(newest.getByText('In use')).toBeVisible()
    await expect(newest.getByRole('button')).toHaveCount(1)
    await expect(deletes).toHaveCount(0)
    await uploadField(page).setInputFiles(uploadFile(await createPhotograph(180)))
    await expect(pictureDialog(page)).toHaveCount(0)
    await person.clicks(cover.getByRole('button', { name: 'Choose another picture' }))
    await expect(deletes).toHaveCount(1)
    await newest.getByRole('button', { name: /^Delete/ }).focus()
    await person.presses(page, 'Enter')
    const question = page.getByRole('dialog', { name: 'Are you sure?' })
    await expect(question.getByText('deleted permanently')).toBeVisible()
    await question.getByRole('button', { name: 'Delete the picture' }).focus()
    await person.presses(page, 'Enter')
    await expect(question).toHaveCount(0)
    await expect(deletes).toHaveCount(0)
    await person.presses(page, 'Escape')
    await expect(pictureDialog(page)).toHaveCount(0)
    await expect(cover.getByText('Choose another drawing')).toBeVisible()
  })

  await test.step('a picture is served upright in three sizes, without its location', async () => {
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
      const { exif, xmp, width, height } = await sharp(bytes).metadata()
      expect([exif, xmp], address).toEqual([undefined, undefined])
      if (address === addresses[0]) expect([width, height]).toEqual([480, 360])
    }
  })
})

test('a picture upload survives a lost connection', async ({ page }) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED|status of 422/)
  await createNewsItem(page, 'new-mill')
  await getsPublished(card(page, 'English'))
  const cover = card(page, 'Picture at the top')

  await test.step('a file that is not an image, or is too large, is refused', async () => {
    await person.clicks(cover.getByRole('button', { name: 'Choose a picture' }))
    const refused = pictureDialog(page).getByText('cannot be read as a picture')
    const drawing = uploadFile(Buffer.from('<svg/>'), 'drawing.svg', 'image/svg+xml')
    await uploadField(page).setInputFiles(drawing)
    await expect(refused).toBeVisible()
    const large = test.info().outputPath('IMG_0002.jpg')
    const empty = await open(large, 'w')
    await empty.truncate(pictureLimits.fileBytes + 1)
    await empty.close()
    await uploadField(page).setInputFiles(large)
    await expect(pictureDialog(page).getByText('too large')).toBeVisible()
    await uploadField(page).setInputFiles(uploadFile(Buffer.from('A letter, named like a picture')))
    await expect(refused).toBeVisible()
  })

  await test.step('a failed upload is sent again when the network returns', async () => {
    await person.offline(page)
    await uploadField(page).setInputFiles(uploadFile(await createPhotograph(90)))
    const again = pictureDialog(page).getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await person.online(page)
    await person.clicks(again)
    await expect(pictureDialog(page)).toHaveCount(0)
  })

  await test.step('a picture can lead a news item once it is described', async () => {
    await publishes(card(page, 'English'))
    await expect(page.getByRole('alert').filter({ hasText: 'has no description' })).toBeVisible()
    await person.types(cover.getByLabel('What the picture shows (English)'), 'The new mill')
    await person.types(cover.getByLabel('What the picture shows (Ελληνικά)'), 'Ο νέος μύλος')
    await publishes(card(page, 'English'))
    await expect(success(page, 'Saved. The website shows the change now.')).toBeVisible()
    await expect(page.getByText('another picture at the top')).toBeVisible()
    expect(await (await page.request.get('/insights/news')).text()).toContain('The new mill')
    await page.goto('/insights/news/new-mill')
    await expect(page.getByRole('img', { name: 'The new mill' })).toBeVisible()
    const shared = await page.locator('meta[property="og:image"]').getAttribute('content')
    const crop = await page.request.get(shared ?? '')
    const { width, height } = await sharp(await crop.body()).metadata()
    expect([width, height]).toEqual([1200, 630])
    await hydrate(page)
    await expect(page.getByRole('img', { name: 'The new mill' })).toBeVisible()
    await expectUsable(page, 'a story with a cover')
  })

  await test.step('a news item with pictures passes axe and fits in the widest language', async () => {
    await enterPortal(page, 'content', widestLanguage)
    await person.clicks(page.getByRole('button', { name: 'About new-mill' }))
    const widest = page.locator('section[aria-labelledby="story-cover"]')
    await expect(widest.getByRole('checkbox')).toBeVisible()
    await expectUsable(page, 'cover')
    await person.clicks(page.locator('.staff-text-pictures > button'))
    await expect(page.locator('.staff-picture-grid img').first()).toBeVisible()
    await expectUsable(page, 'library')
  })
})

/** A signed-out visitor on a phone. */
async function visitor(page: Page) {
  const visit = await page
    .context()
    .browser()
    ?.newPage({ viewport: { width: 360, height: 740 } })
  if (!visit) throw new Error('No browser')
  const responses: Response[] = []
  visit.on('response', (response) => responses.push(response))
  const goes = (path: string) => visit.goto(settingsURL + path, { waitUntil: 'networkidle' })
  return { visit, responses, goes }
}

async function scriptsAfterWaking(visit: Page, responses: readonly Response[]) {
  await hydrate(visit)
  await visit.waitForLoadState('networkidle')
  const loaded = (await measureTransfers(responses)).filter(({ type }) => type === 'script')
  return loaded.map(({ path }) => path).toSorted()
}

test('a browser without WebP encoding uploads light JPEGs', async ({ page }) => {
  await page.addInitScript(() => {
    // as in Safari: an unsupported type becomes a PNG
    const native = Reflect.get(HTMLCanvasElement.prototype, 'toBlob') as HTMLCanvasElement['toBlob']
    HTMLCanvasElement.prototype.toBlob = new Proxy(native, {
      apply: (write, canvas, [done, type, quality]) => {
        Reflect.apply(write, canvas, [done, type === 'image/webp' ? 'image/png' : type, quality])
      },
    })
  })
  const english = await createNewsItem(page, 'three-pictures')
  const text = english.getByLabel('Text', { exact: true })
  const insert = english.getByRole('button', { name: 'Insert a picture' })

  await test.step('an uploaded JPEG is found again in the picture library', async () => {
    for (const red of [30, 60, 100]) {
      await person.clicks(insert)
      await uploadField(page).setInputFiles(uploadFile(await createPhotograph(red)))
      await expect(pictureDialog(page)).toHaveCount(0)
      await person.types(text, `\nWords after ${red}.`)
    }
    const id = /\/media\/([\da-f]+)\)\n+Words after 100/.exec(await text.inputValue())?.[1]
    const response = await page.request.get(`/media/${id}-480`)
    expect(response.headers()['content-type']).toBe('image/jpeg')
    expect((await sharp(await response.body()).metadata()).format).toBe('jpeg')
    await person.clicks(insert)
    const undescribed = pictureDialog(page).getByRole('img', { name: /without a description/ })
    await person.clicks(undescribed.first())
    await expect(pictureDialog(page)).toHaveCount(0)
    await expect(text).toHaveValue(new RegExp(`/media/${id}\\).*\\n\\n.*/media/${id}\\)`, 's'))
  })

  await test.step('decorative pictures are published without a description', async () => {
    const decorates = english.getByRole('checkbox', { name: 'Decorative only' })
    for (const index of [0, 1, 2]) {
      await person.clicks(decorates.nth(index))
      await expect(english.getByText('Saved', { exact: true })).toHaveCount(index + 1)
    }
    await getsPublished(english)
  })

  await test.step('a page with pictures stays light and has no layout shift', async () => {
    const { visit, responses, goes } = await visitor(page)
    await watchShifts(visit)
    await goes('/insights/news/three-pictures')
    const isPicture = ({ path }: Transfer) => path.startsWith('/media/')
    const untouched = (await measureTransfers(responses)).filter((each) => !isPicture(each))
    const documents = untouched.filter(({ type }) => type === 'document' || type === 'stylesheet')
    expect(totalBytes(documents)).toBeLessThanOrEqual(pageBudgetBytes.htmlAndStyles)
    expect(totalBytes(untouched)).toBeLessThanOrEqual(pageBudgetBytes.all)
    const images = visit.locator('figure img')
    await expect(images).toHaveCount(4)
    for (const image of await images.all()) {
      await image.scrollIntoViewIfNeeded()
      await expect
        .poll(() => image.evaluate((it: HTMLImageElement) => it.complete && it.currentSrc))
        .toMatch(/-480$/)
    }
    expect(await takeShifts(visit)).toEqual([])
    const pictures = (await measureTransfers(responses)).filter(isPicture)
    // one size each, for this screen width
    expect(pictures.map(({ path }) => path.slice(-4))).toEqual(['-480', '-480', '-480'])
    const plain = await visitor(page)
    await plain.goes(`/insights/news/${newsItems[0].slug}`)
    const scripts = await scriptsAfterWaking(visit, responses)
    expect(scripts.length).toBeGreaterThan(2)
    expect(scripts, 'no script more than a story without').toEqual(
      await scriptsAfterWaking(plain.visit, plain.responses),
    )
    await plain.visit.close()
    await expect(images).toHaveCount(4)
    await visit.close()
  })
})

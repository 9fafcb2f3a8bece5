import type { Page, Response } from '@playwright/test'
import { newsItems } from '#contract/site/insights.ts'
import { settingsURL } from '../../setup/e2e-server.ts'
import { enterPortal, expect, test } from '../kit/admin-fixtures.ts'
import { wake } from '../kit/fixtures.ts'
import { widestLanguage } from '../kit/languages.ts'
import { ownWorker } from '../kit/own-worker.ts'
import { expectUsable } from '../kit/questions.ts'
import {
  begins,
  dialogOf,
  file,
  photograph,
  success,
  uploadField,
} from '../kit/picture-fixtures.ts'
import { budgetBytes, type Loaded, sum, weigh } from '../kit/weights.ts'
import { takeShifts, watchShifts } from '../kit/shifts.ts'
import { person } from '../person/person.ts'

/* A Worker whose news get pictures: other tests read those that it is shipped with. */
test.use({ baseURL: settingsURL })
test.describe.configure({ mode: 'default' })

ownWorker(settingsURL)

/** Somebody on a telephone who is not signed in. */
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
  await wake(visit)
  await visit.waitForLoadState('networkidle')
  const loaded = (await Promise.all(responses.map(weigh))).filter(({ type }) => type === 'script')
  return loaded.map(({ path }) => path).toSorted()
}

test('a page with three pictures stays light, and nothing moves', async ({ page }) => {
  const english = await begins(page, 'three-pictures')
  const text = english.getByLabel('Text', { exact: true })
  for (const red of [30, 60, 100]) {
    await person.clicks(english.getByRole('button', { name: 'Insert a picture' }))
    await uploadField(page).setInputFiles(file(await photograph(red)))
    await expect(dialogOf(page)).toHaveCount(0)
    await person.types(text, `\nWords after ${red}.`)
  }
  const decorates = english.getByRole('checkbox', { name: 'Decorative only' })
  const saves = english.getByRole('button', { name: 'Save the description' })
  for (const index of [0, 1, 2]) {
    await person.clicks(decorates.nth(index))
    await person.clicks(saves.nth(index))
    await expect(english.getByText('Description saved.')).toHaveCount(index + 1)
  }
  await person.clicks(english.getByRole('button', { name: 'Publish', exact: true }))
  await expect(success(page, 'Published in English.')).toBeVisible()

  const { visit, responses, goes } = await visitor(page)
  await watchShifts(visit)
  await goes('/insights/news/three-pictures')
  const isPicture = ({ path }: Loaded) => path.startsWith('/media/')
  const untouched = (await Promise.all(responses.map(weigh))).filter((each) => !isPicture(each))
  const documents = untouched.filter(({ type }) => type === 'document' || type === 'stylesheet')
  expect(sum(documents)).toBeLessThanOrEqual(budgetBytes.htmlAndStyles)
  expect(sum(untouched)).toBeLessThanOrEqual(budgetBytes.all)
  const images = visit.locator('figure img')
  await expect(images).toHaveCount(3)
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate((it: HTMLImageElement) => it.complete && it.currentSrc))
      .toMatch(/-480$/)
  }
  expect(await takeShifts(visit)).toEqual([])
  const pictures = (await Promise.all(responses.map(weigh))).filter(isPicture)
  // each once, in the size of this telephone
  expect(pictures.map(({ path }) => path.slice(-4))).toEqual(['-480', '-480', '-480'])
  const plain = await visitor(page)
  await plain.goes(`/insights/news/${newsItems[0].slug}`)
  const scripts = await scriptsAfterWaking(visit, responses)
  expect(scripts.length).toBeGreaterThan(2)
  expect(scripts, 'no script more than a story without').toEqual(
    await scriptsAfterWaking(plain.visit, plain.responses),
  )
  await plain.visit.close()
  await expect(images).toHaveCount(3)
  await visit.close()
})

test('pictures of a story have no barrier and fit in the widest language', async ({ page }) => {
  await enterPortal(page, 'content', widestLanguage)
  await person.clicks(page.getByRole('row').nth(1).getByRole('button'))
  const cover = page.locator('section[aria-labelledby="story-cover"]')
  await person.clicks(cover.getByRole('button').first())
  await page.locator('input[type="file"]').setInputFiles(file(await photograph(150)))
  await expect(cover.getByRole('checkbox')).toBeVisible()
  await expectUsable(page, 'cover')
  await person.clicks(page.locator('.staff-text-pictures > button'))
  await expect(page.locator('.staff-picture-grid img').first()).toBeVisible()
  await expectUsable(page, 'library')
})

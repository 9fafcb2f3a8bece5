import type { Locator, Page } from '@playwright/test'
import { settingsURL } from '../../setup/e2e-server.ts'
import { admin, enterPortal, expect, knock, test } from '../kit/admin-fixtures.ts'
import { ownWorker } from '../kit/own-worker.ts'
import { person } from '../person/person.ts'

/* A Worker whose news change: other tests read those that it is shipped with. */
test.use({
  baseURL: settingsURL,
  expectedComplaint: /ERR_INTERNET_DISCONNECTED|status of (?:404|409)/,
})
test.describe.configure({ mode: 'default' })

ownWorker(settingsURL)

const success = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const card = (page: Page, name: string) => page.getByRole('region', { name })

async function writes(text: Locator, words: { title: string; excerpt: string; body: string }) {
  await person.retypes(text.getByLabel('Title'), words.title)
  await person.retypes(text.getByLabel('Summary (one paragraph)'), words.excerpt)
  await person.retypes(text.getByLabel('Text', { exact: true }), words.body)
}

test('a news item is published in two languages, and taken back', async ({ page }) => {
  await enterPortal(page)
  await person.clicks(page.getByRole('link', { name: 'Content Management' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Content Management' })).toBeVisible()
  await person.clicks(page.getByRole('button', { name: 'New news item' }))
  const dialog = page.getByRole('dialog', { name: 'New news item' })
  await person.types(dialog.getByLabel('Address'), 'Thyme honey!')
  await person.chooses(dialog.getByLabel('Topic'), 'product-launches')
  await person.clicks(dialog.getByRole('button', { name: 'Start writing' }))
  await expect(dialog).toHaveCount(0)

  const english = card(page, 'English')
  await writes(english, {
    title: 'Thyme honey is here',
    excerpt: 'The first of the year.',
    body: 'It is dark and dry.',
  })
  await person.clicks(english.getByRole('button', { name: 'Show the preview' }))
  await expect(
    english.getByRole('article').getByRole('heading', { name: 'Thyme honey is here' }),
  ).toBeVisible()
  await person.clicks(english.getByRole('button', { name: 'Save', exact: true }))
  await expect(success(page, 'Draft saved.')).toBeVisible()
  const site = await page.context().newPage()
  await site.goto('/insights/news')
  await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(site.getByText('Thyme honey is here')).toHaveCount(0)

  await person.clicks(english.getByRole('button', { name: 'Publish', exact: true }))
  await expect(success(page, 'Published in English.')).toBeVisible()
  await site.reload()
  await person.clicks(site.getByRole('link', { name: /^Read Full Story ?: Thyme honey is here/ }))
  await expect(site.getByRole('heading', { level: 1, name: 'Thyme honey is here' })).toBeVisible()
  await expect(site.getByText('It is dark and dry.')).toBeVisible()
  await expect(site).toHaveURL(/\/insights\/news\/thyme-honey$/)

  await person.clicks(page.getByRole('button', { name: 'Deutsch' }))
  const german = card(page, 'Deutsch')
  await writes(german, {
    title: 'Der Thymianhonig ist da',
    excerpt: 'Der erste des Jahres.',
    body: 'Er ist dunckel.',
  })
  await person.clicks(german.getByRole('button', { name: 'Publish', exact: true }))
  await expect(success(page, 'Published in Deutsch.')).toBeVisible()
  await site.goto('/de/insights/news/thyme-honey')
  await expect(site.getByText('Er ist dunckel.')).toBeVisible()
  await person.retypes(german.getByLabel('Text', { exact: true }), 'Er ist dunkel.')
  await person.clicks(german.getByRole('button', { name: 'Publish', exact: true }))
  await expect(success(page, 'Published in Deutsch.')).toBeVisible()
  await site.reload()
  await expect(site.getByText('Er ist dunkel.')).toBeVisible()
  await person.clicks(page.getByRole('button', { name: 'Undo', exact: true }))
  await expect(success(page, 'Undone.')).toBeVisible()
  await site.reload()
  await expect(site.getByText('Er ist dunckel.')).toBeVisible()
})

test('a page of news that staff wrote wakes as it was sent', async ({ page }) => {
  await page.goto('/insights/news/thyme-honey')
  await person.clicks(page.getByRole('heading', { level: 1 }))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(page.getByRole('heading', { level: 1, name: 'Thyme honey is here' })).toBeVisible()
  await person.clicks(page.getByRole('link', { name: 'Back to all news' }))
  await expect(page.getByRole('link', { name: /Thyme honey is here/ })).toBeVisible()
  await person.clicks(page.getByRole('link', { name: 'Product Launches' }))
  await expect(page).toHaveURL(/category=product-launches/)
  await expect(page.getByRole('link', { name: /Thyme honey is here/ })).toBeVisible()

  await page.goto('/solutions')
  await person.clicks(page.getByRole('heading', { level: 1 }))
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await person.clicks(page.getByRole('contentinfo').getByRole('link', { name: 'News' }))
  await expect(page.getByRole('link', { name: /Thyme honey is here/ })).toBeVisible()
})

test('a text survives a lost connection and a colleague', async ({ page, browser }) => {
  await enterPortal(page, 'content')
  await person.clicks(page.getByRole('button', { name: /Thyme honey is here/ }))
  const mine = card(page, 'English')
  await person.retypes(mine.getByLabel('Title'), 'Thyme honey has landed')
  await expect(mine.getByText('Saved as a draft. Visitors do not see it.')).toBeVisible()
  await person.offline(page)
  await person.retypes(mine.getByLabel('Title'), 'Thyme honey is ashore')
  await expect(mine.getByText('Not saved yet: there is no connection.')).toBeVisible()
  await person.online(page)
  await expect(mine.getByText('Saved as a draft. Visitors do not see it.')).toBeVisible()
  await expect(mine.getByLabel('Title')).toHaveValue('Thyme honey is ashore')

  const other = await (await browser.newContext({ baseURL: settingsURL })).newPage()
  await enterPortal(other, 'content')
  await person.clicks(other.getByRole('button', { name: /Thyme honey is here/ }))
  const theirs = card(other, 'English')
  await expect(theirs.getByLabel('Title')).toHaveValue('Thyme honey is ashore')
  await person.retypes(theirs.getByLabel('Title'), 'Honey at last')
  await expect(theirs.getByText('Saved as a draft. Visitors do not see it.')).toBeVisible()

  await person.retypes(mine.getByLabel('Title'), 'Thyme honey has landed')
  await expect(mine.getByText('Theirs: Honey at last')).toBeVisible()
  await expect(mine.getByText('Yours: Thyme honey has landed')).toBeVisible()
  await person.clicks(mine.getByRole('button', { name: 'Use theirs' }))
  await expect(mine.getByLabel('Title')).toHaveValue('Honey at last')
  await person.clicks(mine.getByRole('button', { name: 'Restore it' }))
  await expect(mine.getByLabel('Title')).toHaveValue('Thyme honey has landed')
  await person.clicks(mine.getByRole('button', { name: 'Save', exact: true }))
  await expect(success(page, 'Draft saved.')).toBeVisible()
  await other.context().close()

  // who goes on to another language, and back, finds what was typed
  await person.retypes(mine.getByLabel('Title'), 'Thyme honey, at last')
  await person.clicks(page.getByRole('button', { name: 'Italiano' }))
  await expect(card(page, 'Italiano')).toBeVisible()
  await person.clicks(page.getByRole('button', { name: 'English' }))
  await expect(mine.getByLabel('Title')).toHaveValue('Thyme honey, at last')

  // nor does a reload cost what the server did not get
  await page.route('**/drafts/**', (route) => route.abort('internetdisconnected'))
  await person.retypes(mine.getByLabel('Title'), 'Thyme honey, for you')
  await expect(mine.getByText('Not saved yet: there is no connection.')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await knock(page, admin)
  await expect(mine.getByLabel('Title')).toHaveValue('Thyme honey, for you')
  await page.unroute('**/drafts/**')
  await expect(mine.getByText('Saved as a draft. Visitors do not see it.')).toBeVisible()
})

test('a text is scheduled by the office’s clock, and the plan is dropped', async ({ page }) => {
  await enterPortal(page, 'content')
  await person.clicks(page.getByRole('button', { name: /Thyme honey is here/ }))
  const text = card(page, 'English')
  const at = text.getByLabel('Publish automatically at')
  await person.typesMoment(at, '2020-01-02T09:00')
  await person.clicks(text.getByRole('button', { name: 'Schedule', exact: true }))
  await expect(text.getByText('This time has passed.')).toBeVisible()
  await person.typesMoment(at, '2099-07-01T09:00')
  await person.clicks(text.getByRole('button', { name: 'Schedule', exact: true }))
  await expect(success(page, 'Scheduled.')).toBeVisible()
  await expect(text.getByText(/^Scheduled for .*July 1, 2099 .*9:00/)).toBeVisible()
  await person.retypes(text.getByLabel('Title'), 'Half a tit')
  await expect(
    text.getByText('This text is scheduled, so it is not saved automatically'),
  ).toBeVisible()
  await person.clicks(text.getByRole('button', { name: 'Do not publish automatically' }))
  await expect(success(page, 'It stays a draft until you publish it.')).toBeVisible()
})

test('a story that is archived keeps what is typed of its address', async ({ page }) => {
  await enterPortal(page, 'content')
  await person.clicks(page.getByRole('row').nth(1).getByRole('button'))
  const slug = page.getByLabel('Address')
  const before = await slug.inputValue()
  await person.types(slug, '-anew')
  const archive = page.getByRole('button', { name: 'Archive this item' })
  await person.clicks(archive)
  await person.clicks(archive)
  const unarchive = page.getByRole('button', { name: 'Restore', exact: true })
  await expect(unarchive).toBeVisible()
  await expect(slug).toHaveValue(`${before}-anew`)
  const card = page.getByRole('region', { name: 'For all languages' })
  await person.clicks(card.getByRole('button', { name: 'Save', exact: true }))
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
  await expect(unarchive).toBeVisible()
  await expect(slug).toHaveValue(`${before}-anew`)
})

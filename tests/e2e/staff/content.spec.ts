import type { Page } from '@playwright/test'
import type { ContentSaved, DraftChange } from '#contract/staff/content/stories.ts'
import { settingsURL } from '../../setup/e2e-server.ts'
import { admin, enterPortal, expect, knock, test } from '../kit/admin-fixtures.ts'
import { hydrate } from '../kit/fixtures.ts'
import { ownWorker } from '../kit/own-worker.ts'
import { staffHeaders } from '../kit/staff-fixtures.ts'
import {
  bar,
  begins,
  card,
  pageAt,
  getsPublished,
  isSaved,
  publishes,
  success,
  writes,
} from '../kit/staff-page.ts'
import { person } from '../person/person.ts'
import { slowCpu } from '../person/slowness.ts'

/* A Worker whose news and page texts change: other tests read those that it is shipped with. */
ownWorker(settingsURL)

test('a news item is published in two languages, hydrates as it was sent, and is scheduled', async ({
  page,
}) => {
  test.setTimeout(150_000 * slowCpu)
  await enterPortal(page)
  const english = card(page, 'English')

  await test.step('a draft is not seen by visitors', async () => {
    await person.clicks(page.getByRole('link', { name: 'Content Management' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Content Management' })).toBeVisible()
    await begins(page, 'news item', 'Thyme honey!', { Topic: 'product-launches' })
    await writes(english, 'Thyme honey is here', 'The first of the year.', 'It is dark and dry.')
    await isSaved(page)
    await expect(bar(page).getByText('Draft')).toBeVisible()
    await person.clicks(english.getByRole('button', { name: 'Preview', exact: true }))
    await expect(
      english.getByRole('article').getByRole('heading', { name: 'Thyme honey is here' }),
    ).toBeVisible()
    await person.clicks(english.getByRole('button', { name: 'Write' }))
    expect(await pageAt(page, '/insights/news')).not.toContain('Thyme honey is here')
  })

  await test.step('a page of news that staff wrote hydrates as it was sent', async () => {
    await getsPublished(english)
    const site = await page.context().newPage()
    const story = site.getByRole('heading', { level: 1, name: 'Thyme honey is here' })
    await site.goto('/insights/news')
    await person.clicks(site.getByRole('link', { name: /^Read Full Story ?: Thyme honey is here/ }))
    await expect(story).toBeVisible()
    await expect(site.getByText('It is dark and dry.')).toBeVisible()
    await expect(site).toHaveURL(/\/insights\/news\/thyme-honey$/)
    await site.reload()
    await hydrate(site)
    await expect(story).toBeVisible()
    await person.clicks(site.getByRole('link', { name: 'Back to all news' }))
    await expect(site.getByRole('link', { name: /Thyme honey is here/ })).toBeVisible()
    await person.clicks(site.getByRole('link', { name: 'Product Launches' }))
    await expect(site).toHaveURL(/category=product-launches/)
    await expect(site.getByRole('link', { name: /Thyme honey is here/ })).toBeVisible()

    await site.goto('/solutions')
    await hydrate(site)
    await person.clicks(site.getByRole('contentinfo').getByRole('link', { name: 'News' }))
    await expect(site.getByRole('link', { name: /Thyme honey is here/ })).toBeVisible()
    await site.close()
  })

  await test.step('a publication in another language is taken back', async () => {
    await person.clicks(page.getByRole('button', { name: 'Deutsch' }))
    const german = card(page, 'Deutsch')
    const path = '/de/insights/news/thyme-honey'
    await writes(german, 'Thymianhonig', 'Der erste.', 'Er ist dunckel.')
    await getsPublished(german, 'Deutsch')
    expect(await pageAt(page, path)).toContain('Er ist dunckel.')
    const published = page.waitForResponse('**/publish')
    await person.retypes(german.getByLabel('Text', { exact: true }), 'Er ist dunkel.')
    await publishes(german)
    await published
    await expect(success(page, 'Published in Deutsch.')).toBeVisible()
    expect(await pageAt(page, path)).toContain('Er ist dunkel.')
    await person.clicks(page.getByRole('button', { name: 'Undo', exact: true }))
    await expect(success(page, 'Undone.')).toBeVisible()
    expect(await pageAt(page, path)).toContain('Er ist dunckel.')
  })

  await test.step('a text is scheduled by the office’s clock, and the plan is dropped', async () => {
    await person.clicks(page.getByRole('button', { name: 'English' }))
    const plan = card(page, 'Schedule and preview link')
    const at = plan.getByLabel('Publish automatically at')
    const schedule = plan.getByRole('button', { name: 'Schedule', exact: true })
    await person.typesMoment(at, '2020-01-02T09:00')
    await person.clicks(schedule)
    await expect(plan.getByText('This time has passed.')).toBeVisible()
    await person.typesMoment(at, '2099-07-01T09:00')
    await person.clicks(schedule)
    await expect(success(page, 'Scheduled.')).toBeVisible()
    await expect(bar(page).getByText(/new version scheduled for .*2099.*9:00/)).toBeVisible()
    await person.retypes(english.getByLabel('Title'), 'Half a tit')
    await expect(bar(page).getByText('This text is scheduled and does not save')).toBeVisible()
    await person.clicks(plan.getByRole('button', { name: 'Do not publish automatically' }))
    await expect(success(page, 'It stays a draft until you publish it.')).toBeVisible()
  })
})

test.describe('beside a colleague, with a network that goes', () => {
  test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED|status of 409/ })

  test('what is typed of a story is lost to no network, colleague, reload or archive', async ({
    page,
  }) => {
    test.setTimeout(150_000 * slowCpu)
    await enterPortal(page, 'content')
    await person.clicks(page.getByRole('button', { name: /Thyme honey is here/ }))
    const mine = card(page, 'English')
    const title = mine.getByLabel('Title')
    const notSaved = bar(page).getByText('Not saved: no network, kept on this device')
    const saves = () =>
      page.waitForResponse((answer) => answer.url().endsWith('/drafts/en') && answer.ok())

    await test.step('a text survives a lost connection', async () => {
      await person.retypes(title, 'Thyme honey has landed')
      await isSaved(page)
      await person.offline(page)
      await person.retypes(title, 'Thyme honey is ashore')
      await expect(notSaved).toBeVisible()
    })

    await test.step('a text survives a colleague', async () => {
      const saved = saves()
      await person.online(page)
      const answer = await saved
      await isSaved(page)
      await expect(title).toHaveValue('Thyme honey is ashore')
      const { texts }: ContentSaved = await answer.json()
      const sent = answer.request().postDataJSON() as DraftChange
      const theirs = { ...sent, version: texts.en.draft?.version }
      const put = await page.request.put(answer.url(), {
        headers: await staffHeaders(),
        data: { ...theirs, text: { ...sent.text, title: 'Honey at last' } },
      })
      expect(put.status(), await put.text()).toBe(200)

      await person.retypes(title, 'Thyme honey has landed')
      await expect(mine.getByText('Theirs: Honey at last')).toBeVisible()
      await expect(mine.getByText('Yours: Thyme honey has landed')).toBeVisible()
      await person.clicks(mine.getByRole('button', { name: 'Use theirs' }))
      await expect(title).toHaveValue('Honey at last')
      await person.clicks(mine.getByRole('button', { name: 'Restore it' }))
      await expect(title).toHaveValue('Thyme honey has landed')
      await isSaved(page)
      const earlier = card(page, 'Earlier drafts')
      await expect(earlier.getByText('Honey at last')).toBeVisible()
    })

    await test.step('a text survives another language and a reload', async () => {
      await person.retypes(title, 'Thyme honey, at last')
      await person.clicks(page.getByRole('button', { name: 'Italiano' }))
      await expect(card(page, 'Italiano')).toBeVisible()
      await person.clicks(page.getByRole('button', { name: 'English' }))
      await expect(title).toHaveValue('Thyme honey, at last')

      await page.route('**/drafts/**', (route) => route.abort('internetdisconnected'))
      await person.retypes(title, 'Thyme honey, for you')
      await expect(notSaved).toBeVisible()
      page.on('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await knock(page, admin)
      await expect(title).toHaveValue('Thyme honey, for you')
      await page.unroute('**/drafts/**')
      await isSaved(page)
    })

    await test.step('a story that is archived keeps what is typed of its address', async () => {
      const slug = page.getByLabel('Address')
      await person.types(slug, '-anew')
      const archive = page.getByRole('button', { name: 'Archive this item' })
      await person.clicks(archive)
      await person.clicks(archive)
      const unarchive = page.getByRole('button', { name: 'Restore', exact: true })
      await expect(unarchive).toBeVisible()
      await expect(bar(page).getByText('Archived', { exact: true })).toBeVisible()
      await expect(slug).toHaveValue('thyme-honey-anew')
      // visitors see none of it any more: so it saves itself
      await isSaved(page)
      await expect(unarchive).toBeVisible()
      await expect(slug).toHaveValue('thyme-honey-anew')
    })
  })
})

const shipped = 'Tell us what you are looking for'

async function findText(page: Page) {
  await person.clicks(page.getByRole('button', { name: 'Page texts' }))
  await person.types(page.getByRole('searchbox', { name: 'Search the texts' }), 'looking for')
  await person.clicks(page.getByRole('button', { name: shipped }))
}

test.describe('beside a colleague', () => {
  test.use({ expectedComplaint: /status of 409/ })

  test('a heading of a page is changed in two languages, taken back, and kept beside a colleague', async ({
    page,
    context,
  }) => {
    await enterPortal(page, 'content')
    await findText(page)
    const english = page.getByLabel('English')

    await test.step('a heading is changed in two languages, and taken back', async () => {
      await person.retypes(english, 'What may we <bring> you?')
      await person.retypes(page.getByLabel('Deutsch'), 'Was dürfen wir bringen?')
      await person.clicks(page.getByRole('button', { name: 'Publish', exact: true }))
      await expect(success(page, 'Published.')).toBeVisible()
      const site = await context.newPage()
      const heading = (name: string) => site.getByRole('heading', { level: 2, name })
      await site.goto('/')
      await expect(heading('What may we <bring> you?')).toBeVisible()
      await hydrate(site)
      await expect(heading('What may we <bring> you?')).toBeVisible()
      await site.goto('/de/solutions')
      await hydrate(site)
      await person.clicks(site.getByRole('banner').getByRole('link', { name: 'Meltemi' }).first())
      await expect(heading('Was dürfen wir bringen?')).toBeVisible()
      await site.close()
      await person.clicks(page.getByRole('button', { name: 'Undo', exact: true }))
      await expect(success(page, 'Undone.')).toBeVisible()
      expect(await pageAt(page, '/')).toContain(shipped)
    })

    await test.step('an administrator keeps a text that a colleague has changed', async () => {
      const other = await context.newPage()
      await enterPortal(other, 'content')
      await findText(other)
      await person.retypes(english, 'Mine')
      await person.retypes(other.getByLabel('English'), 'Theirs')
      await person.clicks(other.getByRole('button', { name: 'Publish', exact: true }))
      await expect(success(other, 'Published.')).toBeVisible()
      await person.clicks(page.getByRole('button', { name: 'Publish', exact: true }))
      const conflict = page.getByRole('alert').filter({ hasText: 'Theirs' })
      await expect(conflict).toContainText('Mine')
      await expect(english).toHaveValue('Mine')
      await person.clicks(conflict.getByRole('button').first())
      await person.clicks(page.getByRole('button', { name: 'Publish', exact: true }))
      await expect(page.getByText('“Theirs” became “Mine”')).toBeVisible()
      await expect(success(page, 'Published.')).toBeVisible()
    })
  })
})

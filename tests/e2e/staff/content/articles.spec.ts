import { settingsURL } from '../../../setup/e2e-server.ts'
import { admin, enterPortal, expect, knock, test } from '../../kit/admin-fixtures.ts'
import { widestLanguage } from '../../kit/languages.ts'
import { expectUsable } from '../../kit/questions.ts'
import { ownWorker } from '../../kit/own-worker.ts'
import {
  bar,
  begins,
  card,
  getsPublished,
  isSaved,
  publishes,
  success,
  writes,
} from '../../kit/staff-page.ts'
import { hydrate } from '../../kit/fixtures.ts'
import { person } from '../../person/person.ts'
import { slowCpu } from '../../person/slowness.ts'

/* A Worker whose articles change: other tests read those that it is shipped with. */
ownWorker(settingsURL)
test.use({ expectedComplaint: /status of (?:403|404|409)/ })

test('an article is published, and a slip in it is seen among its versions', async ({ page }) => {
  await enterPortal(page, 'content')
  await person.clicks(page.getByRole('button', { name: 'Articles' }))
  const english = card(page, 'English')
  const text = english.getByLabel('Text', { exact: true })

  await test.step('an article is published, and found in the blog and on its page', async () => {
    await expect(page.getByRole('button', { name: /Tariffs on Mediterranean food/ })).toBeVisible()
    await begins(page, 'article', 'How honey is graded', {
      Topic: 'quality',
      Author: 'danielOsei',
    })
    await writes(english, 'How honey is graded', 'Moisture and colour.', 'It is dark and dry.')
    await person.retypes(english.getByLabel('For search engines (optional)'), 'Honey, graded.')
    await getsPublished(english)

    const site = await page.context().newPage()
    await site.goto('/insights/blog')
    await person.clicks(site.getByRole('link', { name: /: How honey is graded/ }))
    await expect(site.getByRole('heading', { level: 1, name: 'How honey is graded' })).toBeVisible()
    await expect(site.getByText('by Daniel Osei')).toBeVisible()
    const description = site.locator('meta[name=description]')
    await expect(description).toHaveAttribute('content', 'Honey, graded.')
    await hydrate(site)
    await expect(site.getByText('It is dark and dry.')).toBeVisible()
    await person.clicks(site.getByRole('link', { name: 'Back to the blog' }))
    await expect(site.getByRole('link', { name: /: How honey is graded/ })).toBeVisible()
    await site.close()
    const german = await page.request.get('/de/insights/blog')
    expect(german.status()).toBe(200)
    expect(await german.text()).not.toContain('How honey is graded')
  })

  await test.step('a slip is seen among the versions, and the earlier one comes back', async () => {
    await person.retypes(text, 'It is drak and dry.')
    await publishes(english)
    const versions = card(page, 'Versions of this text')
    // the newest one comes after the news of its publication
    await expect(versions.getByRole('listitem')).toHaveCount(2)
    await expect(success(page, 'Published in English.')).toBeVisible()
    const [newest, first] = [
      versions.getByRole('listitem').nth(0),
      versions.getByRole('listitem').nth(1),
    ]
    await person.clicks(newest.getByRole('button', { name: 'Show what changed' }))
    await expect(newest.getByRole('deletion')).toHaveText('dark')
    await expect(newest.getByRole('insertion')).toHaveText('drak')
    await person.clicks(first.getByRole('button', { name: 'Use as draft' }))
    await expect(text).toHaveValue('It is dark and dry.')
    await isSaved(page)
    await publishes(english)
    // the news of the first publication may still stand there: leaving on it would cut the second one in half
    await expect(versions.getByRole('listitem')).toHaveCount(3)
    await expect(success(page, 'Published in English.')).toBeVisible()
  })
})

test('a text taken off the website, a discarded draft and one for review are kept', async ({
  page,
}) => {
  test.setTimeout(150_000 * slowCpu)
  await enterPortal(page, 'content')
  await person.clicks(page.getByRole('button', { name: 'Articles' }))
  await person.clicks(page.getByRole('button', { name: /How honey is graded/ }))
  const english = card(page, 'English')
  const title = english.getByLabel('Title')
  const text = english.getByLabel('Text', { exact: true })
  const ending = card(page, 'Discard, unpublish or archive')
  const review = card(page, 'Schedule and preview link')

  await test.step('a text taken off the website stays at hand', async () => {
    const off = ending.getByRole('button', { name: 'Unpublish' })
    await person.clicks(off)
    await expect(success(page, 'Unpublished in English.')).toBeVisible()
    await expect(text).toHaveValue('It is dark and dry.')
    await expect(bar(page).getByText('Draft', { exact: true })).toBeVisible()
    await getsPublished(english)

    await person.types(text, ' And old.')
    await person.clicks(off)
    await expect(success(page, 'Unpublished in English.')).toBeVisible()
    await expect(text).toHaveValue(/And old\./)
    await expect(english.getByText(/colleague/)).toHaveCount(0)
    await person.retypes(text, 'It is dark and dry.')
    await getsPublished(english)
  })

  await test.step('a discarded draft comes back by one undo, and from the versions', async () => {
    await person.retypes(title, 'Honey and its grades')
    await expect(bar(page).getByText('Published · unpublished changes')).toBeVisible()
    const discard = ending.getByRole('button', { name: 'Discard the draft' })
    await person.clicks(discard)
    await expect(success(page, 'Draft discarded.')).toBeVisible()
    await expect(title).toHaveValue('How honey is graded')
    await person.clicks(page.getByRole('button', { name: 'Undo', exact: true }))
    await expect(success(page, 'The draft is back.')).toBeVisible()
    await expect(title).toHaveValue('Honey and its grades')
    await person.clicks(discard)
    await expect(success(page, 'Draft discarded.')).toBeVisible()
    // what is written before the undo is put aside by it
    await person.retypes(title, 'Honey in spring')
    await isSaved(page)
    await person.clicks(page.getByRole('button', { name: 'Undo', exact: true }))
    await expect(success(page, 'The draft is back.')).toBeVisible()
    await expect(title).toHaveValue('Honey and its grades')
    await person.clicks(english.getByRole('button', { name: 'Restore it' }))
    await expect(title).toHaveValue('Honey in spring')
    await isSaved(page)
    await person.clicks(discard)
    await expect(success(page, 'Draft discarded.')).toBeVisible()
    await page.reload()
    await knock(page, admin)
    const discarded = card(page, 'Earlier drafts')
      .getByRole('listitem')
      .filter({ hasText: 'draft discarded' })
    await person.clicks(discarded.first().getByRole('button', { name: 'Use as draft' }))
    await expect(title).toHaveValue('Honey in spring')
    await isSaved(page)
    await person.clicks(discard)
    await expect(success(page, 'Draft discarded.')).toBeVisible()
  })

  await test.step('a writer asks for a review where a second person publishes', async () => {
    await person.clicks(page.getByRole('link', { name: 'Settings' }))
    const texts = card(page, 'Texts')
    await person.chooses(texts.getByLabel('Texts are published by a second person'), 'true')
    await person.clicks(texts.getByRole('button', { name: 'Save' }))
    await expect(success(page, 'Saved. The change is now in effect.')).toBeVisible()
    await person.clicks(page.getByRole('link', { name: 'Content Management' }))
    await person.clicks(page.getByRole('button', { name: 'Articles' }))
    await person.clicks(page.getByRole('button', { name: /How honey is graded/ }))
    await person.retypes(title, 'Honey, graded')
    await isSaved(page)
    await expect(review.getByText(/You can’t publish a text you wrote/)).toBeVisible()
    await expect(bar(page).getByRole('button', { name: 'Publish' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await person.clicks(review.getByRole('button', { name: 'Ask for a review' }))
    await expect(success(page, 'A colleague can review it now.')).toBeVisible()
    await expect(review.getByText('You can’t review your own text')).toBeVisible()
  })

  await test.step('an article has no barrier and fits in the widest language', async () => {
    await enterPortal(page, 'content?kind=article', widestLanguage)
    await person.clicks(page.getByRole('button', { name: /Honey, graded|How honey is graded/ }))
    await expect(page.locator('.staff-editor')).toBeVisible()
    await person.clicks(page.getByRole('button', { name: 'English' }))
    await person.clicks(page.locator('.staff-trail button[aria-expanded]').first())
    await expectUsable(page, 'article')
  })
})

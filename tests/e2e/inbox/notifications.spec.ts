import type { Page } from '@playwright/test'
import { settingsURL } from '../../setup/e2e-server.ts'
import { enterPortal, expect, test } from '../kit/admin-fixtures.ts'
import { widestLanguage } from '../kit/languages.ts'
import { expectUsable } from '../kit/questions.ts'
import { ownWorker } from '../kit/own-worker.ts'
import { askForAccess, staffHeaders } from '../kit/staff-fixtures.ts'
import { success } from '../kit/staff-page.ts'
import { person } from '../person/person.ts'

/* A Worker of its own: elsewhere other tests send messages. */
ownWorker(settingsURL)
test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED/ })

const item = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Notifications' }).getByRole('listitem').filter({ hasText: text })
const inSidebar = (page: Page) => page.getByRole('link', { name: /^Notifications/ })

test('a request is counted, leads to its decision, and is done by it', async ({ page }) => {
  await test.step('an empty inbox says what will come there', async () => {
    await enterPortal(page, 'notifications')
    await expect(page.getByText('No notifications yet.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  await test.step('a request is counted until it is decided', async () => {
    await askForAccess(page.request, { locale: 'el', companyName: 'Paliria Foods' })
    await enterPortal(page)
    await expect(inSidebar(page)).toHaveAccessibleName('Notifications 1 unread')
    await person.clicks(inSidebar(page))
    const row = item(page, 'Paliria Foods has requested access')
    await expect(row.getByText('Unread', { exact: true })).toBeVisible()
    await expect(
      row.getByText(/because you are an administrator and follow “New requests/),
    ).toBeVisible()

    await person.clicks(row.getByRole('link', { name: 'Paliria Foods has requested access' }))
    const panel = page.getByRole('dialog', { name: 'Paliria Foods' })
    await expect(panel).toBeVisible()
    await person.clicks(panel.getByRole('button', { name: 'Ask a question…' }))
    const question = page.getByRole('dialog', { name: 'Ask for more' })
    await person.types(question.getByRole('textbox'), 'How many shops do you have?')
    await person.clicks(question.getByRole('button', { name: 'Send the question' }))
    await expect(page.getByText('The question is on its way.')).toBeVisible()
    await person.presses(page, 'Escape')
    await expect(inSidebar(page)).toHaveAccessibleName('Notifications')
    await person.clicks(inSidebar(page))
    await expect(row.getByText(/^.*Done by .*@/)).toBeVisible()
  })

  await test.step('on a phone the count of notifications leads to the inbox', async () => {
    await askForAccess(page.request, { locale: 'en', companyName: 'Small Lemon' })
    await page.setViewportSize({ width: 360, height: 740 })
    await enterPortal(page)
    const bell = inSidebar(page)
    await expect(bell).toHaveAccessibleName(/^Notifications \d+ unread$/)
    await person.clicks(bell)
    await expect(item(page, 'Small Lemon')).toBeVisible()
  })
})

test('notifications are read, done and opened again by keyboard, and shown in every tab', async ({
  page,
  context,
}) => {
  await test.step('notifications are read, done and opened again by keyboard', async () => {
    await askForAccess(page.request, { locale: 'en', companyName: 'Nissos Deli' })
    await askForAccess(page.request, { locale: 'en', companyName: 'Kafe Aroma' })
    await enterPortal(page, 'notifications')
    await expect(item(page, 'Nissos Deli').getByText('Unread', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Mark all as read' }).focus()
    await person.presses(page, 'Enter')
    await expect(success(page, 'All notifications are marked as read.')).toBeVisible()
    await expect(item(page, 'Nissos Deli').getByText('Unread', { exact: true })).toHaveCount(0)
    await expect(inSidebar(page)).toHaveAccessibleName('Notifications')

    await page.getByRole('button', { name: /^Done: Kafe Aroma/ }).focus()
    await person.presses(page, 'Enter')
    await expect(success(page, 'Marked as done for everyone.')).toBeVisible()
    await person.clicks(page.getByRole('button', { name: 'Done', exact: true }))
    await expect(item(page, 'Kafe Aroma').getByText(/Done by/)).toBeVisible()
    await expect(item(page, 'Nissos Deli')).toHaveCount(0)
    await person.clicks(page.getByRole('button', { name: /^Not done yet: Kafe Aroma/ }))
    await expect(success(page, 'Reopened for everyone.')).toBeVisible()
  })

  await test.step('a new notification appears in every open tab of a person', async () => {
    await person.clicks(page.getByRole('button', { name: 'All', exact: true }))
    await expect(item(page, 'Nissos Deli')).toBeVisible()
    await askForAccess(page.request, { locale: 'en', companyName: 'Late Lemon' })
    // another tab of the same person hears of it, and tells this one
    const other = await context.newPage()
    await other.goto('/admin-portal/orders')
    await expect(inSidebar(other)).toHaveAccessibleName('Notifications 1 unread')
    await expect(inSidebar(page)).toHaveAccessibleName('Notifications 1 unread')
    await expect(item(page, 'Late Lemon')).toBeVisible()
    await other.close()
  })

  await test.step('the inbox has no barrier and fits a phone and a desk', async () => {
    await askForAccess(page.request, {
      locale: widestLanguage,
      companyName: 'Παντοπωλείο Νικολάου & Υιοί',
    })
    await enterPortal(page, 'notifications', widestLanguage)
    await expect(page.locator('.staff-inbox')).toBeVisible()
    await expectUsable(page, 'inbox')
  })
})

test('notification preferences outlive a lost connection, and an open tab updates its count', async ({
  page,
}) => {
  await test.step('choices about notifications survive a reload and a lost connection', async () => {
    await enterPortal(page, 'notifications')
    await person.clicks(page.getByRole('button', { name: 'Preferences' }))
    const messages = page.getByRole('group', { name: 'Messages', exact: true })
    await expect(messages.getByLabel('Email')).toHaveValue('daily')
    await person.chooses(messages.getByLabel('Email'), 'now')
    await expect(success(page, 'Saved: Messages.')).toBeVisible()
    await messages.getByRole('checkbox', { name: 'Show in the inbox' }).focus()
    await person.presses(page, 'Space')
    await expect(messages.getByRole('checkbox')).not.toBeChecked()
    const health = page.getByRole('group', { name: 'System health' })
    await expect(health.getByRole('option', { name: 'Immediately' })).toBeAttached()

    await person.offline(page)
    await person.clicks(health.getByRole('checkbox'))
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
    await expect(health.getByRole('checkbox')).toBeChecked()
    await person.online(page)
    await enterPortal(page, 'notifications?tab=preferences')
    await expect(messages.getByLabel('Email')).toHaveValue('now')
    await expect(messages.getByRole('checkbox')).not.toBeChecked()
    await expect(health.getByRole('checkbox')).toBeChecked()
  })

  await test.step('an open tab shows the new count of notifications by itself', async () => {
    // whatever came before is read: what is counted from here on is new
    const answer = await page.request.post('/api/admin/notifications/read', {
      headers: await staffHeaders(),
      data: { up_to: '2099-01-01T00:00:00.000Z' },
    })
    expect(answer.status()).toBe(200)
    await askForAccess(page.request, { locale: 'en', companyName: 'First Lemon' })
    await page.clock.install()
    await enterPortal(page, 'amazon-assets') // a screen that asks the server nothing
    await expect(inSidebar(page)).toHaveAccessibleName('Notifications 1 unread')
    await askForAccess(page.request, { locale: 'en', companyName: 'Second Lemon' })
    await page.clock.fastForward('02:01')
    await expect(inSidebar(page)).toHaveAccessibleName('Notifications 2 unread')
  })
})

import type { Page } from '@playwright/test'
import { settingsURL } from '../../setup/e2e-server.ts'
import { enterPortal, expect, test } from '../kit/admin-fixtures.ts'
import { widestLanguage } from '../kit/languages.ts'
import { expectUsable } from '../kit/questions.ts'
import { ownWorker } from '../kit/own-worker.ts'
import { requestAccess, staffHeaders } from '../kit/staff-fixtures.ts'
import { success } from '../kit/staff-page.ts'
import { person } from '../person/person.ts'

/* A Worker of its own, as other tests send messages too. */
ownWorker(settingsURL)
test.use({ expectedComplaint: /ERR_INTERNET_DISCONNECTED/ })

const item = (page: Page, text: string) =>
  page.getByRole('list', { name: 'Notifications' }).getByRole('listitem').filter({ hasText: text })
const inSidebar = (page: Page) => page.getByRole('link', { name: /^Notifications/ })

test('an access request notifies staff until it is decided', async ({ page }) => {
  await test.step('an empty inbox explains which notifications will appear', async () => {
    await enterPortal(page, 'notifications')
    await expect(page.getByText('No notifications yet.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })

  await test.step('an access request counts as unread until it is decided', async () => {
    await requestAccess(page.request, { locale: 'el', companyName: 'Paliria Foods' })
    await enterPortal(page)
    await expect(inSidebar(page)).toHaveAccessibleName('Notifications 1 unread')
    await person.clicks(inSidebar(page))
    const row = item(page, 'Paliria Foods has requested access')
    await expect(row.getByText('Unread', { exact: true })).toBeVisible()
    await expect(row.getByText(/you are an administrator and follow “New requests/)).toBeVisible()

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

  await test.step('the unread badge on a phone links to the inbox', async () => {
    await requestAccess(page.request, { locale: 'en', companyName: 'Small Lemon' })
    await page.setViewportSize({ width: 360, height: 740 })
    await enterPortal(page)
    const bell = inSidebar(page)
    await expect(bell).toHaveAccessibleName(/^Notifications \d+ unread$/)
    await person.clicks(bell)
    await expect(item(page, 'Small Lemon')).toBeVisible()
  })
})

test('a notification is handled by keyboard and shown in every tab', async ({ page, context }) => {
  await test.step('a notification is read, done and reopened by keyboard', async () => {
    await requestAccess(page.request, { locale: 'en', companyName: 'Nissos Deli' })
    await requestAccess(page.request, { locale: 'en', companyName: 'Kafe Aroma' })
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

  await test.step('a new notification appears in every open tab of its recipient', async () => {
    await person.clicks(page.getByRole('button', { name: 'All', exact: true }))
    await expect(item(page, 'Nissos Deli')).toBeVisible()
    await requestAccess(page.request, { locale: 'en', companyName: 'Late Lemon' })
    // the other tab loads the notification and broadcasts it to this one
    const other = await context.newPage()
    await other.goto('/admin-portal/orders')
    await expect(inSidebar(other)).toHaveAccessibleName('Notifications 1 unread')
    await expect(inSidebar(page)).toHaveAccessibleName('Notifications 1 unread')
    await expect(item(page, 'Late Lemon')).toBeVisible()
    await other.close()
  })

  await test.step('the inbox passes axe and fits a phone and a desktop', async () => {
    await requestAccess(page.request, { locale: widestLanguage, companyName: 'Νικολάου & Υιοί' })
    await enterPortal(page, 'notifications', widestLanguage)
    await expect(page.locator('.staff-inbox')).toBeVisible()
    await expectUsable(page, 'inbox')
  })
})

test('notification preferences survive a lost connection', async ({ page }) => {
  await test.step('notification preferences survive a reload and a lost connection', async () => {
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

  await test.step('an open tab updates its unread count without a reload', async () => {
    // marks everything read, so that the count starts at zero
    const answer = await page.request.post('/api/admin/notifications/read', {
      headers: await staffHeaders(),
      data: { up_to: '2099-01-01T00:00:00.000Z' },
    })
    expect(answer.status()).toBe(200)
    await requestAccess(page.request, { locale: 'en', companyName: 'First Lemon' })
    await page.clock.install()
    await enterPortal(page, 'amazon-assets') // a screen without calls of its own
    await expect(inSidebar(page)).toHaveAccessibleName('Notifications 1 unread')
    await requestAccess(page.request, { locale: 'en', companyName: 'Second Lemon' })
    await page.clock.fastForward('02:01')
    await expect(inSidebar(page)).toHaveAccessibleName('Notifications 2 unread')
  })
})

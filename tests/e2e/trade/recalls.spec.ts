import { enterPortal } from '../kit/admin-fixtures.ts'
import { markLinks } from '../kit/mailbox.ts'
import { openAsClient, expect, test } from '../kit/trade/trade-test.ts'
import { slowCpu } from '../person/slowness.ts'
import { person } from '../person/person.ts'

test('staff run a recall drill and then recall the lot', async ({ page, guest, market }) => {
  test.setTimeout(240_000 * slowCpu)
  const { letters, shipped, ordered, buyer } = await market()
  const { order, oilLot } = await shipped()
  const { code } = oilLot
  const phone = await page.context().browser()!.newPage()
  const panel = page.getByRole('dialog', { name: code })
  const closes = async (kind: 'drill' | 'recall', file: RegExp) => {
    const list = panel.getByRole('button', { name: 'Download recipients and lots' })
    expect((await person.saves(list)).name).toMatch(file)
    const name = `Close the ${kind}`
    const sure = page.getByRole('dialog', { name: 'Are you sure?' })
    await person.clicks(panel.getByRole('button', { name }))
    await person.clicks(sure.getByRole('button', { name }))
  }
  await enterPortal(page, 'recalls')

  await test.step('only staff see a recall drill, which is marked as one', async () => {
    await person.clicks(page.getByRole('button', { name: 'Start a drill…' }))
    const dialog = page.getByRole('dialog', { name: 'Start a recall drill' })
    const note = 'This is a drill: no client is notified, and no lot is blocked.'
    await expect(dialog.getByText(note)).toBeVisible()
    await person.types(dialog.getByRole('searchbox'), `Oil ${letters}`)
    await person.clicks(dialog.getByRole('button', { name: `Add ${code}` }))
    await person.types(dialog.getByLabel('Reason, in English'), 'The yearly drill.')
    await person.clicks(dialog.getByRole('button', { name: 'Start the drill' }))
    await expect(page.getByText('The drill is open. No one has been notified.')).toBeVisible()
    const row = page.getByRole('row').filter({ hasText: code })
    await expect(row).toContainText('Drill')
    await person.clicks(row.getByRole('button'))
    await expect(panel.getByText(note)).toBeVisible()
    await expect(panel).toContainText('The list has not been downloaded yet')
    await closes('drill', /^drill-/)
    await expect(panel).toContainText('From opening to closing')
    await expect(panel).toContainText('From opening to downloading the list')
    await phone.setViewportSize({ width: 360, height: 740 })
    await openAsClient(phone, guest, 'en', '/client/recalls')
    await expect(
      phone.getByText('Nothing that you bought from us has been recalled.'),
    ).toBeVisible()
    await person.presses(page, 'Escape')
    await expect(panel).toHaveCount(0)
  })

  await test.step('a client answers the recall of a lot', async () => {
    const nextMail = markLinks()

    const dialog = page.getByRole('dialog', { name: 'Recall lots' })
    await person.tabsTo(page.getByRole('button', { name: 'Recall lots…' }))
    await person.presses(page, 'Enter')
    await person.tabsTo(dialog.getByRole('searchbox'))
    await person.keys(page, `lot-${letters.toLowerCase()}-oil`)
    await person.tabsTo(dialog.getByRole('button', { name: `Add ${code}` }))
    await person.presses(page, 'Enter')
    await expect(dialog.getByRole('heading', { name: 'Lots to recall' })).toBeFocused()
    await expect(dialog.getByText('1 company, 2 cases, 1 person by email')).toBeVisible()
    await expect(dialog.getByText(`Taverna ${letters}`)).toBeVisible()
    await person.tabsTo(dialog.getByLabel('What clients have to do'))
    await person.presses(page, 'ArrowDown')
    await person.tabsTo(dialog.getByLabel('Reason, in English'))
    await person.keys(page, 'Glass may have got into the bottles.')
    await expect(dialog.getByText(/will get the English text: .*German/)).toBeVisible()
    await person.tabsTo(dialog.getByLabel('To confirm, type the first lot’s number'))
    await person.keys(page, 'LOT')
    await person.presses(page, 'Enter')
    await expect(dialog.getByText(`This does not match ${code}.`)).toBeVisible()
    await person.presses(page, 'ControlOrMeta+a')
    await person.keys(page, code.toLowerCase())
    await person.presses(page, 'Enter')
    await expect(
      page.getByText('The recall is open. Its recipients are being emailed.'),
    ).toBeVisible()
    const mail = await nextMail((link) => link.pathname.startsWith('/client/recalls/'))

    const recalled = page.getByRole('row').filter({ hasNotText: 'Drill' })
    await person.tabsTo(recalled.getByRole('button', { name: `Open Oil ${letters}, ${code}` }))
    await person.presses(page, 'Enter')
    await expect(panel).toContainText(`Taverna ${letters}`)
    await expect(panel).toContainText('No answer yet')
    await expect(panel).toContainText('0 of 1')

    const changed = await ordered()
    await buyer.callBack(changed)
    await phone.goto('/client/dashboard')
    await expect(phone.getByText(`You are changing order ${changed.number}.`)).toBeVisible()
    const next = phone.getByRole('alert').filter({ hasText: `Recall: Oil ${letters}` })
    await person.clicks(next.getByRole('link', { name: 'Read and answer' }))
    await expect(phone).toHaveURL(new RegExp(new URL(mail.link).pathname))
    await expect(phone.getByText('Glass may have got into the bottles.')).toBeVisible()
    await expect(phone.getByText(/we will arrange their return with you/)).toBeVisible()
    await expect(phone.getByRole('link', { name: order.number })).toBeVisible()
    const held = phone.getByLabel('Cases you still have, from 0 to 2')
    await person.types(held, '3')
    await person.clicks(phone.getByRole('button', { name: 'Confirm and send' }))
    await expect(phone.getByText('Enter a whole number from 0 to 2.')).toBeVisible()
    await person.retypes(held, '1')
    await person.doubleClicks(phone.getByRole('button', { name: 'Confirm and send' }))
    await expect(phone.getByText('Thank you, we have your answer.')).toBeVisible()
    await expect(phone.getByText(/Still on hand: 1 case\./)).toBeVisible()
    await person.retypes(phone.getByLabel('Cases you still have, from 0 to 2'), '0')
    await person.clicks(phone.getByRole('button', { name: 'Change the number' }))
    await expect(phone.getByText(/Still on hand: 0 cases\./)).toBeVisible()
    await person.clicks(phone.getByRole('link', { name: order.number }))
    await expect(phone.getByRole('link', { name: `Lot ${code} is being recalled` })).toBeVisible()
    await phone.goto('/client/dashboard')
    await expect(phone.getByRole('heading', { name: 'Welcome' })).toBeVisible()
    await expect(phone.getByRole('link', { name: 'All orders' })).toBeVisible()
    await expect(phone.getByText(`Recall: Oil ${letters}`)).toHaveCount(0)
    await phone.close()

    await enterPortal(page, `recalls?open=${new URL(mail.link).pathname.split('/').at(-1)}`)
    await expect(panel).toContainText(`0 cases still on hand, according to ${guest.email}`)
    await closes('recall', /^recall-\d{4}-\d\d-\d\d\.csv$/)
    await expect(panel.getByText('Closed.', { exact: true })).toBeVisible()
  })
})

import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../../web/features/admin/dialog/dialog.tsx'
import { useDraft } from '../../web/features/admin/settings/use-draft.ts'
import { loadSharedWords, loadWords } from '../../web/i18n/load-words.ts'
import { Words } from '../../web/i18n/words.tsx'

const session = vi.hoisted(() => ({ owner: 'ada' as string | null, hasLeft: false }))
vi.mock('../../web/session/staff-session.ts', () => ({
  staffStore: {
    current: () =>
      session.owner === null
        ? { status: 'signed-out' }
        : { status: 'signed-in', user: { id: session.owner } },
  },
  hasLeftPortal: () => session.hasLeft,
}))

/** A panel whose form appears once its data are loaded. */
function Panel({ isLoaded = true }: { isLoaded?: boolean }) {
  return (
    <Words locale="en">
      <Dialog title="Product" isOpen onClose={() => {}}>
        {isLoaded && (
          <form>
            <input name="name" aria-label="Name" defaultValue="Feta" />
            <textarea name="text" aria-label="Description" />
            <input type="checkbox" name="sold" value="yes" aria-label="Sold" />
          </form>
        )}
      </Dialog>
    </Words>
  )
}

async function typedBy(owner: string) {
  await loadSharedWords('en')
  await loadWords('en', ['staffPortal'])
  Object.assign(session, { owner, hasLeft: false })
  const screen = await render(<Panel />)
  await userEvent.type(screen.getByLabelText('Description'), 'From Epirus')
  await userEvent.click(screen.getByLabelText('Sold'))
  return screen
}

test('text typed in a panel is restored when its owner signs in again after the session ended', async () => {
  const before = await typedBy('ada')
  session.owner = null
  await before.unmount()
  session.owner = 'ada'
  const screen = await render(<Panel isLoaded={false} />)
  await screen.rerender(<Panel />)
  await expect.element(screen.getByLabelText('Description')).toHaveValue('From Epirus')
  await expect.element(screen.getByLabelText('Sold')).toBeChecked()
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Feta')
  await screen.unmount()
  // the restored draft is used once
  const again = await render(<Panel />)
  await expect.element(again.getByLabelText('Description')).toHaveValue('')
})

test('text typed in a panel is not restored for another person, after sign-out or after closing', async () => {
  const left = await typedBy('ada')
  Object.assign(session, { owner: null, hasLeft: true })
  await left.unmount()
  const closed = await typedBy('ada')
  await closed.unmount()
  const ended = await typedBy('ada')
  session.owner = null
  await ended.unmount()
  session.owner = 'bob'
  const screen = await render(<Panel />)
  await expect.element(screen.getByLabelText('Description')).toHaveValue('')
  await screen.unmount()
})

function Phone() {
  const draft = useDraft({ value: '+1', version: 1 }, 'phone')
  return <input value={draft.value} onChange={({ currentTarget: { value } }) => draft.set(value)} />
}

test('text typed on a settings screen is restored for its owner only', async () => {
  for (const [reader, value] of Object.entries({ grace: '+1', ada: '+1416' })) {
    Object.assign(session, { owner: 'ada', hasLeft: false })
    const before = await render(<Phone />)
    await userEvent.type(before.getByRole('textbox'), '416')
    session.owner = null
    await before.unmount()
    session.owner = reader
    const screen = await render(<Phone />)
    await expect.element(screen.getByRole('textbox')).toHaveValue(value)
    await screen.unmount()
  }
})

import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../../web/features/admin/dialog/dialog.tsx'
import { loadSharedWords, loadWords } from '../../web/i18n/load-words.ts'
import { Words } from '../../web/i18n/words.tsx'

/** `Send` mounts the form anew, as a save does; `Follow` ticks the box, as a colleague’s change does. */
function Drawer() {
  const [round, setRound] = useState(0)
  const [isOpen, setOpen] = useState(true)
  const [tick, setTick] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  return (
    <Words locale="en">
      <Dialog title="Parcel" isOpen={isOpen} onClose={() => setOpen(false)}>
        <input type="search" aria-label="Find" />
        <form key={round}>
          <input aria-label="Name" defaultValue="Ada" />
          <textarea aria-label="Note" />
          <input type="date" aria-label="Day" />
          <select aria-label="Size" defaultValue="small">
            <option>small</option>
            <option>large</option>
          </select>
          <input
            type="checkbox"
            aria-label="Gift"
            checked={tick}
            onChange={({ currentTarget }) => setTick(currentTarget.checked)}
          />
          <input type="radio" name="way" aria-label="By land" defaultChecked />
          <input type="radio" name="way" aria-label="By sea" />
        </form>
        <form data-unsaved={isUnsaved}>
          <input aria-label="Kept elsewhere" />
          <button type="button" onClick={() => setUnsaved(true)}>
            Take a row out
          </button>
        </form>
        <button type="button" onClick={() => setRound(round + 1)}>
          Send
        </button>
        <button type="button" onClick={() => setTick(true)}>
          Follow
        </button>
      </Dialog>
    </Words>
  )
}

async function open() {
  await loadSharedWords('en')
  await loadWords('en', ['staffPortal'])
  const screen = await render(<Drawer />)
  const dialog = screen.getByRole('dialog', { name: 'Parcel' })
  const question = screen.getByRole('alertdialog')
  return {
    screen,
    field: (label: string) => screen.getByLabelText(label, { exact: true }),
    press: (name: string) => screen.getByRole('button', { name }).click(),
    closes: async () => {
      await userEvent.keyboard('{Escape}')
      await expect.element(dialog).not.toBeInTheDocument()
    },
    asks: async () => {
      await userEvent.keyboard('{Escape}')
      await expect.element(question).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect.element(question).not.toBeInTheDocument()
    },
  }
}

type Opened = Awaited<ReturnType<typeof open>>

const changes: Record<string, (opened: Opened) => Promise<void>> = {
  'a typed text': async ({ field }) => {
    await field('Note').click()
    await userEvent.keyboard('Ring twice')
  },
  'a choice': async ({ field }) => {
    field('Size').element().focus()
    await userEvent.keyboard('{ArrowDown}')
  },
  'a checkbox': ({ field }) => field('Gift').click(),
  'another radio button': ({ field }) => field('By sea').click(),
  'a half-typed date': async ({ field }) => {
    field('Day').element().focus()
    await userEvent.keyboard('12')
  },
  'a removed row': ({ press }) => press('Take a row out'),
}

for (const [what, change] of Object.entries(changes)) {
  test(`a drawer asks before it closes when ${what} is unsaved`, async () => {
    const opened = await open()
    await change(opened)
    await opened.asks()
  })
}

test('a drawer with no difference from the saved values closes without a question', async () => {
  const { field, closes } = await open()
  await field('Gift').click()
  await field('Gift').click()
  await field('By sea').click()
  await field('By land').click()
  await field('Name').click()
  await userEvent.keyboard('{End}x{Backspace}')
  await field('Find').click()
  await userEvent.keyboard('oil')
  await field('Kept elsewhere').click()
  await userEvent.keyboard('kept')
  await closes()
})

test('a drawer closes without a question once its form was sent', async () => {
  const { field, press, closes } = await open()
  await field('Name').click()
  await userEvent.keyboard('{End}x')
  await press('Send')
  await closes()
})

test('a colleague’s change under an untouched form does not count as unsaved', async () => {
  const { field, press, closes } = await open()
  await field('Name').click()
  await press('Follow')
  await expect.element(field('Gift')).toBeChecked()
  await closes()
})

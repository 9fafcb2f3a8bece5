import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Stored, useDraft } from '../../web/features/admin/settings/use-draft.ts'

const began: Stored<string> = { value: 'Ada', version: 1 }

/** A setting that is saved in three steps: it is sent, it is answered, and the screen hears of it. */
function Setting({ answered = 'Ada Marin' }: { answered?: string }) {
  const [stored, setStored] = useState(began)
  const [sent, setSent] = useState('')
  const draft = useDraft(stored, 'name')
  const button = (name: string, onClick: () => void) => (
    <button type="button" onClick={onClick}>
      {name}
    </button>
  )
  return (
    <>
      <label>
        Name
        <input
          value={draft.value}
          onChange={({ currentTarget }) => draft.set(currentTarget.value)}
        />
      </label>
      <p>
        {draft.isDirty ? 'unsaved' : 'saved'} on {draft.version}
      </p>
      {draft.theirs && <p>theirs: {draft.theirs.value}</p>}
      {button('Send', () => setSent(draft.value))}
      {button('Answer', () => draft.saved(sent, { value: answered, version: 2 }))}
      {button('Hear', () => setStored({ value: answered, version: 2 }))}
      {button('Colleague', () => setStored({ value: 'Grace', version: 3 }))}
    </>
  )
}

async function open(answered?: string) {
  const screen = await render(<Setting {...(answered !== undefined && { answered })} />)
  const name = screen.getByLabelText('Name')
  return {
    screen,
    name,
    press: (button: string) => screen.getByRole('button', { name: button }).click(),
    types: async (text: string) => {
      await name.click()
      await userEvent.keyboard(`{End}${text}`)
    },
  }
}

test('what is typed while it is being saved stays, and is not saved yet', async () => {
  const { screen, name, press, types } = await open()
  await types(' Marin')
  await press('Send')
  await types(', Ottawa')
  await press('Answer')
  await expect.element(name).toHaveValue('Ada Marin, Ottawa')
  await expect.element(screen.getByText('unsaved on 2')).toBeVisible()
  await expect.element(screen.getByText(/theirs/)).not.toBeInTheDocument()
  await press('Hear')
  await expect.element(name).toHaveValue('Ada Marin, Ottawa')
  await expect.element(screen.getByText('unsaved on 2')).toBeVisible()
  await expect.element(screen.getByText(/theirs/)).not.toBeInTheDocument()
})

test('what was sent is saved, as the server has made it, before the screen hears of it', async () => {
  const { screen, name, press, types } = await open('ADA MARIN')
  await types(' Marin')
  await press('Send')
  await press('Answer')
  await expect.element(name).toHaveValue('ADA MARIN')
  await expect.element(screen.getByText('saved on 2', { exact: true })).toBeVisible()
  await press('Hear')
  await expect.element(name).toHaveValue('ADA MARIN')
  // and then it follows, as if no one had ever typed
  await press('Colleague')
  await expect.element(name).toHaveValue('Grace')
})

test('a save whose answer was lost counts as saved once the screen hears of it', async () => {
  const { screen, press, types } = await open()
  await types(' Marin')
  await press('Hear')
  await expect.element(screen.getByText('saved on 2', { exact: true })).toBeVisible()
})

test('old words that are typed again while the new ones are being saved are unsaved', async () => {
  const { screen, name, press, types } = await open()
  await types('!')
  await press('Send')
  await name.click()
  await userEvent.keyboard('{End}{Backspace}')
  await press('Answer')
  await press('Hear')
  await expect.element(name).toHaveValue('Ada')
  await expect.element(screen.getByText('unsaved on 2')).toBeVisible()
})

test('what a colleague saves later is shown beside what was typed since the last save', async () => {
  const { screen, name, press, types } = await open()
  await types(' Marin')
  await press('Send')
  await types('!')
  await press('Answer')
  await press('Hear')
  await press('Colleague')
  await expect.element(screen.getByText('theirs: Grace')).toBeVisible()
  await expect.element(name).toHaveValue('Ada Marin!')
})

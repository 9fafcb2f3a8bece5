import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type StoredValue, useDraft } from '../../web/features/admin/settings/use-draft.ts'

const began: StoredValue<string> = { value: 'Ada', version: 1 }

/** A setting that is saved in three steps: `Send`, `Answer` (the response), `Hear` (the reloaded value). */
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

test('text typed during a save stays and counts as unsaved', async () => {
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

test('a sent value counts as saved, as normalised by the server, once the response arrives', async () => {
  const { screen, name, press, types } = await open('ADA MARIN')
  await types(' Marin')
  await press('Send')
  await press('Answer')
  await expect.element(name).toHaveValue('ADA MARIN')
  await expect.element(screen.getByText('saved on 2', { exact: true })).toBeVisible()
  await press('Hear')
  await expect.element(name).toHaveValue('ADA MARIN')
  // an untouched field takes over a colleague’s value
  await press('Colleague')
  await expect.element(name).toHaveValue('Grace')
})

test('a save whose response was lost counts as saved once the reloaded value matches', async () => {
  const { screen, press, types } = await open()
  await types(' Marin')
  await press('Hear')
  await expect.element(screen.getByText('saved on 2', { exact: true })).toBeVisible()
})

test('a value typed back to the old one during a save counts as unsaved', async () => {
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

test('a colleague’s later save is shown beside the text typed since the last save', async () => {
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

import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SearchField } from '../../web/features/admin/list/search-field.tsx'

const names = ['Feta', 'Graviera', 'Koroneiki']

function List() {
  const [text, setText] = useState('')
  const [opened, setOpened] = useState('nothing')
  return (
    <>
      <SearchField label="Search" value={text} onSearch={setText} />
      <ul>
        {names
          .filter((name) => name.toLowerCase().includes(text))
          .map((name) => (
            <li key={name}>
              <button type="button" onClick={() => setOpened(name)}>
                {name}
              </button>
            </li>
          ))}
      </ul>
      <output>{opened}</output>
    </>
  )
}

test('a person who types a search and presses a row at once opens that row, and then the search runs', async () => {
  const screen = await render(<List />)
  await userEvent.fill(screen.getByRole('searchbox'), 'koro')
  await userEvent.click(screen.getByRole('button', { name: 'Koroneiki' }))
  await expect.element(screen.getByRole('status')).toHaveTextContent('Koroneiki')
  await expect.element(screen.getByRole('button', { name: 'Feta' })).not.toBeInTheDocument()
})

test('a search runs at once on Enter, and otherwise after a pause in typing', async () => {
  const screen = await render(<List />)
  const field = screen.getByRole('searchbox')
  await userEvent.fill(field, 'gra')
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Feta' }).query()).toBeNull()
  await userEvent.fill(field, '')
  await expect.element(screen.getByRole('button', { name: 'Feta' })).toBeVisible()
})

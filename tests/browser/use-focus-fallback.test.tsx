import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useFocusFallback } from '../../web/ui/use-focus-fallback.ts'

function Page() {
  useFocusFallback()
  const [isDone, setDone] = useState(false)
  const [hasRow, setRow] = useState(true)
  return (
    <main>
      <h1>Account</h1>
      <section>
        {isDone ? (
          <h2>Saved</h2>
        ) : (
          <>
            <h2>Password</h2>
            <button type="button" onClick={() => setDone(true)}>
              Save
            </button>
          </>
        )}
      </section>
      <section>
        <h2>Sessions</h2>
        <ul>
          {hasRow && (
            <li>
              <button type="button" onClick={() => setTimeout(() => setRow(false), 50)}>
                End
              </button>
            </li>
          )}
        </ul>
      </section>
      <input aria-label="Elsewhere" />
    </main>
  )
}

test('the element that replaces a pressed button receives the focus', async () => {
  const screen = await render(<Page />)
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Saved' })).toHaveFocus()
})

test('the focus moves to the heading of a list when the focused row is removed', async () => {
  const screen = await render(<Page />)
  await screen.getByRole('button', { name: 'End' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Sessions' })).toHaveFocus()
})

test('the focus does not jump back when a person has moved on', async () => {
  const screen = await render(<Page />)
  await screen.getByRole('button', { name: 'End' }).click()
  await userEvent.tab()
  await expect.element(screen.getByLabelText('Elsewhere')).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: 'End' })).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Elsewhere')).toHaveFocus()
})

test('the focus does not return after a person left the page’s controls', async () => {
  const screen = await render(<Page />)
  await screen.getByRole('button', { name: 'End' }).click()
  ;(document.activeElement as HTMLElement).blur()
  await expect.element(screen.getByRole('button', { name: 'End' })).not.toBeInTheDocument()
  expect(document.activeElement).toBe(document.body)
})

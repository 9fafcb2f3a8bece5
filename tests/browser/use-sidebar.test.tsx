import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { useSidebar } from '../../web/features/admin/shell/use-sidebar.ts'

function Sidebar() {
  const { isCollapsed } = useSidebar(() => {})
  return <output>{isCollapsed ? 'collapsed' : 'open'}</output>
}

const press = (key: string, code: string) =>
  dispatchEvent(new KeyboardEvent('keydown', { key, code, ctrlKey: true }))

test('Ctrl+B switches the sidebar on Greek, German and Dvorak keyboards', async () => {
  const screen = await render(<Sidebar />)
  const state = screen.getByRole('status')
  await expect.element(state).toHaveTextContent('open')
  for (const [key, code, then] of [
    ['β', 'KeyB', 'collapsed'], // Greek
    ['b', 'KeyB', 'open'],
    ['b', 'KeyN', 'collapsed'], // on Dvorak, B is on the key N
    ['x', 'KeyB', 'collapsed'], // on Dvorak, X is on the key B
    ['Β', 'KeyB', 'open'], // Greek with Caps Lock
  ] as const) {
    press(key, code)
    await expect.element(state).toHaveTextContent(then)
  }
})

import { useEffect, useState } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useScroll } from '../../web/features/site/frame/use-scroll.ts'

function Frame() {
  useScroll()
  return (
    <>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <footer style={{ height: 1500 }}>
        <p>Imprint</p>
      </footer>
    </>
  )
}

/** Rows that arrive in two parts. */
function List() {
  const [parts, setParts] = useState(0)
  useEffect(() => {
    const timers = [100, 250].map((ms, part) => setTimeout(() => setParts(part + 1), ms))
    return () => timers.forEach(clearTimeout)
  }, [])
  if (parts === 0) return <p>Loading</p>
  return (
    <>
      {parts === 2 && <h1 style={{ height: 1200 }}>Orders</h1>}
      <ul style={{ height: 2000 }} />
      <Link to="/one">Order</Link>
    </>
  )
}

async function openOrder() {
  const routes = [
    {
      Component: Frame,
      children: [
        { path: '/', Component: List },
        { path: '/one', element: <p>One order</p> },
      ],
    },
  ]
  const router = createMemoryRouter(routes)
  const screen = await render(<RouterProvider router={router} />)
  await expect.element(screen.getByRole('heading')).toBeInTheDocument()
  scrollTo({ top: 1147 })
  await expect.poll(() => scrollY).toBe(1147)
  await new Promise(requestAnimationFrame)
  await router.navigate('/one')
  await expect.element(screen.getByText('One order')).toBeInTheDocument()
  await expect.poll(() => scrollY).toBe(0)
  return { router, screen }
}

test('going back scrolls to the row that was left, even when the list loads after the page', async () => {
  const { router, screen } = await openOrder()
  await router.navigate(-1)
  await expect.element(screen.getByRole('heading')).toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(scrollY).toBe(1147)
})

test('a reader who scrolls before the list loads is not scrolled back', async () => {
  const { router, screen } = await openOrder()
  await router.navigate(-1)
  await userEvent.keyboard('{Home}')
  scrollTo({ top: 0 })
  await expect.element(screen.getByRole('heading')).toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(scrollY).not.toBe(1147)
})

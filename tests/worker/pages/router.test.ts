import { RegExpRouter } from 'hono/router/reg-exp-router'
import { expect, test } from 'vitest'
import { createSite } from '../kit/site.ts'

test('every route suits the fast router: one that does not would slow all of them down', () => {
  const { routes } = createSite()
  const router = new RegExpRouter<string>()
  for (const { method, path } of routes) router.add(method, path, `${method} ${path}`)
  for (const method of new Set(routes.map(({ method }) => method))) router.match(method, '/')
  expect(routes.length).toBeGreaterThan(50)
})

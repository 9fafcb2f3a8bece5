import { type ComponentProps, type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Link as RouterLink, NavLink as RouterNavLink, StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Link, NavLink } from '../../../web/app/link.tsx'

// a link rendered differently by the browser would be drawn again after hydration
const targets = [
  '/',
  '/#contact',
  '/?sent=1#contact',
  '/teams',
  '/insights/news',
  '/insights/blog/olive-oil-grades',
  '/insights',
  '/Teams',
  '/privacy?a=b&c=d',
  '?category=trade',
  '?',
  '#below',
  'relative',
  '../up',
  '/teams/',
  '/a//b',
  '/με/ελληνικά',
  '/with space',
  '//elsewhere.example/x',
  'https://elsewhere.example/x',
  { pathname: '/teams', search: '?a=b' },
]
const places = ['/', '/insights/news?category=trade', '/insights/news/', '/TEAMS', '/teams/x#y']

type Linking = ComponentType<ComponentProps<typeof RouterLink>>

const drawn = (link: Linking, basename: string, place: string, props: object) =>
  renderToStaticMarkup(
    createElement(
      StaticRouter,
      { basename, location: (basename === '/' ? '' : basename) + place },
      createElement(link, { children: 'Words', ...props } as ComponentProps<typeof RouterLink>),
    ),
  )

for (const basename of ['/', '/el']) {
  test(`links under ${basename} are rendered as by the browser’s router`, () => {
    for (const place of places) {
      for (const to of targets) {
        for (const more of [{}, { className: 'btn', replace: true, 'data-x': '' }]) {
          const props = { to, ...more }
          const what = `${JSON.stringify(props)} at ${place}`
          expect(drawn(Link, basename, place, props), what).toBe(
            drawn(RouterLink, basename, place, props),
          )
        }
      }
    }
  })

  test(`active navigation links under ${basename} are marked as by the browser’s router`, () => {
    for (const place of places) {
      for (const to of ['/', '/teams', '/insights', '/insights/news', '/tea']) {
        expect(drawn(NavLink as Linking, basename, place, { to }), `${to} at ${place}`).toBe(
          drawn(RouterNavLink as Linking, basename, place, { to }),
        )
      }
    }
  })
}

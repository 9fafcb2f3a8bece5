import { expect, test } from 'vitest'
import { formShortcuts } from '../../web/styles/form-shortcuts.ts'
import { homeShortcuts } from '../../web/styles/home-shortcuts.ts'
import { pageShortcuts } from '../../web/styles/page-shortcuts.ts'
import { portalShortcuts } from '../../web/styles/portal-shortcuts.ts'
import { siteShortcuts } from '../../web/styles/site-shortcuts.ts'
import { uiShortcuts } from '../../web/styles/ui-shortcuts.ts'

test('no CSS shortcut is defined twice', () => {
  const names = [
    formShortcuts,
    homeShortcuts,
    pageShortcuts,
    portalShortcuts,
    siteShortcuts,
    uiShortcuts,
  ].flatMap((shortcuts) => Object.keys(shortcuts))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

import { defineConfig, presetWind3 } from 'unocss'
import { colors, fontFamily, fontSize } from './styles/tokens.ts'
import { pageShortcuts } from './styles/page-shortcuts.ts'
import { siteShortcuts } from './styles/site-shortcuts.ts'
import { homeShortcuts } from './styles/home-shortcuts.ts'
import { formShortcuts } from './styles/form-shortcuts.ts'
import { portalShortcuts } from './styles/portal-shortcuts.ts'
import { uiShortcuts } from './styles/ui-shortcuts.ts'

/** Tokens and shortcuts: markup names what a thing is, these files say what it looks like. */
export default defineConfig({
  presets: [presetWind3({ preflight: 'on-demand', dark: 'media' })],
  theme: {
    colors,
    fontFamily,
    fontSize,
    breakpoints: { sm: '40rem', md: '48rem', lg: '64rem', wide: '76rem' },
  },
  // the admin portal has a stylesheet of its own: not a byte of it belongs into the public one
  content: { pipeline: { exclude: [/\.css($|\?)/, /features\/admin\//] } },
  // only the server draws it
  safelist: ['preview-bar'],
  shortcuts: {
    ...uiShortcuts,
    ...formShortcuts,
    ...siteShortcuts,
    ...homeShortcuts,
    ...pageShortcuts,
    ...portalShortcuts,
  },
})

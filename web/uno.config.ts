import { defineConfig, presetWind3, transformerDirectives, type UtilObject } from 'unocss'
import { palette, shades } from '#contract/palette.ts'
import { fontFamily, fontSize } from './styles/tokens.ts'
import { pageShortcuts } from './styles/page-shortcuts.ts'
import { siteShortcuts } from './styles/site-shortcuts.ts'
import { homeShortcuts } from './styles/home-shortcuts.ts'
import { formShortcuts } from './styles/form-shortcuts.ts'
import { portalShortcuts } from './styles/portal-shortcuts.ts'
import { uiShortcuts } from './styles/ui-shortcuts.ts'

export default defineConfig({
  presets: [presetWind3({ preflight: 'on-demand', dark: 'media' })],
  theme: {
    fontFamily,
    fontSize,
    breakpoints: { sm: '40rem', md: '48rem', lg: '64rem', wide: '80rem' },
  },
  // only our palette: the preset adds hundreds of colours
  extendTheme: (theme) => ({
    ...theme,
    colors: {
      ...palette,
      ...shades,
      current: 'currentColor',
      inherit: 'inherit',
      transparent: 'transparent',
    },
  }),
  // resolves `theme('colors.ink')` in stylesheets before Vite reads them
  transformers: [transformerDirectives({ enforce: 'pre' })],
  postprocess: foldOpacity,
  // the admin portal and the client's orders have stylesheets of their own
  content: { pipeline: { exclude: [/\.css($|\?)/, /features\/admin\//, /portal\/trade\//] } },
  // classes that only the server's markup uses
  safelist: [
    'preview-bar',
    'network',
    'needs-scripts',
    'prose-picture',
    'prose-numbers',
    'prose-quote',
  ],
  shortcuts: {
    ...uiShortcuts,
    ...formShortcuts,
    ...siteShortcuts,
    ...homeShortcuts,
    ...pageShortcuts,
    ...portalShortcuts,
  },
})

/** Writes the opacity into the colour: UnoCSS's variables for it would be a fifth of the stylesheet. */
function foldOpacity(util: UtilObject): void {
  const isOpacity = (name: string) => /^--un-[\w-]+-opacity$/.test(name)
  // `bg-ink!` marks each entry as important
  const opacity = new Map(
    util.entries.map(([name, value]) => [name, String(value).replace(' !important', '')]),
  )
  util.entries = util.entries
    .filter(([name]) => !isOpacity(name))
    .map(([name, value, ...rest]) => [
      name,
      typeof value === 'string'
        ? value.replaceAll(/var\((--[\w-]+)\)/g, (whole, variable: string) =>
            isOpacity(variable) ? (opacity.get(variable) ?? whole) : whole,
          )
        : value,
      ...rest,
    ])
}

import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig } from 'vite'

/** What every waking needs: React and its router, the frame around pages, the tables they read. */
const wakingSet = new RegExp(
  [
    'node_modules/(react|react-dom|react-router|scheduler|typesafe-i18n)/',
    'web/(app|boot|navigation-guard|newer-build|page-id|root|routes|site-context|wake)\\.tsx?$',
    'web/(flags|features/site)/(?!not-found)',
    'web/i18n/(date-format|formatters|i18n-|words|load-words)',
    'web/geo/(currency-note|use-currency)',
    'web/session/said\\.ts$',
    'web/ui/(brand|day-name|format-time|illustration|lost|postal-address|section-heading|use-part)',
    'web/ui/form/(draft|fields-of)',
    'worker/contract/(company|locales|navigation|pages)\\.ts$',
  ].join('|'),
)

/** What both forms for visitors need, as one file: pages name fewer files to load. */
const formSet =
  /web\/(forms\/(form-extras|use-sending)|ui\/(use-hydrated|form\/(field-shell|form|text-fields|validity)))|contract\/form-options/

/** While developing, sources are files as well: Vite answers them before the Worker. */
const sourceFiles = ['!/web/*', '!/worker/*', '!/node_modules/*', '!/@*']

export default defineConfig(({ command }) => ({
  plugins: [
    unocss({ configFile: './web/uno.config.ts' }),
    react(),
    cloudflare({
      config: ({ assets }) => {
        if (command === 'serve' && Array.isArray(assets?.run_worker_first)) {
          assets.run_worker_first.push(...sourceFiles)
        }
      },
    }),
  ],
  publicDir: 'web/public',
  build: {
    // every file has its own hashed address: pages stay small and the policy needs no data: scripts
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // beyond the entry, what a lazy chunk needs is loaded already: naming it again costs every reader
      resolveDependencies: (_, files, { hostId, hostType }) =>
        hostType === 'html' || hostId.includes('index-')
          ? files
          : files.filter((file) => file.endsWith('.css')),
    },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          input: './web/index.html',
          treeshake: {
            // how it finds out a reader's language is not ours, and would stay though nobody imports it
            moduleSideEffects: [{ test: /typesafe-i18n|i18n-util/, sideEffects: false }],
            // what the router tells developers: it is said while developing
            manualPureFunctions: ['warning', 'warningOnce', 'warnOnce'],
          },
          output: {
            // what every waking needs travels as one file: fewer requests, and it compresses better
            codeSplitting: {
              groups: [
                { name: 'awake', test: wakingSet },
                { name: 'form', test: formSet },
                // the entry needs these too, and must not load the rest for them
                {
                  name: 'preload-helper',
                  test: /vite\/preload-helper|web\/(consent|network-line)\.ts/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
}))

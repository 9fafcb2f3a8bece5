import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig } from 'vite'

/**
 * What every waking needs: React and its router, the frame around pages, the tables they read. Not wake.tsx: it
 * waits for the page's code, and that code needs this.
 */
const wakingSet = new RegExp(
  [
    'node_modules/(react|react-dom|react-router|scheduler|typesafe-i18n)/',
    'web/(app|boot|page-id|root|routes|site-context)\\.tsx?$',
    'web/(flags|features/site)/(?!not-found)',
    'web/i18n/(formatters|i18n-|words|load-words)',
    'web/ui/(brand|illustration|postal-address|section-heading|skeleton)',
    'worker/contract/(company|locales|pages)\\.ts$',
  ].join('|'),
)

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
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          input: './web/index.html',
          output: {
            // what every waking needs travels as one file: fewer requests, and it compresses better
            codeSplitting: {
              groups: [
                { name: 'awake', test: wakingSet },
                // the entry needs it too, and must not load the rest for it
                { name: 'preload-helper', test: 'vite/preload-helper', priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
}))

import { fileURLToPath } from 'node:url'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import { defineConfig, type Plugin } from 'vite'
import { paint } from './web/server/build/paint.ts'

/** What every hydration needs: React and its router, the frame around pages, the tables they read. */
const hydrationSet = [
  /node_modules\/(react|react-dom|react-router|scheduler|typesafe-i18n)\//,
  /web\/(root|routes)\.tsx$/,
  /web\/browser\/(navigation-guard|newer-build|hydrate)\.tsx?$/,
  /web\/app\/(app|boot|flag-context|link|page-id|site-context)\.tsx?$/,
  /web\/features\/site\/frame\/(?!not-found)/,
  /web\/features\/site\/postal-address/,
  /web\/features\/site\/currency\/(currency-note|use-currency)/,
  /web\/features\/site\/office\/(day-name|format-time)/,
  /web\/i18n\/(words|load-words)/,
  /web\/session\/callback\/note\.ts$/,
  /web\/ui\/(illustration|load-error|section-heading|use-lazy-part)/,
  /web\/ui\/form\/(draft|fields-of)/,
  /worker\/contract\/(company|locales|pages|site\/navigation)\.ts$/,
]

/** What both forms for visitors need, as one file: pages name fewer files to load. */
const formSet = [
  /web\/forms\/(form-extras|use-form-submission)/,
  /web\/ui\/(use-hydrated|form\/(field-shell|form|text-fields|validity))/,
  /contract\/form-options/,
]

/**
 * What the pages beyond the first share, as one file: they name it, and it names nothing. Each file that names another
 * costs a round trip, and four of them stood between a click and the next page.
 */
const readingSet = [
  /web\/features\/(company|insights|legal)\/(?!.*-page\.tsx$)/,
  /web\/features\/legal\/legal-page/,
  /web\/features\/site\/(breadcrumbs|closing-section|contact-link|day|page-intro)/,
  /web\/ui\/(card-picture|portrait|prose)/,
  /web\/app\/(breadcrumbs|stories)/,
  /worker\/contract\/(past-stories|site\/(date-text|insights|news|team))\.ts$/,
]

/** The entry needs these as well as others, and must not load the rest for them. */
const preloadSet = [/vite\/preload-helper/, /web\/app\/(consent|network-status)\.ts/]

const unmatched = new Set([...hydrationSet, ...formSet, ...readingSet, ...preloadSet])

/** A file of its own for what a set names. */
const groupOf = (name: string, set: RegExp[], priority = 0) => ({
  name,
  priority,
  test: (id: string) => {
    const matching = set.filter((pattern) => pattern.test(id))
    for (const pattern of matching) unmatched.delete(pattern)
    return matching.length > 0
  },
})

/** A pattern that names nothing any more changes what visitors load, and no one would notice. */
const everyPatternMatches: Plugin = {
  name: 'every-pattern-matches',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    if (unmatched.size > 0) {
      this.error(`These patterns of vite.config.ts match no file: ${[...unmatched].join(', ')}`)
    }
  },
}

/**
 * Takes off names that only React’s developer tools read and the sentences of assertions, and says that making a
 * component changes nothing else: so parts of the router that no page uses (its forms) do not travel.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/(?<== )(?=React(\$\d+)?\.forwardRef\()/g, '/* @__PURE__ */ ')
        // `invariant(isSo, "It should be so")`
        .replaceAll(
          /(?<=\binvariant\((?:(?!invariant\()[^;])*?),\s*(?:"[^"\n]*"|`[^`]*`)\s*(?=\);)/g,
          '',
        ),
  },
}

/** Where the server itself loads code by `import()`: the pages, one form, and words. */
const serverLoads = /\/web\/(routes\.tsx|features\/home\/contact-island\.tsx|i18n\/.+)$/

/** Words that no page shows before someone is signed in, or has begun to act. */
const browserWords =
  /\/i18n\/..\/(captcha|orders|staff(Content|Figures|Settings)?|portal\/(account|business|catalogue|first-time|recovery-codes|undo)|staffPortal\/(assets|dashboard|health|sections))\b/

/** The package's own entry for the server brings its renderer to streams as well, which is as large. */
const stringRenderer = fileURLToPath(
  new URL(
    'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
    import.meta.url,
  ),
)

/**
 * The Worker leaves out what only browsers run: screens behind a sign-in, their words, the session's library, and what
 * else a component loads once it has hydrated. A new `import()` in a component stays out by itself.
 */
const browserOnly: Plugin = {
  name: 'browser-only',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'meltemi',
  resolveId: (source, importer = '', { kind }) => {
    if (source === 'react-dom/server') return stringRenderer
    const isOfPages = importer.startsWith(fileURLToPath(new URL('web/', import.meta.url)))
    const isLeftOut = kind === 'dynamic-import' && isOfPages && !serverLoads.test(importer)
    return isLeftOut ? '\0browser-only' : null
  },
  load: (id) => {
    if (id === '\0browser-only') return "throw new Error('Only browsers load this')"
    return browserWords.test(id) ? 'export default {}' : null
  },
}

/** While developing, sources are files as well: Vite answers them before the Worker. */
const sourceFiles = ['!/web/*', '!/worker/*', '!/node_modules/*', '!/@*']
const files = ['!/assets/*', '!/favicon.ico', ...sourceFiles]

export default defineConfig(({ command }) => ({
  plugins: [
    leanRouter,
    browserOnly,
    unocss({ configFile: './web/uno.config.ts' }),
    react(),
    paint(),
    everyPatternMatches,
    cloudflare({
      config: ({ assets }) => {
        if (command === 'serve' && Array.isArray(assets?.run_worker_first)) {
          assets.run_worker_first = ['/*', ...files]
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
    // half the bytes to fetch and to parse before an isolate's first answer; traces are mapped back by its source maps
    meltemi: {
      build: {
        minify: true,
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                // one file a language instead of a dozen: what a page says is loaded at once
                {
                  name: (id) => /\/i18n\/(..)\//.exec(id)?.[1] ?? null,
                  test: /\/i18n\/..\/(?!article|legal)/,
                },
              ],
            },
          },
        },
      },
    },
    client: {
      build: {
        rollupOptions: {
          input: './web/index.html',
          treeshake: {
            // how it finds out a reader's language is not ours, and would stay though no one imports it
            moduleSideEffects: [{ test: /typesafe-i18n/, sideEffects: false }],
            // what the router tells developers: it is said while developing
            manualPureFunctions: ['warning', 'warningOnce', 'warnOnce'],
          },
          output: {
            // what every hydration needs travels as one file: fewer requests, and it compresses better
            codeSplitting: {
              groups: [
                groupOf('hydrated', hydrationSet),
                groupOf('form', formSet),
                groupOf('reading', readingSet),
                groupOf('preload-helper', preloadSet, 1),
              ],
            },
          },
        },
      },
    },
  },
}))

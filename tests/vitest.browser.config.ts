import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import unocss from 'unocss/vite'
import { defineConfig } from 'vitest/config'
import { chromiumPath } from './setup/chromium.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Components and hooks in a real browser, against the sources: event orders that e2e tests cannot produce. */
export default defineConfig({
  root: path('..'),
  plugins: [unocss({ configFile: path('../web/uno.config.ts') }), react()],
  publicDir: path('../web/public'),
  // pre-bundled, as discovering them during a run would reload the page
  optimizeDeps: {
    include: [
      '@supabase/auth-js',
      '@tanstack/react-query',
      'react-dom/client',
      'react-router',
      'react/jsx-dev-runtime',
      'typesafe-i18n',
      'vitest-browser-react',
      'zod',
    ],
  },
  test: {
    include: ['tests/browser/**/*.test.{ts,tsx}'],
    setupFiles: [path('./setup/browser.ts')],
    retry: 0,
    // enough for a machine at a quarter of the usual speed
    testTimeout: 30_000,
    silent: 'passed-only',
    // any free port, on loopback
    api: { host: '127.0.0.1', port: Number(process.env['BROWSER_PORT'] ?? 0) },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      ui: false,
      provider: playwright({
        launchOptions: {
          executablePath: chromiumPath,
          args: ['--no-sandbox', '--disable-background-networking'],
        },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
  },
})

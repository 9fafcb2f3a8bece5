import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { ensureDevVars } from '../worker/ops/dev-vars.ts'
import { prepareState } from '../worker/ops/prepare.ts'
import { serveLocally } from '../worker/ops/serve-locally.ts'
import { person } from './e2e/person/person.ts'
import { ensureChromium } from './setup/chromium.ts'

/**
 * `npm run pictures`, after `npm run build`: takes the screenshots of README.md from the running site with its own
 * database.
 * They are stored in tests/pictures; `npm run check` limits their size.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const folder = `${root}/tests/pictures`
const state = '.wrangler/pictures'
const varsFile = `${root}/${state}.vars`
/** Tried from the best down, until the file is small enough. */
const qualities = [90, 80, 70, 60, 50, 40]
const heaviestBytes = 120_000

rmSync(`${root}/${state}`, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const vars = ensureDevVars(varsFile)
await prepareState(vars, state)
const server = await serveLocally({ state, varsFile })
const browser = await chromium.launch({
  executablePath: ensureChromium('chromium'),
  args: ['--no-sandbox', '--disable-background-networking'],
})

/** Opens a page as a new visitor who declined the cookie banner, with reduced motion. */
async function visit(path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.origin,
    viewport: { width: 1280, height: 860 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  })
  await context.addInitScript(() => localStorage.setItem('cookie-consent', 'declined'))
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  // late fonts appear from the next page on, as they are optional
  await page.reload({ waitUntil: 'networkidle' })
  return page
}

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })

async function take(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    const inView = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight,
    )
    await Promise.all([document.fonts.ready, ...inView.map((image) => image.decode())])
    // two frames, until the decoded images are painted
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  const inspector = await page.context().newCDPSession(page)
  for (const quality of qualities) {
    const { data } = await inspector.send('Page.captureScreenshot', { format: 'webp', quality })
    const picture = Buffer.from(data, 'base64')
    if (picture.length > heaviestBytes) continue
    writeFileSync(`${folder}/${name}.webp`, picture)
    console.log(`${name}.webp: ${picture.length} bytes`)
    return
  }
  throw new Error(`${name} stays above ${heaviestBytes} bytes`)
}

try {
  await take(await visit('/el'), 'home')

  const client = await visit('/client/login')
  await hydrated(client)
  await person.types(client.getByLabel('mail'), vars.SEED_CLIENT_EMAIL)
  await person.types(client.getByLabel('Password', { exact: true }), vars.SEED_CLIENT_PASSWORD)
  await person.clicks(client.getByRole('button', { name: 'Sign In', exact: true }))
  await client.waitForURL('**/client/dashboard')
  await client.getByRole('heading', { level: 1 }).waitFor()
  await take(client, 'client')

  const staff = await visit('/admin-portal/feature-flags')
  await hydrated(staff)
  await person.types(staff.locator('input[name=email]'), vars.SEED_ADMIN_EMAIL)
  await person.types(staff.locator('input[name=password]'), vars.SEED_ADMIN_PASSWORD)
  await person.presses(staff, 'Enter')
  await staff.getByRole('switch').first().waitFor()
  await staff.getByRole('button', { name: 'Check now' }).waitFor() // the first health check is over
  await take(staff, 'flags')
} finally {
  await browser.close()
  await server.stop()
  rmSync(`${root}/${state}`, { recursive: true, force: true })
  rmSync(varsFile, { force: true })
}

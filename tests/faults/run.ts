import { globSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startHubSpot } from '../setup/hubspot-process.ts'
import { medianMs } from '../setup/median.ts'
import { createLead, type Lead, sendLeads, sendLead } from './leads.ts'
import { createServer, type Server } from './server.ts'

/*
 * `npm run faults`, after `npm run build`: 2,000 submissions while HubSpot fails three calls in ten and the Worker
 * is killed repeatedly. Each accepted one must arrive and be stored once.
 * FAULTS_LEADS sets the number, FAULTS_SEED the seed, FAULTS_PORT the port.
 */
const count = Number(process.env['FAULTS_LEADS'] ?? 2_000)
const seed = Number(process.env['FAULTS_SEED'] ?? 20_261_121)
const port = Number(process.env['FAULTS_PORT'] ?? 8790)
const root = fileURLToPath(new URL('../..', import.meta.url))
const mailFolder = `${root}/.wrangler/tmp/email`
/** Mail file → the lead it is about. A new server clears the folder, so it is read after every kill. */
const mails = new Map<string, string>()

const hubspot = await startHubSpot()

rmSync(mailFolder, { recursive: true, force: true })
const server = await createServer(port, hubspot.settings)
let kills = 0

try {
  await server.start()
  const medians = await compareAnswers(server)
  await hubspot.behave({ rate: 0.3, seed })
  const leads = Array.from({ length: count }, (_, index) => createLead(index))
  const again = await submit(server, leads)
  const rounds = await deliverAll(server)
  const isGood = await report(leads, { again, rounds, ...medians })
  console.log(isGood ? 'Nothing was lost.' : 'FAILED')
  process.exitCode = isGood ? 0 : 1
} finally {
  await server.kill()
  hubspot.stop()
}

/** The median response times with a fast HubSpot and one that takes five seconds (ms). */
async function compareAnswers({ origin }: Server) {
  const medianOf = async (delayMs: number, first: number) => {
    await hubspot.behave({ delayMs })
    let number = first
    return Math.round(await medianMs(() => sendLead(origin, createLead(number++)), 40))
  }
  await medianOf(0, 90_000) // warms up
  const quickMs = await medianOf(0, 91_000)
  const slowMs = await medianOf(5_000, 92_000)
  await wait(6_000) // until the delayed submissions have arrived
  return { quickMs, slowMs }
}

/** Sends all leads and kills the server three times meanwhile. Visitors retry until they get a response. */
async function submit(running: Server, leads: Lead[]): Promise<number> {
  const sending = sendLeads(running.origin, leads, 20)
  for (let cut = 0; cut < 3; cut++) {
    const isDone = await Promise.race([wait(2_500).then(() => false), sending.then(() => true)])
    if (isDone) break
    await cutPower(running)
    await running.start()
  }
  return sending
}

async function cutPower(running: Server): Promise<void> {
  await running.kill()
  kills++
  for (const file of globSync(`${mailFolder}/**/*.txt`)) {
    const [email] = /[\w-]+@faults\.example/.exec(readFileSync(file, 'utf8')) ?? []
    if (email !== undefined) mails.set(file, email)
  }
}

/** Runs the cron until no submission is pending, moving due times to now. Early rounds are cut short by a kill. */
async function deliverAll(running: Server): Promise<number> {
  for (let round = 1; round <= 12; round++) {
    await cutPower(running)
    const waiting = running.withDatabase((db) => {
      db.exec(`update outbox set next_at = '2000-01-01T00:00:00.000Z', lease_until = null
        where state = 'waiting'`)
      // also ends the hour after which the next summary mail may be sent
      db.exec(`delete from limits where key = 'office-flood'`)
      return Number(
        db.prepare(`select count(*) n from outbox where state = 'waiting'`).get()?.['n'],
      )
    })
    console.log(`round ${round}: ${waiting} wait`)
    if (waiting === 0) return round - 1
    await running.start()
    if (round <= 2) await Promise.race([running.runCron(), wait(1_500)])
    else for (let run = 0; run < Math.ceil(waiting / 100); run++) await running.runCron()
  }
  throw new Error('Something waits for ever')
}

type Facts = { again: number; rounds: number; quickMs: number; slowMs: number }
type Row = { key: string; state: string; attempts: number; destination: string | null }

async function report(leads: Lead[], { again, rounds, quickMs, slowMs }: Facts): Promise<boolean> {
  const { rows, requests } = server.withDatabase((db) => ({
    rows: db
      .prepare('select idempotency_key as key, state, attempts, destination from outbox')
      .all() as Row[],
    requests: db
      .prepare('select email from access_requests')
      .all()
      .map(({ email }) => email),
  }))
  const { accepted, faults } = await hubspot.seen()
  const atHubSpot = Map.groupBy(accepted, ({ fields }) => fields['email'] ?? '')
  const byMail = Map.groupBy(mails.values(), (email) => email)
  const stored = Map.groupBy(rows, ({ key }) => key.slice(key.indexOf(':') + 1))
  const all = leads.map((lead) => ({
    rows: stored.get(lead.key) ?? [],
    hubspot: atHubSpot.get(lead.email)?.length ?? 0,
    mail: byMail.get(lead.email)?.length ?? 0,
  }))
  // a summary mail covers many leads; the simulated mail service accepts a mail before its file is written, so
  // a kill can lose the file
  const isFileLost = ({ rows, hubspot, mail }: (typeof all)[number]) =>
    hubspot + mail === 0 && rows[0]?.destination === 'mail'
  const number = (which: (lead: (typeof all)[number]) => boolean) => all.filter(which).length
  const asked = leads.filter(({ form }) => form === 'b2b-access').map(({ email }) => email)
  const counts = {
    submissions: leads.length,
    'sent again by visitors': again,
    'faults at HubSpot': Object.values(faults).reduce((sum, n) => sum + n, 0),
    'kinds of fault': Object.keys(faults).length,
    'hard kills': kills,
    'cron rounds': rounds,
    'delivered to HubSpot': number(({ hubspot }) => hubspot > 0),
    'delivered by mail only': number(({ hubspot, mail }) => hubspot === 0 && mail > 0),
    'named in a mail for many, or its file lost in a kill': number(isFileLost),
    // killed between the delivery and its record: HubSpot has no idempotency key
    'sent again after a kill': number(({ hubspot, mail }) => hubspot + mail > 1),
    'median answer, HubSpot quick (ms)': quickMs,
    'median answer, HubSpot 5 s slower (ms)': slowMs,
  }
  const wrong = {
    'not stored': number(({ rows }) => rows.length === 0),
    'stored twice': number(({ rows }) => rows.length > 1),
    'not delivered by the store': number(({ rows }) =>
      rows.some((row) => row.state !== 'delivered'),
    ),
    lost: number((lead) => lead.hubspot + lead.mail === 0 && !isFileLost(lead)),
    'sent more often than tried': number(
      ({ rows, hubspot, mail }) => hubspot + mail > (rows[0]?.attempts ?? 0),
    ),
    'requests for access not kept once': asked.filter(
      (email) => requests.filter((kept) => kept === email).length !== 1,
    ).length,
    // tolerance for a busy machine, a fiftieth of HubSpot’s delay
    'answers that wait for HubSpot': slowMs > quickMs + 100 ? 1 : 0,
  }
  console.table(counts)
  console.table(wrong)
  return Object.values(wrong).every((n) => n === 0)
}

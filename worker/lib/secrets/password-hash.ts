import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { queueCpuWork } from '../cpu-queue.ts'

/**
 * The scrypt row that OWASP, ASVS 5 (appendix C) and the runtime's cap (N*r*p <= 2^20) agree on. Takes 32 MiB and
 * about 0.3 s, in which the isolate does nothing else: memory does not add up, and pages wait (lib/cpu-queue.ts).
 * Only tests lower it (tests/setup/password-cost.ts).
 */
export const cost = { n: 2 ** 15, r: 8, p: 3 }
const saltBytes = 16
const keyBytes = 32
const maxMemoryBytes = 64 * 1024 * 1024

type Parsed = { cost: typeof cost; salt: Buffer; key: Buffer }

/** A new hash in PHC string format: `$scrypt$ln=15,r=8,p=3$salt$key`, with the cost it was made at. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  return format({ cost, salt, key: await derive(password, salt, cost) })
}

/** Whether a password belongs to a hash; takes as long either way. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const { cost, salt, key } = parse(hash)
  return timingSafeEqual(await derive(password, salt, cost), key)
}

/** Whether a hash was made at another cost than today's, and should be made again while the password is at hand. */
export function needsRehash(hash: string): boolean {
  const { cost: made } = parse(hash)
  return made.n !== cost.n || made.r !== cost.r || made.p !== cost.p
}

/** What unknown users are checked against, so that they take as long as known ones. No password fits: the key is zero. */
export const dummyHash = () =>
  format({ cost, salt: Buffer.alloc(saltBytes), key: Buffer.alloc(keyBytes) })

function format({ cost, salt, key }: Parsed): string {
  const parameters = `ln=${Math.log2(cost.n)},r=${cost.r},p=${cost.p}`
  return ['', 'scrypt', parameters, base64(salt), base64(key)].join('$')
}

function parse(hash: string): Parsed {
  const match = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash)
  if (!match) throw new Error('Not a scrypt hash in PHC string format')
  const [, ln = '', r = '', p = '', salt = '', key = ''] = match
  return {
    cost: { n: 2 ** Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  }
}

/** PHC strings leave the padding out. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

/** @throws TooBusy when as many hashes as an isolate takes on are waiting already */
const derive = (password: string, salt: Buffer, { n, r, p }: typeof cost) =>
  queueCpuWork(() => scryptSync(password, salt, keyBytes, { N: n, r, p, maxmem: maxMemoryBytes }))

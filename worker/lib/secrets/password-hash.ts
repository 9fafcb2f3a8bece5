import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import { queueCpuWork } from '../cpu-queue.ts'

/**
 * Scrypt parameters of OWASP and ASVS 5 (appendix C) within the runtime's cap (N*r*p <= 2^20): 32
 * MiB and about 0.3 s of CPU. Tests lower them (tests/setup/password-cost.ts).
 */
export const scryptCost = { n: 2 ** 15, r: 8, p: 3 }
const saltBytes = 16
const keyBytes = 32
const maxMemoryBytes = 64 * 1024 * 1024

type Parsed = { cost: typeof scryptCost; salt: Buffer; key: Buffer }

/** New hash in PHC string format: `$scrypt$ln=15,r=8,p=3$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  return format({ cost: scryptCost, salt, key: await derive(password, salt, scryptCost) })
}

/** Whether a password matches a hash; constant time. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const { cost, salt, key } = parse(hash)
  return timingSafeEqual(await derive(password, salt, cost), key)
}

/**
 * Whether a hash was made with other parameters than today's, so that the next sign-in replaces it.
 */
export function needsRehash(hash: string): boolean {
  const { cost: made } = parse(hash)
  return made.n !== scryptCost.n || made.r !== scryptCost.r || made.p !== scryptCost.p
}

/**
 * Hash for unknown users, so that their sign-in takes as long (prevents user enumeration). No
 * password matches it.
 */
export const dummyHash = () =>
  format({ cost: scryptCost, salt: Buffer.alloc(saltBytes), key: Buffer.alloc(keyBytes) })

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

/** Base64 without padding, as PHC strings use. */
function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

/** @throws QueueFull when the isolate's queue of hashes is full */
const derive = (password: string, salt: Buffer, { n, r, p }: typeof scryptCost) =>
  queueCpuWork(() => scryptSync(password, salt, keyBytes, { N: n, r, p, maxmem: maxMemoryBytes }))

import { createHmac } from 'node:crypto'

/** The code an authenticator app shows for a secret (RFC 6238: SHA-1, 30 s, six digits). */
export function totpCode(secret: string, at = Date.now()): string {
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const digest = createHmac('sha1', fromBase32(secret)).update(step).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 1_000_000).padStart(6, '0')
}

function fromBase32(text: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(text.replaceAll(' ', ''), (letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
}

import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'

/** 224 random bits in hex: the token of an emailed link, as long as GoTrue's. */
export const randomToken = (): string => randomBytes(28).toString('hex')

/** Six random digits, with leading zeros. */
export const randomCode = (): string => randomInt(1_000_000).toString().padStart(6, '0')

/** SHA-256 for storing a long random secret; too long to brute-force. */
export const hashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')

/** HMAC-SHA-256 for storing a short code; brute force also needs the Worker's key. */
export const keyedHashOf = (key: Uint8Array, secret: string): string =>
  createHmac('sha256', key).update(secret).digest('base64url')

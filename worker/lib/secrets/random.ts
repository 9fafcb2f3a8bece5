import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'

/** 224 random bits in hex: what a mail link carries in place of GoTrue's token hash, and as long as that. */
export const randomToken = (): string => randomBytes(28).toString('hex')

/** Six random digits, leading zeros included. */
export const randomCode = (): string => randomInt(1_000_000).toString().padStart(6, '0')

/** How a long random secret is stored: no one can search 2^128 of them. */
export const hashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')

/** How a guessable secret (a code of six digits) is stored: searching it takes the Worker's key as well. */
export const keyedHashOf = (key: Uint8Array, secret: string): string =>
  createHmac('sha256', key).update(secret).digest('base64url')

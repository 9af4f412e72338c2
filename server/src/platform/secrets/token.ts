import { hash, randomBytes } from 'node:crypto'

/** A bearer secret, shown once; the database stores only its hash. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

const TOKEN = /^[\w-]{43}$/

/** Saves a database query for text that cannot be one of our tokens. */
export function isToken(text: string): boolean {
  return TOKEN.test(text)
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

import { hash, randomBytes } from 'node:crypto'

/** A secret that whoever holds may use, shown once; the database keeps only its hash. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

const TOKEN = /^[\w-]{43}$/

/** Spares the database a question about text that no token of ours can be. */
export function isToken(text: string): boolean {
  return TOKEN.test(text)
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

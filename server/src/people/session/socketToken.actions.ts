import type { Id } from '@ronda/core'
import { hashToken, isToken, makeToken } from '../../platform/secrets/index.ts'
import type { AuthOptions } from './signIn.actions.ts'
import { SOCKET_TOKEN_LIFE_MS } from './session.ts'
import { insertSocketToken, takeSocketToken, type SocketTokenHolder } from './socketToken.sql.ts'

type SocketTokenOptions = Pick<AuthOptions, 'db' | 'clock'>

export async function issueSocketToken({ db, clock }: SocketTokenOptions, session: Id<'session'>): Promise<string> {
  const token = makeToken()
  await db.write((tx) => insertSocketToken(tx, hashToken(token), session, clock.nowMs() + SOCKET_TOKEN_LIFE_MS))
  return token
}

export async function redeemSocketToken(
  { db, clock }: SocketTokenOptions,
  token: string,
): Promise<SocketTokenHolder | undefined> {
  if (!isToken(token)) return undefined
  return db.write((tx) => takeSocketToken(tx, hashToken(token), clock.nowMs()))
}

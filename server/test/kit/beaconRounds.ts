import { randomUUID } from 'node:crypto'
import { sharedRound as tableCalls } from '@ronda/contract'
import { present } from '@ronda/core'
import { z } from 'zod/mini'
import type { Visitor } from '../../src/platform/testing/visitor.ts'

/** The fields of a round that a beacon may decide. */
export type PublishedBeacon = { readonly chain: string; readonly round: number; readonly signature: string | null }
export type PublishedRound = {
  readonly number: number
  readonly phase: string
  readonly locksAtMs: number
  readonly sealedAtMs: number | null
  readonly seal: { readonly root: string; readonly tickets: number } | null
  readonly beacon: PublishedBeacon | null
  readonly voidReason: string | null
}

export async function placeBetOn(game: Visitor, round: number, bet: object): Promise<string> {
  const ticket = randomUUID()
  const { status, body } = await game.ask('POST', '/play/v1/table/bet', { ticket, round, bet })
  if (status !== 200) throw new Error(`a bet was answered with ${status} ${JSON.stringify(body)}`)
  return ticket
}

export const publishedRound = async (game: Visitor): Promise<PublishedRound> =>
  (await game.get<{ told: { round: PublishedRound } }>('/play/v1/table')).told.round

export const saltAt = async (game: Visitor): Promise<string> =>
  (await game.get<{ chain: { salt: string } }>('/play/v1/table')).chain.salt

export const cashOf = async (member: Visitor): Promise<bigint> =>
  BigInt((await member.get<{ cash: string }>('/wps/v2/wallets/balance')).cash)

type Played = NonNullable<z.infer<(typeof tableCalls)['mine']['reply']>['played']>

/** A round that is over, as its player receives it. */
export async function playedOf(game: Visitor, round: number): Promise<Played> {
  type Wire = z.input<(typeof tableCalls)['mine']['reply']>
  const wire = await game.get<Wire>(`/play/v1/table/mine/${round}`)
  return present(z.decode(tableCalls.mine.reply, wire).played, 'a round that is over')
}

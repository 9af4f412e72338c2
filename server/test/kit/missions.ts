import { randomUUID } from 'node:crypto'
import type { MissionDraft } from '@ronda/contract'
import { id } from '@ronda/core'
import { openWallets } from '../../src/money/wallet/index.ts'
import type { Server } from '../../src/app/server.ts'
import type { Joiner } from '../../src/rewards/mission/index.ts'
import { decide, save } from '../../src/rewards/mission/desk.actions.ts'
import { accountNamed } from './signInSteps.ts'

const UNIT = 100_000n

/** A mission that three small rounds complete. */
export const threeRounds: MissionDraft = {
  names: { es: 'Tres rondas', en: 'Three rounds' },
  texts: { es: 'Juega tres rondas.', en: 'Play three rounds.' },
  period: 'daily',
  task: 'rounds',
  gameType: 'RNG',
  goal: 3n,
  prize: 2n * UNIT,
  places: 1_000,
  fromMs: 0,
  untilMs: null,
}

type Version = { readonly id: string; readonly version: number }

/** Writes a mission as staff do, one proposes and another approves; `of` makes a new version of one. */
export async function makeMission(server: Server, over: Partial<MissionDraft> = {}, of?: Version): Promise<Version> {
  const by = id<'account'>(await accountNamed(server, 'operador'))
  const saving = { key: randomUUID(), id: of?.id ?? null, version: of?.version ?? 0, by }
  const saved = await save(server.features.mission.options, { ...saving, draft: { ...threeRounds, ...over } })
  if (!saved.ok) throw new Error(saved.error)
  const approving = { ...saved.value, isApproved: true, note: null, by: await accountNamed(server, 'supervisora') }
  const approved = await decide(server.features.mission.options, approving)
  if (!approved.ok) throw new Error(approved.error)
  return approved.value
}

export type Racer = Joiner & { readonly number: string; readonly username: string }

/** A member who is only there to be counted: it cannot sign in. */
export async function bareMember({ db }: Server, username = `m${randomUUID().slice(0, 12)}`): Promise<Racer> {
  return db.write(async (tx) => {
    const values = { username, kind: 'member', merchant: 'ronda', currency: 'USD', language: 'es' } as const
    const row = await tx.insertInto('account').values(values).returning(['id', 'number']).executeTakeFirstOrThrow()
    await openWallets(tx, { id: row.id, currency: 'USD' })
    return { id: id<'account'>(row.id), kind: 'member', currency: 'USD', number: row.number.toString(), username }
  })
}

import { err, ok, type Result } from '@ronda/core'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db, Tx } from '../../../platform/postgres/db.ts'
import type { VendorAnswer, VendorPurse } from '../vendor.ts'
import {
  findDeed,
  findMood,
  findPurse,
  insertDeed,
  listDeeds,
  lockPurse,
  setMood,
  setPurse,
  type Deed,
  type Mood,
} from './sandbox.sql.ts'

const CODE = 'ALAMEDA'
const NAME = 'Alameda Live'
const DEEDS_MAX = 10
const SILENCE: VendorAnswer = { outcome: 'unknown' }

/** A vendor of our own making, with books of its own, that can be made to behave as badly as real ones do. */
export type SandboxVendor = VendorPurse & {
  look(owner: string): Promise<{ mood: Mood; balance: bigint; deeds: readonly Deed[] }>
  setMood(mood: Mood): Promise<void>
  /** A round there: the stake is lost, or as much again is won. */
  play(owner: string, stake: bigint, isWin: boolean): Promise<Result<bigint, 'wallet.insufficient_funds'>>
}

function answerOf({ isDone, amount, remaining }: Deed): VendorAnswer {
  return isDone ? { outcome: 'done', moved: amount, remaining } : { outcome: 'refused' }
}

type Asked = Pick<Deed, 'id' | 'owner' | 'kind'> & { readonly amount: bigint | 'all' }

/** Written once under its id, whatever came of it; asked again, it is answered as it was. */
async function perform(tx: Tx, asked: Asked, mood: Mood, nowMs: number): Promise<VendorAnswer> {
  const { id, owner, kind } = asked
  const { balance, playedAtMs } = await lockPurse(tx, owner, nowMs)
  const known = await findDeed(tx, id)
  if (known) return answerOf(known)
  const amount = asked.amount === 'all' ? balance : asked.amount
  const isDone = mood !== 'refuses' && (kind === 'deposit' || amount <= balance)
  const remaining = isDone ? balance + (kind === 'deposit' ? amount : -amount) : balance
  const deed: Deed = { id, owner, kind, isDone, amount, remaining, atMs: nowMs }
  await insertDeed(tx, deed)
  if (isDone) await setPurse(tx, owner, remaining, kind === 'deposit' ? nowMs : playedAtMs)
  return answerOf(deed)
}

export function openSandboxVendor({ db, clock }: { readonly db: Db; readonly clock: Clock }): SandboxVendor {
  async function ask(asked: Asked): Promise<VendorAnswer> {
    const mood = await db.read(findMood)
    if (mood === 'silent') return SILENCE
    const answer = await db.write((tx) => perform(tx, asked, mood, clock.nowMs()))
    // Late: it was done, and the word of it was lost on the way.
    return mood === 'late' ? SILENCE : answer
  }

  return {
    code: CODE,
    name: NAME,
    deposit: ({ id, owner, amount }) => ask({ id, owner, kind: 'deposit', amount }),
    withdraw: ({ id, owner, amount }) => ask({ id, owner, kind: 'withdrawal', amount }),
    async state(id) {
      const { mood, deed } = await db.read(async (tx) => ({ mood: await findMood(tx), deed: await findDeed(tx, id) }))
      if (mood === 'silent') return SILENCE
      return deed ? answerOf(deed) : { outcome: 'absent' }
    },
    async balance(owner) {
      const { mood, purse } = await db.read(async (tx) => ({
        mood: await findMood(tx),
        purse: await findPurse(tx, owner),
      }))
      if (mood === 'silent') return undefined
      return { amount: purse?.balance ?? 0n, playedAtMs: purse?.playedAtMs ?? 0 }
    },
    look: (owner) =>
      db.read(async (tx) => ({
        mood: await findMood(tx),
        balance: (await findPurse(tx, owner))?.balance ?? 0n,
        deeds: await listDeeds(tx, owner, DEEDS_MAX),
      })),
    setMood: (mood) => db.write((tx) => setMood(tx, mood)),
    play: (owner, stake, isWin) =>
      db.transact(async (tx) => {
        const nowMs = clock.nowMs()
        const { balance } = await lockPurse(tx, owner, nowMs)
        if (stake > balance) return err('wallet.insufficient_funds' as const)
        const after = isWin ? balance + stake : balance - stake
        await setPurse(tx, owner, after, nowMs)
        return ok(after)
      }),
  }
}

import { err, ok, type Result } from '@ronda/core'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db, Tx } from '../../../platform/postgres/db.ts'
import type { VendorAnswer, VendorWallet } from '../vendor.ts'
import {
  findRequest,
  findMood,
  findSandboxWallet,
  insertRequest,
  listRequests,
  lockSandboxWallet,
  setMood,
  setSandboxWallet,
  type SandboxRequest,
  type Mood,
} from './sandbox.sql.ts'

const CODE = 'ALAMEDA'
const NAME = 'Alameda Live'
const REQUESTS_MAX = 10
const UNKNOWN: VendorAnswer = { outcome: 'unknown' }

/** A simulated vendor with tables of its own, which can be made to fail as real ones do. */
export type SandboxVendor = VendorWallet & {
  readState(owner: string): Promise<{ mood: Mood; balance: bigint; requests: readonly SandboxRequest[] }>
  setMood(mood: Mood): Promise<void>
  /** Plays a round there: the stake is lost, or the same amount is won. */
  play(owner: string, stake: bigint, isWin: boolean): Promise<Result<bigint, 'wallet.insufficient_funds'>>
}

function answerOf({ isDone, amount, remaining }: SandboxRequest): VendorAnswer {
  return isDone ? { outcome: 'done', moved: amount, remaining } : { outcome: 'refused' }
}

type Asked = Pick<SandboxRequest, 'id' | 'owner' | 'kind'> & { readonly amount: bigint | 'all' }

/** Recorded once under its id, whatever the outcome; a repeated request gets the same answer. */
async function perform(tx: Tx, asked: Asked, mood: Mood, nowMs: number): Promise<VendorAnswer> {
  const { id, owner, kind } = asked
  const { balance, playedAtMs } = await lockSandboxWallet(tx, owner, nowMs)
  const known = await findRequest(tx, id)
  if (known) return answerOf(known)
  const amount = asked.amount === 'all' ? balance : asked.amount
  const isDone = mood !== 'refuses' && (kind === 'deposit' || amount <= balance)
  const remaining = isDone ? balance + (kind === 'deposit' ? amount : -amount) : balance
  const request: SandboxRequest = { id, owner, kind, isDone, amount, remaining, atMs: nowMs }
  await insertRequest(tx, request)
  if (isDone) await setSandboxWallet(tx, owner, remaining, kind === 'deposit' ? nowMs : playedAtMs)
  return answerOf(request)
}

export function openSandboxVendor({ db, clock }: { readonly db: Db; readonly clock: Clock }): SandboxVendor {
  async function ask(asked: Asked): Promise<VendorAnswer> {
    const mood = await db.read(findMood)
    if (mood === 'silent') return UNKNOWN
    const answer = await db.write((tx) => perform(tx, asked, mood, clock.nowMs()))
    // `late`: the request was executed, but the answer was lost.
    return mood === 'late' ? UNKNOWN : answer
  }

  return {
    code: CODE,
    name: NAME,
    deposit: ({ id, owner, amount }) => ask({ id, owner, kind: 'deposit', amount }),
    withdraw: ({ id, owner, amount }) => ask({ id, owner, kind: 'withdrawal', amount }),
    async state(id) {
      const { mood, request } = await db.read(async (tx) => ({
        mood: await findMood(tx),
        request: await findRequest(tx, id),
      }))
      if (mood === 'silent') return UNKNOWN
      return request ? answerOf(request) : { outcome: 'absent' }
    },
    async balance(owner) {
      const { mood, sandboxWallet } = await db.read(async (tx) => ({
        mood: await findMood(tx),
        sandboxWallet: await findSandboxWallet(tx, owner),
      }))
      if (mood === 'silent') return undefined
      return { amount: sandboxWallet?.balance ?? 0n, playedAtMs: sandboxWallet?.playedAtMs ?? 0 }
    },
    readState: (owner) =>
      db.read(async (tx) => ({
        mood: await findMood(tx),
        balance: (await findSandboxWallet(tx, owner))?.balance ?? 0n,
        requests: await listRequests(tx, owner, REQUESTS_MAX),
      })),
    setMood: (mood) => db.write((tx) => setMood(tx, mood)),
    play: (owner, stake, isWin) =>
      db.transact(async (tx) => {
        const nowMs = clock.nowMs()
        const { balance } = await lockSandboxWallet(tx, owner, nowMs)
        if (stake > balance) return err('wallet.insufficient_funds' as const)
        const after = isWin ? balance + stake : balance - stake
        await setSandboxWallet(tx, owner, after, nowMs)
        return ok(after)
      }),
  }
}

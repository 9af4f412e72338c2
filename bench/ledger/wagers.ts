import { assert } from '@ronda/core'
import type { Ledger, Operation } from '../../server/src/money/ledger/index.ts'
import { familyCpuSeconds, machineCpuSeconds } from '../cpu.ts'
import { MEMBERS } from './members.ts'
import { randomServerId } from '../../server/src/platform/ids/serverId.ts'

export type Load = {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly cpuMicrosEach: number
  /** CPUs that other programs kept busy meanwhile. */
  readonly otherLoad: number
}

const CONCURRENT = 256

type Options = { readonly postgresPid: number; readonly warmUpMs: number; readonly lastsMs: number }

/** Fast and good enough to choose members: the load generator shares the CPU with what it measures. */
const below = (bound: number): number => Math.floor(Math.random() * bound)

/** A bet in three of five, a win in the others, of any member. */
function makeWager(houseAccount: number): Operation {
  const [wallet, amount] = [1 + below(MEMBERS), BigInt(1 + below(150))]
  const kind = below(5) < 3 ? 'stake' : 'payout'
  return { kind, id: randomServerId(), wallet, houseAccount, amount }
}

/** As many as the ledger can take, from callers who each wait for their answer. */
export function loadFully(ledger: Ledger, options: Options): Promise<Load> {
  return measure(options, (count, isOver) => {
    const houseAccount = ledger.houseAccount('game', 'USD')
    const player = async (): Promise<void> => {
      while (!isOver()) {
        const began = performance.now()
        const { accepted } = await ledger.submit(makeWager(houseAccount))
        assert(accepted, 'every wager is accepted')
        count(performance.now() - began)
      }
    }
    return Array.from({ length: CONCURRENT }, player)
  })
}

/** At a fixed rate, whether or not earlier ones were answered: delays count from when an operation was due. */
export function loadSteadily(ledger: Ledger, perSecond: number, options: Options): Promise<Load> {
  return measure(options, (count, isOver) => {
    const houseAccount = ledger.houseAccount('game', 'USD')
    const began = performance.now()
    let waiting = 0
    const caller = async (dueMs: number): Promise<void> => {
      waiting++
      const { accepted } = await ledger.submit(makeWager(houseAccount))
      assert(accepted, 'every wager is accepted')
      count(performance.now() - dueMs)
      waiting--
    }
    const callers = async (): Promise<void> => {
      // Promises are not stored: the garbage collector would move thousands of them, and every wager would be slower.
      for (let submitted = 0; !isOver() || waiting > 0; await pause(1)) {
        const due = isOver() ? 0 : ((performance.now() - began) / 1_000) * perSecond
        for (; submitted < due; submitted++) void caller(began + (submitted / perSecond) * 1_000)
      }
    }
    return [callers()]
  })
}

async function measure(
  { postgresPid, warmUpMs, lastsMs }: Options,
  start: (count: (ms: number) => void, isOver: () => boolean) => readonly Promise<void>[],
): Promise<Load> {
  const latencies: number[] = []
  let state: 'warming up' | 'measuring' | 'over' = 'warming up'
  const running = start(
    (ms) => {
      if (state === 'measuring') latencies.push(ms)
    },
    () => state === 'over',
  )
  const ended = Promise.all(running)
  await Promise.race([pause(warmUpMs), ended])
  const [before, beganMs] = [readCpu(postgresPid), performance.now()]
  state = 'measuring'
  await Promise.race([pause(lastsMs), ended])
  state = 'over'
  const [after, seconds] = [readCpu(postgresPid), (performance.now() - beganMs) / 1_000]
  await ended

  const sorted = Float64Array.from(latencies).sort()
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
  const used = after.own - before.own
  return {
    perSecond: sorted.length / seconds,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    cpuMicrosEach: (used * 1e6) / sorted.length,
    otherLoad: (after.machine - before.machine - used) / seconds,
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The ledger and its callers are this process. */
function readCpu(postgresPid: number): { readonly own: number; readonly machine: number } {
  const { user, system } = process.cpuUsage()
  return { own: (user + system) / 1e6 + familyCpuSeconds(postgresPid), machine: machineCpuSeconds() }
}

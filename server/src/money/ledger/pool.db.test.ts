import { present } from '@ronda/core'
import { afterAll, expect, test } from 'vitest'
import type { Ledger, PoolState, Stake, WalletId } from './index.ts'
import { openBank } from './testing/bank.ts'
import { randomServerId } from '../../platform/ids/serverId.ts'

const bank = await openBank()
const { ledger, game } = bank

afterAll(async () => {
  const { faults } = await bank.audit()
  await bank.close()
  expect(faults).toEqual([])
})

const SEED = 500n

let pools = 0
async function newPool(): Promise<WalletId> {
  pools += 1
  const pool = await bank.open(`pool:test${pools}`, 'house')
  await ledger.submit({ kind: 'seed', id: randomServerId(), wallet: pool, houseAccount: game, amount: SEED })
  return pool
}

type Played = { readonly wallet: WalletId; readonly pool: WalletId; readonly isHit?: boolean; readonly id?: string }
type Seen = PoolState & { readonly award: bigint }

/** A stake of 100 that contributes 10 to a pool, and wins all of it on a hit. */
function stakeOn({ wallet, pool, isHit = false, id = randomServerId() }: Played, seen: Seen[] = []): Stake {
  return {
    kind: 'stake',
    id,
    wallet,
    houseAccount: game,
    amount: 100n,
    pools: [pool],
    settle: (_, states) => {
      const state = present(states[0], 'the state of the pool')
      const award = isHit ? state.balance + 10n : 0n
      seen.push({ ...state, award })
      return { win: award, pools: [{ pool, contribution: 10n, award, seed: isHit ? SEED : 0n }] }
    },
  }
}

test('[LG26] a stake adds to a pool and wins it in one operation', async () => {
  const [wallet, pool] = [await bank.walletWith(1_000n), await newPool()]
  expect(await ledger.submit(stakeOn({ wallet, pool }))).toMatchObject({ balance: 900n })
  expect(await ledger.balanceOf(pool)).toEqual({ balance: SEED + 10n, seq: 2 })
  const seen: Seen[] = []
  expect(await ledger.submit(stakeOn({ wallet, pool, isHit: true }, seen))).toMatchObject({
    balance: 800n + SEED + 20n,
  })
  expect(seen).toEqual([{ seq: 2, balance: SEED + 10n, contributed: 10n, award: SEED + 20n }])
  expect(await ledger.balanceOf(pool)).toEqual({ balance: SEED, seq: 5 })
})

test('[LG26] two hits in one batch: the second finds the new seed', async () => {
  const pool = await newPool()
  const wallets = await Promise.all(Array.from({ length: 6 }, () => bank.walletWith(100n)))
  const seen: Seen[] = []
  const hits = [false, true, true, false, true, false]
  await Promise.all(hits.map((isHit, at) => ledger.submit(stakeOn({ wallet: wallets[at] ?? 0, pool, isHit }, seen))))
  expect(seen.map(({ balance, award }) => [balance, award])).toEqual([
    [SEED, 0n],
    [SEED + 10n, SEED + 20n],
    [SEED, SEED + 10n],
    [SEED, 0n],
    [SEED + 10n, SEED + 20n],
    [SEED, 0n],
  ])
  // However many play, consecutive contributions are one leg: one contribution before each hit, and one at the end.
  expect(await ledger.balanceOf(pool)).toEqual({ balance: SEED + 10n, seq: 1 + 3 * 3 + 1 })
})

test('[LG26] a stake that is refused does not touch the pool, and neither does a retry', async () => {
  const [poor, rich, pool] = [await bank.walletWith(50n), await bank.walletWith(1_000n), await newPool()]
  expect(await ledger.submit(stakeOn({ wallet: poor, pool }))).toMatchObject({ accepted: false })
  const played = { wallet: rich, pool, id: randomServerId() }
  await ledger.submit(stakeOn(played))
  expect(await ledger.submit(stakeOn(played))).toMatchObject({ replayed: true, balance: 900n })
  expect((await ledger.balanceOf(pool)).balance).toBe(SEED + 10n)
})

test('[LG26] the same id in another wallet is another round', async () => {
  const pool = await newPool()
  const [ana, ben, id] = [await bank.walletWith(100n), await bank.walletWith(100n), randomServerId()]
  await Promise.all([ana, ben].map((wallet) => ledger.submit(stakeOn({ wallet, pool, id, isHit: true }))))
  expect((await ledger.balanceOf(pool)).balance).toBe(SEED)
})

test('[LG27] a reversal returns the stake, takes the win, and touches no pool', async () => {
  const [wallet, pool] = [await bank.walletWith(100n), await newPool()]
  const id = randomServerId()
  await ledger.submit(stakeOn({ wallet, pool, isHit: true, id }))
  const before = await ledger.balanceOf(pool)
  expect(await ledger.submit({ kind: 'reversal', id, wallet })).toMatchObject({ accepted: true, balance: 100n })
  expect(await ledger.balanceOf(pool)).toEqual(before)
})

test('[LG5] a pool accepts seeds only, and a cash wallet accepts none', async () => {
  const [wallet, pool] = [await bank.walletWith(100n), await newPool()]
  const deposit = { kind: 'deposit', id: randomServerId(), wallet: pool, houseAccount: game, amount: 1n } as const
  await expect(ledger.submit(deposit)).rejects.toThrow('does not deposit')
  await expect(ledger.submit({ ...deposit, kind: 'seed', wallet })).rejects.toThrow('does not seed')
  const euros = await bank.open('pool:mini', 'house', 'EUR')
  await expect(ledger.submit(stakeOn({ wallet, pool: euros }))).rejects.toThrow('a pool in EUR')
  await expect(ledger.submit(stakeOn({ wallet, pool: wallet }))).rejects.toThrow('not to a cash wallet')
})

test('[LG20] [LG26] many players in two processes at once: nothing is lost, and every contribution has its own place', async () => {
  const pool = await newPool()
  const other = await bank.anotherLedger()
  const wallets = await Promise.all(Array.from({ length: 60 }, () => bank.walletWith(100_000n)))
  const [times, seen] = [15, [] as Seen[]]
  const last = new Map<string, Seen>()
  const play = async (through: Ledger, wallet: WalletId): Promise<void> => {
    for (let time = 0; time < times; time++) {
      const id = randomServerId()
      const isHit = (wallet + time) % 20 === 0
      const mine: Seen[] = []
      await through.submit(stakeOn({ wallet, pool, id, isHit }, mine))
      last.set(id, present(mine.at(-1), 'the settled state'))
    }
  }
  await Promise.all(wallets.map((wallet, at) => play(at % 2 === 0 ? ledger : other, wallet)))
  seen.push(...last.values())
  const places = seen.map(({ contributed }) => contributed).toSorted((left, right) => Number(left - right))
  expect(places).toEqual(Array.from({ length: 60 * times }, (_, at) => 10n * BigInt(at)))
  const awards = seen.reduce((sum, { award }) => sum + award, 0n)
  const hits = BigInt(seen.filter(({ award }) => award > 0n).length)
  const { balance } = await ledger.balanceOf(pool)
  expect(10n * 60n * BigInt(times) + SEED * (1n + hits)).toBe(awards + balance)
})

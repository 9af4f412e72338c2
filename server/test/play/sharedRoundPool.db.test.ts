import { randomUUID } from 'node:crypto'
import { readProof, WATCH_PATH } from '@ronda/contract'
import { present } from '@ronda/core'
import { examine, verifyShared } from '@ronda/games'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit, LedgerBusy, type Ledger } from '../../src/money/ledger/index.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { openDealer, UNHURRIED, type Dealer } from '../kit/dealer.ts'
import { newMember, openGame, openTestServer } from '../kit/testServer.ts'
import { openTable, toteTable } from '../kit/sharedTables.ts'
import { watch } from '../kit/tableWatcher.ts'
import { CHECKS } from '../kit/clientSeeds.ts'

type Heap = {
  readonly mode: string
  readonly currency: string
  readonly players: number
  readonly stakedUnits: number
  readonly laid: Readonly<Record<string, number>>
  readonly carried: number
  readonly shares: { readonly won?: number }
  readonly perShare: { readonly won?: number } | null
  readonly carriedOn: number
}
type Past = {
  readonly rounds: readonly {
    readonly number: number
    readonly outcome: { readonly side: 'heads' | 'tails' } | null
    readonly heaps?: readonly Heap[]
  }[]
}
type Mine = { readonly played: null | { readonly id: string; readonly staked: string; readonly win: string } }

const TOTE = toteTable(UNHURRIED)
const PART = 9_000

const placeBet = (game: Visitor, round: number, side: string, units: number) =>
  game.send('POST', '/play/v1/table/bet', { ticket: randomUUID(), round, bet: { side, units } })
const winOf = async (game: Visitor, round: number): Promise<bigint> =>
  BigInt((await game.get<Mine>(`/play/v1/table/mine/${round}`)).played?.win ?? '-1')
const cashOf = async (member: Visitor): Promise<bigint> =>
  BigInt((await member.get<{ cash: string }>('/wps/v2/wallets/balance')).cash)

async function endOf(game: Visitor, round: number) {
  const { rounds } = await game.get<Past>(`/play/v1/table/games/TOTE/past?limit=1&before=${round + 1}`)
  const { number, outcome, heaps = [] } = present(rounds[0], 'a round that is over')
  expect(number).toBe(round)
  return { side: outcome?.side, heaps, real: heaps.find(({ mode }) => mode === 'real') }
}

/** A ledger that fails after so many payouts, as when a process is killed. */
function dyingLedger(ledger: Ledger, after: number): Ledger {
  let paid = 0
  const dying: Pick<Ledger, 'houseAccount' | 'submit'> = {
    houseAccount: (...of) => ledger.houseAccount(...of),
    submit: (operation) =>
      operation.kind === 'payout' && (paid += 1) > after
        ? Promise.reject(new LedgerBusy('killed'))
        : ledger.submit(operation),
  }
  return dying as Ledger
}

describe('[SR10] a heap of the players’ own stakes', () => {
  let server: Server
  let tote: Dealer
  let unit: bigint
  beforeAll(async () => {
    server = await openTestServer({ shareds: [TOTE] })
    tote = await openDealer(server, 'TOTE')
    await tote.open()
    await tote.finish()
    unit = (await openTable(await openGame(await newMember(server), 'real', 'TOTE'), 'closed')).unit
  })
  afterAll(async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  })

  const seat = async (mode: 'real' | 'free' = 'real') => {
    const member = await newMember(server)
    return { member, game: await openGame(member, mode, 'TOTE') }
  }

  test('is divided by shares, to the last part, and every player can verify the division', async () => {
    const [ana, ben, eva] = [await seat(), await seat(), await seat()]
    const before = await cashOf(ana.member)
    const round = await tote.open()
    await placeBet(ana.game, round, 'heads', 3)
    await placeBet(ana.game, round, 'tails', 4)
    await placeBet(ben.game, round, 'tails', 3)
    await placeBet(eva.game, round, 'heads', 4)
    await tote.finish()
    const { side, real } = await endOf(ana.game, round)
    const heap = present(real, 'a heap for money')
    expect(heap).toMatchObject({ players: 3, stakedUnits: 14, laid: { heads: 7, tails: 7 }, shares: { won: 7 } })
    const each = heap.perShare?.won ?? 0
    expect(7 * each + heap.carriedOn).toBe(14 * PART + heap.carried)
    const wins = await Promise.all([ana, ben, eva].map(({ game }) => winOf(game, round)))
    const owned = side === 'heads' ? [3, 0, 4] : [4, 3, 0]
    expect(wins).toEqual(owned.map((units) => (unit / 10_000n) * BigInt(units * each)))
    expect((await cashOf(ana.member)) - before).toBe((wins[0] ?? 0n) - 7n * unit)
    const { rounds } = await ana.member.get<{ rounds: readonly object[] }>('/api/v1/proof/rounds?limit=5')
    const proven = present(readProof(JSON.stringify({ ronda: 2, rounds, models: {} }))?.rounds[0], 'a proof')
    // This table exists in tests only, so it is verified by the rules of the test.
    expect(examine(proven, {}, CHECKS)).toBe('rules_missing')
    const claim = { ...proven, rules: TOTE.rules, pace: TOTE.pace } as Parameters<typeof verifyShared>[0]
    expect(verifyShared(claim, CHECKS)).toMatchObject({ ok: true })
    expect(verifyShared({ ...claim, heap: { ...present(claim.heap, 'its heap'), carriedOn: 1 } }, CHECKS).ok).toBe(
      false,
    )
  })

  test('is carried from round to round when nobody predicted the outcome, and is won when somebody does', async () => {
    const { game } = await seat()
    const sides = new Set<boolean>()
    let carried: number | undefined
    // The same side forty times in a row is practically impossible.
    for (let rounds = 0; sides.size < 2 && rounds < 40; rounds += 1) {
      const round = await tote.open()
      await placeBet(game, round, 'heads', 2)
      await tote.finish()
      const { side, real } = await endOf(game, round)
      const heap = present(real, 'a heap')
      expect(heap.carried).toBe(carried ?? heap.carried)
      const all = 2 * PART + heap.carried
      const won = side === 'heads'
      expect(heap.carriedOn).toBe(won ? all % 2 : all)
      expect(await winOf(game, round)).toBe(won ? (unit / 10_000n) * BigInt(all - (all % 2)) : 0n)
      carried = heap.carriedOn
      sides.add(won)
    }
    expect(sides.size).toBe(2)
  })

  test('in free play is a heap of its own', async () => {
    const [ana, fun] = [await seat(), await seat('free')]
    const round = await tote.open()
    await placeBet(ana.game, round, 'heads', 5)
    await placeBet(fun.game, round, 'heads', 9)
    await tote.finish()
    const { heaps } = await endOf(ana.game, round)
    expect(heaps.map(({ mode, players, stakedUnits }) => [mode, players, stakedUnits])).toEqual([
      ['free', 1, 9],
      ['real', 1, 5],
    ])
  })

  test('is published by place while it grows, to everyone who watches', async () => {
    const [ana, ben] = [await seat(), await seat()]
    const round = await tote.open()
    type Message = { readonly type: string; readonly round?: unknown; readonly heaps?: readonly Heap[] }
    const received: Message[] = []
    const socket = new WebSocket(server.origin.replace('http', 'ws') + WATCH_PATH, {
      headers: { origin: server.origin },
    })
    socket.addEventListener('open', () =>
      socket.send(JSON.stringify({ type: 'watch', tables: [{ gameCode: 'TOTE' }] })),
    )
    socket.addEventListener('message', ({ data }) => void received.push(JSON.parse(String(data)) as Message))
    await expect.poll(() => received.length).toBeGreaterThan(0)
    await placeBet(ana.game, round, 'heads', 5)
    await placeBet(ben.game, round, 'tails', 2)
    const last = () => received.findLast(({ type, round: of }) => type === 'players' && of === round)?.heaps ?? []
    await expect
      .poll(() => last().find(({ mode }) => mode === 'real'))
      .toMatchObject({ players: 2, stakedUnits: 7, laid: { heads: 5, tails: 2 } })
    const table = await ana.game.get<{ told: { heaps: readonly Heap[] } }>('/play/v1/table')
    expect(table.told.heaps).toEqual(last())
    socket.close()
    await tote.finish()
  })

  test('is published completely, whichever process took the bets, and before the lock is published', async () => {
    const other = await openTestServer({ databaseUrl: server.db.url, shareds: [TOTE] })
    const [ana, ben] = [await seat(), await seat()]
    const round = await tote.open()
    const watcher = watch(other.origin, [{ gameCode: 'TOTE' }])
    const units = () =>
      watcher.received.findLast(({ heaps }) => heaps !== undefined)?.heaps?.find(({ mode }) => mode === 'real')
        ?.stakedUnits
    await expect.poll(() => watcher.received.length).toBeGreaterThan(0)
    await placeBet(ana.game, round, 'heads', 5)
    // Nothing happens on the other server, and nobody bets there.
    await expect.poll(units, { timeout: 10_000 }).toBe(5)
    await placeBet(ben.game, round, 'tails', 2)
    await tote.lock()
    const isLock = ({ type, round: of }: (typeof watcher.received)[number]) =>
      type === 'turn' && of?.number === round && of.phase === 'locked'
    await expect.poll(() => watcher.received.some(isLock), { timeout: 10_000 }).toBe(true)
    watcher.received.length = watcher.received.findIndex(isLock)
    expect(units()).toBe(7)
    watcher.socket.close()
    await tote.finish()
    await other.close()
  })

  test('is divided once: a process that takes over during the payouts pays the same', async () => {
    const seats = [await seat(), await seat(), await seat(), await seat()]
    const round = await tote.open()
    for (const [at, { game }] of seats.entries()) await placeBet(game, round, at % 2 === 0 ? 'heads' : 'tails', 3 + at)
    const dying = await openDealer({ ...server, ledger: dyingLedger(server.ledger, 2) }, 'TOTE')
    await dying.end()
    const stored = () =>
      server.db.read((tx) => sql`select * from shared_heap where game = 'TOTE' and round = ${round}`.execute(tx))
    const { rows } = await stored()
    expect(rows).toHaveLength(1)
    await expect(dying.finish()).rejects.toThrow('killed')
    await (await openDealer(server, 'TOTE')).finish()
    expect((await stored()).rows).toEqual(rows)
    const heap = present((await endOf(present(seats[0], 'a seat').game, round)).real, 'a heap')
    const wins = await Promise.all(seats.map(({ game }) => winOf(game, round)))
    const sum = wins.reduce((total, win) => total + win, 0n)
    expect(sum).toBe((unit / 10_000n) * BigInt(18 * PART + heap.carried - heap.carriedOn))
  })

  test('is returned when a round is voided, and what was carried stays for the next', async () => {
    const { member, game } = await seat()
    const before = await cashOf(member)
    const carriedNow = async () => {
      const { told: table } = await game.get<{ told: { heaps: readonly Heap[] } }>('/play/v1/table')
      return table.heaps.find(({ mode }) => mode === 'real')?.carried ?? 0
    }
    const first = await tote.open()
    await expect.poll(async () => (await openTable(game, 'betting')).round).toBe(first)
    await placeBet(game, first, 'heads', 4)
    const otherRules = { ...TOTE, rules: { ...TOTE.rules, model: { id: 'tote', part: 1 } } }
    const changed = await openTestServer({ databaseUrl: server.db.url, shareds: [otherRules] })
    const carried = await carriedNow()
    await (await openDealer(changed, 'TOTE')).voidCurrentRound()
    await changed.close()
    expect([await winOf(game, first), await cashOf(member)]).toEqual([4n * unit, before])
    const second = await tote.open()
    await placeBet(game, second, 'heads', 1)
    await tote.finish()
    expect((await endOf(game, second)).real?.carried).toBe(carried)
  })
})

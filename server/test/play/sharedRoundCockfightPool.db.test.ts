import { readProof } from '@ronda/contract'
import { assert, present } from '@ronda/core'
import { examine, sharedOf } from '@ronda/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit, type WalletId } from '../../src/money/ledger/index.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { listRealHeaps } from '../../src/play/sharedRound/index.ts'
import type { Server } from '../../src/app/server.ts'
import { placeBetFor, openFundedWallets } from '../kit/fundedWallets.ts'
import { openDealer, UNHURRIED, type Dealer } from '../kit/dealer.ts'
import { newMember, openGame, openTestServer, walletsOf } from '../kit/testServer.ts'
import { openTable } from '../kit/sharedTables.ts'
import { CHECKS } from '../kit/clientSeeds.ts'

type Side = 'meron' | 'wala'
type Past = {
  readonly rounds: readonly {
    readonly number: number
    readonly outcome: { readonly winner: Side | 'draw'; readonly odds: Readonly<Record<Side | 'draw', number>> }
    readonly heaps: readonly {
      readonly laid: Readonly<Record<Side, number>>
      readonly carried: number
      readonly perShare: Partial<Record<Side, number>> | null
      readonly carriedOn: number
    }[]
  }[]
}

const GAME = 'RONDA_COCKFIGHT_POOL'
const PLAYERS = 51
const WHOLE = 10_000n
const title = present(sharedOf(GAME), 'the title')

/** Of 51 players 17 stake three on meron, 17 two on wala, and 17 one on meron and one on a draw. */
const chipsOf = (at: number): Readonly<Record<string, number>> =>
  at % 3 === 0 ? { meron: 3 } : at % 3 === 1 ? { wala: 2 } : { meron: 1, draw: 1 }

describe('[SR13] a fight that is played for the stakes on its sides', () => {
  let server: Server
  let dealer: Dealer
  let unit: bigint
  let members: readonly Visitor[]
  let wallets: readonly WalletId[]
  beforeAll(async () => {
    server = await openTestServer({ shareds: [{ ...title, pace: UNHURRIED }] })
    dealer = await openDealer(server, GAME)
    await dealer.open()
    await dealer.finish()
    members = [await newMember(server), await newMember(server), await newMember(server)]
    const walletStore = await Promise.all(members.map((member) => walletsOf(server, member)))
    wallets = [
      ...walletStore.map(({ cash }) => cash),
      ...(await openFundedWallets(server, PLAYERS - walletStore.length)),
    ]
    unit = (await openTable(await openGame(present(members[0], 'a member'), 'real', GAME), 'closed')).unit
  })
  afterAll(async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  })

  const balanceOf = async (wallet: WalletId): Promise<bigint> => (await server.ledger.balanceOf(wallet)).balance

  /** Plays a round with so many players, and returns how it ended and what each was paid. */
  async function play(players: number) {
    const round = await dealer.open()
    const here = wallets.slice(0, players)
    await Promise.all(
      here.map((wallet, at) => placeBetFor(server, wallet, { game: GAME, round, bet: { chips: chipsOf(at) } })),
    )
    const before = await Promise.all(here.map(balanceOf))
    await dealer.finish()
    const after = await Promise.all(here.map(balanceOf))
    const path = `/play/v1/table/games/${GAME}/past?limit=1&before=${round + 1}`
    const { rounds } = await present(members[0], 'a member').get<Past>(path)
    const { number, outcome, heaps } = present(rounds[0], 'a round that is over')
    expect([number, heaps.length]).toEqual([round, 1])
    const stored = await server.db.read((tx) => listRealHeaps(tx, [{ game: GAME, number }]))
    expect(stored).toHaveLength(1)
    const { players: counted, stakedUnits, laid, carried } = present(stored[0], 'a heap')
    expect(heaps[0]).toMatchObject({ players: counted, stakedUnits, laid, carried })
    const wins = after.map((balance, at) => balance - (before[at] ?? 0n))
    return { ...outcome, heap: present(heaps[0], 'a heap'), wins }
  }

  /** What each player is paid, given what a unit on each side pays in ten-thousandths. */
  const worth = (players: number, each: Partial<Record<string, number>>): readonly bigint[] =>
    Array.from({ length: players }, (_, at) =>
      Object.entries(chipsOf(at)).reduce(
        (sum, [place, count]) => sum + (unit * BigInt(count) * BigInt(each[place] ?? 0)) / WHOLE,
        0n,
      ),
    )

  const atOdds = ({ winner, odds }: Awaited<ReturnType<typeof play>>) =>
    winner === 'draw' ? { meron: 10_000, wala: 10_000, draw: odds.draw } : { [winner]: odds[winner] }

  test('is paid at its odds when one player is missing for a pool', async () => {
    const played = await play(PLAYERS - 1)
    expect(played.heap).toMatchObject({
      players: 50,
      stakedUnits: 17 * 3 + 17 * 2 + 16 * 2,
      laid: { meron: 17 * 3 + 16, wala: 17 * 2 },
      perShare: null,
      carriedOn: 0,
    })
    expect(played.wins).toEqual(worth(PLAYERS - 1, atOdds(played)))
  })

  test('with enough players the winning side shares 95 % of both, to the last part; a draw returns both', async () => {
    let [carried, decided] = [0, 0]
    // Somebody wins in 179 of 200 fights: fifteen draws in a row are practically impossible.
    for (let rounds = 0; decided < 2 && rounds < 15; rounds += 1) {
      const played = await play(PLAYERS)
      const { heap, winner, wins } = played
      expect(heap).toMatchObject({ players: 51, laid: { meron: 17 * 3 + 17, wala: 17 * 2 }, carried })
      if (winner === 'draw') {
        expect([heap.perShare, heap.carriedOn]).toEqual([null, carried])
        expect(wins).toEqual(worth(PLAYERS, atOdds(played)))
        continue
      }
      const [all, units] = [9_500 * (68 + 34) + carried, heap.laid[winner]]
      const each = Math.floor(all / units)
      expect([heap.perShare, heap.carriedOn]).toEqual([{ [winner]: each }, all - each * units])
      expect(wins).toEqual(worth(PLAYERS, { [winner]: each }))
      const paid = wins.reduce((sum, win) => sum + win, 0n)
      expect(paid * WHOLE).toBe(unit * BigInt(all - heap.carriedOn))
      carried = heap.carriedOn
      decided += 1
    }
    expect(decided).toBe(2)
  })

  test('can be divided again by everyone who took part in it', async () => {
    for (const member of members) {
      const { rounds } = await member.get<{ rounds: readonly object[] }>('/api/v1/proof/rounds?limit=20')
      const proofRounds = present(readProof(JSON.stringify({ ronda: 2, rounds, models: {} })), 'a proof').rounds
      expect(proofRounds.length).toBeGreaterThanOrEqual(3)
      for (const round of proofRounds) {
        expect(examine(round, {}, CHECKS)).toBe('no_beacon')
        assert('heap' in round, 'a round with a heap')
        const lie = { ...round, heap: { ...present(round.heap, 'its heap'), carriedOn: 1_000 } }
        expect(examine(lie, {}, CHECKS)).toBe('heap_differs')
      }
    }
  })
})

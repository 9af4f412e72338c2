import { present } from '@ronda/core'
import { dueMsOf, linkOf, sha256Hex, type BeaconChain } from '@ronda/fair'
import { describe, expect, test } from 'vitest'
import { examine } from '../examine.ts'
import { ORDER_SINCE_MS, type Checks } from '../finding.ts'
import { honestShared, type HonestShared } from '../testing/honest.ts'
import { beaconWaitMs, sealMarginMs } from './beacon.ts'
import type { PublishedSharedRound } from './examine.ts'
import { sharedOf, sharedTitles } from './titles.ts'
import { CHAIN_LENGTH_MAX } from './verify.ts'

const ROULETTE = 'RONDA_LIVE_ROULETTE'
const QUICK = 'RONDA_ELOTT_1'
const chain: BeaconChain = { hash: 'be'.repeat(32), publicKey: 'ac', genesisMs: 1_000_000, periodMs: 3_000 }
/** Replaces a real key: the signature of a round is derived from its number. */
const sign = (round: number): string => sha256Hex(`signed ${round}`).repeat(2).slice(0, 96)
const checks: Checks = {
  beacons: [chain],
  isSigned: ({ publicKey, round, signature }) => publicKey === chain.publicKey && signature === sign(round),
}

const bets = [{ chips: { red: 2, black: 1, odd: 3 } }, { chips: { even: 5 } }]
const plan = { gameCode: ROULETTE, number: 107, place: 7, bets, others: [{ chips: { red: 1 } }] }
const sealedOf = (round: HonestShared) => ({ ...round, seal: present(round.seal, 'a seal') })
const plain = sealedOf(honestShared(plan))
const beaconed = sealedOf(honestShared({ ...plan, beacon: { chain, sign } }))

const other = 'cd'.repeat(32)
type Change = Partial<PublishedSharedRound>

/** The same with one ticket changed, and the sums adjusted. */
function withTicket(change: Partial<HonestShared['tickets'][number]> | { readonly win: null }): Change {
  const tickets = plain.tickets.map((ticket, at) => (at === 0 ? { ...ticket, ...change } : ticket))
  return {
    tickets,
    staked: tickets.reduce((sum, { staked }) => sum + staked, 0n),
    win: tickets.reduce((sum, { win }) => sum + (win ?? 0n), 0n),
  }
}

const firstWin = plain.tickets[0]?.win ?? 0n
const unit = plain.stake

// oxfmt-ignore
const lies: readonly (readonly [string, Change, string])[] = [
  ['another secret',                    { serverSeed: other },                                        'seed_differs'],
  ['a secret of a chain of its own',    { serverSeed: other, commitment: linkOf(other, 1) },          'seed_differs'],
  ['another end of the chain',          { terminal: other },                                          'seed_differs'],
  ['the place after',                   { nonce: 8 },                                                 'seed_differs'],
  ['no place at all',                   { nonce: 0 },                                                 'seed_differs'],
  ['a place between two',               { nonce: 6.5 },                                               'seed_differs'],
  ['a place that no chain has',         { nonce: CHAIN_LENGTH_MAX + 1 },                              'seed_differs'],
  ['another salt',                      { clientSeed: plain.clientSeed.replace('5a17', '5a18') },     'outcome_differs'],
  ['other rules',                       { modelHash: other },                                         'rules_differ'],
  ['another outcome',                   { outcome: { pocket: 37 } },                                  'outcome_differs'],
  ['no outcome',                        { outcome: null },                                            'outcome_differs'],
  ['no seal',                           { seal: undefined },                                          'seal_differs'],
  ['another root',                      { seal: { ...plain.seal, root: other } },                     'seal_differs'],
  ['another number of tickets',         { seal: { ...plain.seal, tickets: 5 } },                      'seal_differs'],
  ['a ticket that came after the lock', withTicket({ placedAtMs: plain.locksAtMs + 1 }),              'late'],
  ['a ticket before betting opened',    withTicket({ placedAtMs: plain.locksAtMs - 20_001 }),         'late'],
  ['another bet',                       withTicket({ bet: { chips: { red: 1 } } }),                   'seal_differs'],
  ['a win that is less',                withTicket({ win: firstWin - 1n }),                           'outcome_differs'],
  ['a win that is more',                withTicket({ win: firstWin + 1n }),                           'outcome_differs'],
  ['a ticket that is not paid',         withTicket({ win: null }),                                    'outcome_differs'],
  ['a more expensive ticket',           withTicket({ staked: 7n * unit }),                            'outcome_differs'],
  ['leaving where that is not allowed', withTicket({ leftMs: 500 }),                                  'outcome_differs'],
  ['another unit',                      { stake: 2n * unit },                                         'seal_differs'],
  ['a missing ticket',                  { tickets: plain.tickets.slice(1) },                          'outcome_differs'],
  ['another sum of stakes',             { staked: plain.staked + 1n },                                'outcome_differs'],
  ['another sum of wins',               { win: plain.win + 1n },                                      'outcome_differs'],
  ['a heap where there is none',
    { heap: { players: 1, stakedUnits: 11, laid: {}, carried: 0, shares: {}, perShare: null, carriedOn: 0 } },
    'heap_differs'],
]

describe('[SR3] a shared round is verified by drawing it again and paying every ticket again', () => {
  test('an honest round is accepted, with whether a beacon decided it', () => {
    expect(plain.win).toBeGreaterThan(0n)
    expect(examine(plain, {}, checks)).toBe('no_beacon')
    expect(examine(beaconed, {}, checks)).toBe('good')
  })

  test.each(lies)('%s is detected', (_, change, finding) => {
    expect(examine({ ...plain, ...change }, {}, checks)).toBe(finding)
  })

  test('a round without its secret is sealed, and one of an unknown game has no rules', () => {
    expect(examine({ ...plain, serverSeed: undefined }, {}, checks)).toBe('sealed')
    expect(examine({ ...plain, gameCode: 'RONDA_NOWHERE' }, {}, checks)).toBe('rules_missing')
  })

  test('[SR6] a voided round has returned every stake', () => {
    const { tickets, staked } = plain
    const returned = tickets.map((ticket) => ({ ...ticket, win: ticket.staked }))
    const off = { ...plain, isVoid: true, outcome: null, win: staked }
    expect(examine({ ...off, tickets: returned }, {}, checks)).toBe('void')
    expect(examine({ ...off, tickets }, {}, checks)).toBe('outcome_differs')
    expect(examine({ ...off, tickets: returned, win: staked - 1n }, {}, checks)).toBe('outcome_differs')
  })
})

const { beacon } = beaconed
const [round, signature] = [beacon?.round ?? 0, beacon?.signature ?? '']
const beaconWith = (change: object): Change => ({ beacon: { chain: chain.hash, round, signature, ...change } })
const drawnBy = (at: number): HonestShared => honestShared({ ...plan, beacon: { chain, sign: () => sign(at) } })

describe('[SR12] a beacon decides by what it signed for the first round after the lock and the margin', () => {
  // oxfmt-ignore
  test.each<[string, PublishedSharedRound, string]>([
    ['what it has not signed',                 drawnBy(1),                                                  'beacon_differs'],
    ['what it signed for the next round',      drawnBy(round + 1),                                          'beacon_differs'],
    ['a later round that it did sign',         { ...drawnBy(round + 1), ...beaconWith({ round: round + 1, signature: sign(round + 1) }) }, 'beacon_differs'],
    ['an earlier round that it did sign',      { ...drawnBy(round - 1), ...beaconWith({ round: round - 1, signature: sign(round - 1) }) }, 'beacon_differs'],
    ['an untrusted beacon',                    { ...beaconed, ...beaconWith({ chain: other }) },                  'beacon_differs'],
    ['a lock that was moved to fit',           { ...beaconed, locksAtMs: beaconed.locksAtMs + 3_000 },      'beacon_differs'],
    ['no lock',                                { ...beaconed, locksAtMs: undefined },                       'beacon_differs'],
    ['no beacon, although the salt names one', { ...beaconed, beacon: undefined },                          'seal_differs'],
    ['a beacon without a signature',           { ...beaconed, ...beaconWith({ signature: null }) },               'seal_differs'],
    ['a seal that was written too late',       { ...beaconed, sealedAtMs: dueMsOf(chain, round) },          'late'],
    ['a seal without a time',                  { ...beaconed, sealedAtMs: null },                           'late'],
  ])('%s is detected', (_, claim, finding) => {
    expect(examine(claim, {}, checks)).toBe(finding)
  })

  test('a table moved to a later beacon with all its times is detected by the times of its tickets', () => {
    const moved = honestShared({ ...plan, beacon: { chain, sign }, locksAtMs: beaconed.locksAtMs + 21_000 })
    const tickets = moved.tickets.map((ticket) => ({ ...ticket, placedAtMs: beaconed.locksAtMs - 2_000 }))
    expect(examine(moved, {}, checks)).toBe('good')
    expect(examine({ ...moved, tickets }, {}, checks)).toBe('late')
  })

  test('a lottery moved to a later beacon is detected by its calendar', () => {
    const number = 1_500_000
    const draw = { gameCode: QUICK, number, place: 7, bets: [], beacon: { chain, sign } }
    const held = honestShared(draw)
    expect(examine(held, {}, checks)).toBe('good')
    expect(examine(honestShared({ ...draw, locksAtMs: held.locksAtMs + 3_000 }), {}, checks)).toBe('late')
    for (const moment of [-1, 0.5, 8.64e15, Number.NaN])
      expect(examine({ ...held, locksAtMs: moment }, {}, checks)).toMatch(/late|beacon_differs/)
  })

  test.each(sharedTitles.map(({ gameCode }) => gameCode))('%s seals in time, and waits as long as it says', (code) => {
    const pace = sharedOf(code)?.pace ?? { bettingMs: 0, lockedMs: 0, restMs: 0 }
    const [marginMs, waitMs] = [sealMarginMs(pace), beaconWaitMs(pace)]
    const cutOffMs = 'calendar' in pace ? pace.calendar.cutOffMs : 0
    expect(marginMs).toBeGreaterThanOrEqual(1_000)
    // No more than a table waits anyway plus four seconds; a scheduled draw is not delayed at all.
    expect(marginMs + chain.periodMs).toBeLessThanOrEqual(Math.max(5_000, cutOffMs))
    expect(waitMs).toBe(cutOffMs >= 900_000 ? 6 * 3_600_000 : Math.max(60_000, 24 * cutOffMs))
  })
})

describe('[FA14] rounds under the former rules are recomputed, and none of them is reported as good', () => {
  test('a table that was not sealed', () => {
    const former = honestShared({ ...plan, isFormer: true })
    expect(former).not.toHaveProperty('seal')
    expect(examine({ ...former, playedAtMs: ORDER_SINCE_MS - 1 }, {}, checks)).toBe('former')
    expect(examine({ ...former, playedAtMs: ORDER_SINCE_MS }, {}, checks)).toBe('order_missing')
    expect(examine({ ...former, playedAtMs: ORDER_SINCE_MS - 1, win: 1n }, {}, checks)).toBe('outcome_differs')
  })

  test('a round that claims to be old, and is not', () => {
    const draw = { gameCode: QUICK, number: 1_500_000, place: 7, bets: [] }
    const held = honestShared(draw)
    const waived = { ...held, beacon: { chain: chain.hash, round: 1, signature: null } }
    expect(examine(held, {}, checks)).toBe('no_beacon')
    expect(examine({ ...waived, playedAtMs: ORDER_SINCE_MS - 1 }, {}, checks)).toBe('former')
    expect(examine({ ...waived, playedAtMs: ORDER_SINCE_MS }, {}, checks)).toBe('order_missing')
    expect(examine({ ...waived, playedAtMs: undefined }, {}, checks)).toBe('order_missing')
  })
})

describe('[SR14] what the browser recorded before the outcome is compared with what is published after it', () => {
  const { gameCode, number, commitment, terminal, locksAtMs, seal } = beaconed
  const recorded = {
    gameCode,
    number,
    commitment,
    terminal,
    locksAtMs,
    seal,
    salt: '5a17-bebebebebebebebe',
    beacon: { chain: chain.hash, round },
  }
  const found = (change: object) =>
    examine(beaconed, {}, { ...checks, kept: { seeds: [], rounds: [{ ...recorded, ...change }] } })

  test('a round that matches its record is good, and so is one without a record', () => {
    expect(found({})).toBe('good')
    expect(found({ seal: null })).toBe('good')
    expect(found({ number: 108, commitment: other })).toBe('good')
  })

  // oxfmt-ignore
  test.each<[string, object]>([
    ['commitment',            { commitment: other }],
    ['end of the chain',      { terminal: other }],
    ['salt',                  { salt: '5a17' }],
    ['lock',                  { locksAtMs: locksAtMs - 3_000 }],
    ['beacon round',          { beacon: { chain: chain.hash, round: round - 1 } }],
    ['beacon',                { beacon: null }],
    ['root',                  { seal: { ...seal, root: other } }],
    ['number of tickets',     { seal: { ...seal, tickets: 2 } }],
  ])('another %s is detected', (_, change) => {
    expect(found(change)).toBe('kept_differs')
  })

  test('also for a voided round', () => {
    const tickets = beaconed.tickets.map((ticket) => ({ ...ticket, win: ticket.staked }))
    const off = { ...beaconed, isVoid: true, outcome: null, win: beaconed.staked, tickets }
    const judge = (change: object) =>
      examine(off, {}, { ...checks, kept: { seeds: [], rounds: [{ ...recorded, ...change }] } })
    expect(judge({})).toBe('void')
    expect(judge({ commitment: other })).toBe('kept_differs')
  })
})

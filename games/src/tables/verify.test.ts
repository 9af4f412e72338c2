import { present } from '@ronda/core'
import { linkOf, openStream } from '@ronda/fair'
import { describe, expect, test } from 'vitest'
import { examine } from '../examine.ts'
import { modelHash } from '../slots/modelHash.ts'
import type { ToldShared } from './examine.ts'
import { sharedOf } from './titles.ts'
import { CHAIN_LENGTH_MAX, verifyShared, type ClaimedTicket, type SharedClaim } from './verify.ts'

const UNIT = 20_000n
const seed = { serverSeed: 'ab'.repeat(32), clientSeed: 'salt', nonce: 7 }
const { rules } = present(sharedOf('RONDA_LIVE_ROULETTE'), 'a roulette')

/** A round as an honest house tells it, from whatever was laid. */
function honest(...bets: readonly object[]): SharedClaim {
  const outcome = rules.draw(openStream(seed), 107)
  const tickets = (bets.length > 0 ? bets : [{ chips: { red: 2, black: 1, odd: 3 } }, { chips: { even: 5 } }]).map(
    (bet): ClaimedTicket => ({
      bet,
      leftMs: null,
      staked: (UNIT * BigInt(rules.costOf(bet))) / 10_000n,
      win: (UNIT * BigInt(rules.paid(bet, outcome, undefined))) / 10_000n,
    }),
  )
  return {
    ...seed,
    rules,
    modelHash: modelHash(rules.model),
    commitment: linkOf(seed.serverSeed, 1),
    terminal: linkOf(seed.serverSeed, 7),
    number: 107,
    stake: UNIT,
    staked: tickets.reduce((sum, { staked }) => sum + staked, 0n),
    win: tickets.reduce((sum, { win }) => sum + (win ?? 0n), 0n),
    tickets,
    // As it comes over the wire.
    outcome: JSON.parse(JSON.stringify(outcome)) as unknown,
  }
}

/** The same with one ticket told otherwise, and the sums made to fit. */
function withTicket(change: Partial<ClaimedTicket>): Partial<SharedClaim> {
  const { tickets } = honest()
  const told = tickets.map((ticket, at) => (at === 0 ? { ...ticket, ...change } : ticket))
  return {
    tickets: told,
    staked: told.reduce((sum, { staked }) => sum + staked, 0n),
    win: told.reduce((sum, { win }) => sum + (win ?? 0n), 0n),
  }
}

const other = 'cd'.repeat(32)
const firstWin = honest().tickets[0]?.win ?? 0n

const lies: readonly (readonly [string, Partial<SharedClaim>, string, string])[] = [
  // what is told otherwise, by the verifier, by the examiner
  ['another secret', { serverSeed: other }, 'commitment_mismatch', 'seed_differs'],
  [
    'a secret of a chain of its own',
    { serverSeed: other, commitment: linkOf(other, 1) },
    'chain_mismatch',
    'seed_differs',
  ],
  ['another end of the chain', { terminal: other }, 'chain_mismatch', 'seed_differs'],
  ['the place after', { nonce: 8 }, 'chain_mismatch', 'seed_differs'],
  ['no place at all', { nonce: 0 }, 'chain_mismatch', 'seed_differs'],
  ['a place between two', { nonce: 6.5 }, 'chain_mismatch', 'seed_differs'],
  ['a place that no chain has', { nonce: CHAIN_LENGTH_MAX + 1 }, 'chain_mismatch', 'seed_differs'],
  ['another salt', { clientSeed: 'sugar' }, 'outcome_mismatch', 'outcome_differs'],
  ['other rules', { modelHash: other }, 'rules_mismatch', 'rules_differ'],
  ['another outcome', { outcome: { pocket: 37 } }, 'outcome_mismatch', 'outcome_differs'],
  ['no outcome', { outcome: null }, 'outcome_mismatch', 'outcome_differs'],
  [
    'a heap where there is none',
    { heap: { players: 1, stakedUnits: 11, laid: {}, carried: 0, shares: {}, perShare: null, carriedOn: 0 } },
    'heap_mismatch',
    'heap_differs',
  ],
  [
    'another bet',
    withTicket({ bet: { chips: { red: 1, black: 2, odd: 3, 'dozen-1': 1 } } }),
    'ticket_mismatch',
    'outcome_differs',
  ],
  ['what is no bet', withTicket({ bet: { chips: { purple: 6 } } }), 'ticket_mismatch', 'outcome_differs'],
  ['a win that is less', withTicket({ win: firstWin - 1n }), 'ticket_mismatch', 'outcome_differs'],
  ['a win that is more', withTicket({ win: firstWin + 1n }), 'ticket_mismatch', 'outcome_differs'],
  ['a ticket that is not paid', withTicket({ win: null }), 'ticket_mismatch', 'outcome_differs'],
  ['a dearer ticket', withTicket({ staked: 7n * UNIT }), 'ticket_mismatch', 'outcome_differs'],
  ['one that left where none may', withTicket({ leftMs: 500 }), 'ticket_mismatch', 'outcome_differs'],
  ['another unit', { stake: 2n * UNIT }, 'ticket_mismatch', 'outcome_differs'],
  ['a ticket less', { tickets: honest().tickets.slice(1) }, 'ticket_mismatch', 'outcome_differs'],
  ['another sum of stakes', { staked: honest().staked + 1n }, 'ticket_mismatch', 'outcome_differs'],
  ['another sum of wins', { win: honest().win + 1n }, 'ticket_mismatch', 'outcome_differs'],
]

const told = (change: Partial<ToldShared>): ToldShared => ({ ...honest(), gameCode: 'RONDA_LIVE_ROULETTE', ...change })

describe('[SR3] a shared round is verified by drawing it again and paying every ticket again', () => {
  test('an honest one holds', () => {
    expect(honest().win).toBeGreaterThan(0n)
    expect(verifyShared(honest()).ok).toBe(true)
    expect(verifyShared(honest({ chips: { 'straight-0': 1 } })).ok).toBe(true)
    expect(examine(told({}), {})).toBe('good')
  })

  test.each(lies)('%s is found', (_, change, fault, finding) => {
    expect(verifyShared({ ...honest(), ...change })).toEqual({ ok: false, error: fault })
    expect(examine(told(change), {})).toBe(finding)
  })

  test('one without its secret is sealed, and one of a game that is none of ours has no rules', () => {
    expect(examine(told({ serverSeed: undefined }), {})).toBe('sealed')
    expect(examine(told({ gameCode: 'RONDA_NOWHERE' }), {})).toBe('rules_missing')
  })

  test('[SR6] one that was called off has given back every stake', () => {
    const { tickets, staked } = honest()
    const returned = tickets.map((ticket) => ({ ...ticket, win: ticket.staked }))
    const off = { isVoid: true, outcome: null, win: staked }
    expect(examine(told({ ...off, tickets: returned }), {})).toBe('void')
    expect(examine(told({ ...off, tickets }), {})).toBe('outcome_differs')
    expect(examine(told({ ...off, tickets: returned, win: staked - 1n }), {})).toBe('outcome_differs')
  })
})

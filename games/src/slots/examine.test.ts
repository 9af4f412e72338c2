import { bindClientSeed, commitmentOf, openStream } from '@ronda/fair'
import { expect, test } from 'vitest'
import { ORDER_SINCE_MS, type Finding } from '../finding.ts'
import { examineRound, type PublishedSlotRound } from './examine.ts'
import { modelHash } from './modelHash.ts'
import { playRound } from './round.ts'
import { feriaDeLuz } from './titles/feriaDeLuz.ts'

const serverSeed = 'c4'.repeat(32)
const commitment = commitmentOf(serverSeed)
const seed = { serverSeed, clientSeed: bindClientSeed('mine', commitment), nonce: 41 }
const { draws, coins } = playRound(feriaDeLuz, 'spin', openStream(seed))
const honest: PublishedSlotRound = {
  ...seed,
  commitment,
  modelHash: modelHash(feriaDeLuz),
  bet: 'spin',
  draws,
  stake: 20_000n,
  win: BigInt(coins) * 1_000n,
}
/** Played again with a text that was not made for the commitment. */
function unbound(clientSeed: string, playedAtMs?: number): PublishedSlotRound {
  const drawn = playRound(feriaDeLuz, 'spin', openStream({ ...seed, clientSeed }))
  return { ...honest, clientSeed, draws: drawn.draws, win: BigInt(drawn.coins) * 1_000n, playedAtMs }
}
const recordOf = (clientSeed: string) => ({ seeds: [{ commitment, clientSeed, rounds: 42 }], rounds: [] })
const isSigned = () => false

const other = { ...feriaDeLuz, cost: 10 }

const claims: readonly (readonly [string, PublishedSlotRound, { readonly mechanic: string } | undefined, Finding])[] = [
  ['an honest round', honest, feriaDeLuz, 'good'],
  ['a round whose secret is not published', { ...honest, serverSeed: undefined }, feriaDeLuz, 'sealed'],
  ['a round without its rules', honest, undefined, 'rules_missing'],
  ['rules of an unknown mechanic', honest, { mechanic: 'dreams' }, 'rules_missing'],
  ['a round with other rules', honest, other, 'rules_differ'],
  ['another secret', { ...honest, serverSeed: 'c5'.repeat(32) }, feriaDeLuz, 'seed_differs'],
  ['a win that was changed', { ...honest, win: honest.win + 1_000n }, feriaDeLuz, 'outcome_differs'],
  ['half a coin', { ...honest, win: honest.win + 1n }, feriaDeLuz, 'outcome_differs'],
  ['an impossible stake', { ...honest, stake: 0n }, feriaDeLuz, 'outcome_differs'],
  ['a draw that was changed', { ...honest, draws: draws.with(0, 1_000) }, feriaDeLuz, 'outcome_differs'],
  ['a feature that cannot be bought', { ...honest, bet: 'buy' }, feriaDeLuz, 'outcome_differs'],
]

test.each(claims)('[SL13] %s', (_, round, rules, finding) => {
  expect(examineRound(round, rules, { isSigned })).toBe(finding)
})

test('[FA10] a text that is not bound to the commitment is reported as former in old rounds, and refused in new ones', () => {
  const found = (round: PublishedSlotRound) => examineRound(round, feriaDeLuz, { isSigned })
  expect(found(unbound('mine', ORDER_SINCE_MS - 1))).toBe('former')
  expect(found(unbound('mine', ORDER_SINCE_MS))).toBe('order_missing')
  expect(found(unbound('mine'))).toBe('order_missing')
  expect(found(unbound(bindClientSeed('mine', commitmentOf('another')), ORDER_SINCE_MS))).toBe('order_missing')
})

test('[FA16] a text that the browser did not give is detected by the record of the browser, whatever the date', () => {
  const found = (round: PublishedSlotRound) =>
    examineRound(round, feriaDeLuz, { isSigned, kept: recordOf(seed.clientSeed) })
  expect(found(honest)).toBe('good')
  expect(found(unbound(bindClientSeed('server', commitment)))).toBe('kept_differs')
  expect(found(unbound('mine', 0))).toBe('kept_differs')
})

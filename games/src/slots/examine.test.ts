import { commitmentOf, openStream } from '@ronda/fair'
import { expect, test } from 'vitest'
import { examineRound, type Finding, type ToldRound } from './examine.ts'
import { modelHash } from './modelHash.ts'
import { playRound } from './round.ts'
import { feriaDeLuz } from './titles/feriaDeLuz.ts'

const seed = { serverSeed: 'c4'.repeat(32), clientSeed: 'mine', nonce: 41 }
const { draws, coins } = playRound(feriaDeLuz, 'spin', openStream(seed))
const honest: ToldRound = {
  ...seed,
  commitment: commitmentOf(seed.serverSeed),
  modelHash: modelHash(feriaDeLuz),
  bet: 'spin',
  draws,
  stake: 20_000n,
  win: BigInt(coins) * 1_000n,
}
const other = { ...feriaDeLuz, cost: 10 }

const claims: readonly (readonly [string, ToldRound, { readonly mechanic: string } | undefined, Finding])[] = [
  ['an honest round', honest, feriaDeLuz, 'good'],
  ['one whose seal is closed', { ...honest, serverSeed: undefined }, feriaDeLuz, 'sealed'],
  ['one without its rules', honest, undefined, 'rules_missing'],
  ['rules nobody knows how to play', honest, { mechanic: 'dreams' }, 'rules_missing'],
  ['one with other rules', honest, other, 'rules_differ'],
  ['another secret', { ...honest, serverSeed: 'c5'.repeat(32) }, feriaDeLuz, 'seed_differs'],
  ['a win that was changed', { ...honest, win: honest.win + 1_000n }, feriaDeLuz, 'outcome_differs'],
  ['half a coin', { ...honest, win: honest.win + 1n }, feriaDeLuz, 'outcome_differs'],
  ['a stake that cannot be', { ...honest, stake: 0n }, feriaDeLuz, 'outcome_differs'],
  ['a draw that was changed', { ...honest, draws: draws.with(0, 1_000) }, feriaDeLuz, 'outcome_differs'],
  ['a feature that cannot be bought', { ...honest, bet: 'buy' }, feriaDeLuz, 'outcome_differs'],
]

test.each(claims)('[SL13] %s', (_, round, rules, finding) => {
  expect(examineRound(round, rules)).toBe(finding)
})

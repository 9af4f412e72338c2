import type { SharedTableState } from '@ronda/contract'
import { present } from '@ronda/core'
import { sharedOf } from '@ronda/games'
import { expect, test } from 'vitest'
import { liveTableOf } from './liveTable.view.ts'

const stateWith = (outcomes: readonly (Record<string, unknown> | null)[]): SharedTableState =>
  ({ players: 3, past: outcomes.map((outcome, number) => ({ number, outcome })) }) as unknown as SharedTableState

test.each([
  ['RONDA_LIVE_ROULETTE', { pocket: 0 }, { mark: 'green', number: 0, side: null }],
  ['RONDA_LIVE_ROULETTE', { pocket: 32 }, { mark: 'red', number: 32, side: null }],
  ['RONDA_LIVE_BACCARAT', { winner: 'player' }, { mark: 'blue', number: null, side: 'player' }],
  ['RONDA_LIVE_BACCARAT_FREE', { winner: 'tie' }, { mark: 'tie', number: null, side: 'tie' }],
  ['RONDA_LIVE_DRAGON_TIGER', { winner: 'dragon' }, { mark: 'red', number: null, side: 'dragon' }],
  ['RONDA_LIVE_SICBO', { dice: [6, 5, 4] }, { mark: 'red', number: 15, side: 'big' }],
  ['RONDA_LIVE_SICBO', { dice: [2, 2, 2] }, { mark: 'tie', number: 6, side: 'triple' }],
] as const)('%s: %j is shown as %j', (game, outcome, shown) => {
  const title = present(sharedOf(game), 'a table')
  expect(liveTableOf(title, stateWith([{ ...outcome }]), 20_000)).toEqual({
    gameCode: game,
    roundMax: 20_000,
    players: 3,
    last: [shown],
  })
})

test('voided rounds are left out, and at most six results are shown', () => {
  const title = present(sharedOf('RONDA_LIVE_ROULETTE'), 'a table')
  const outcomes = [null, ...Array.from({ length: 10 }, (_, pocket) => ({ pocket }))]
  expect(liveTableOf(title, stateWith(outcomes), 1).last.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5])
})

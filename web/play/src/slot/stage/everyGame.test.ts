import { openStream } from '@ronda/fair'
import { playRound, type Round } from '@ronda/games'
import { describe, expect, test } from 'vitest'
import { everyGame } from '../testing/everyGame.ts'
import { Playback } from './playback.ts'
import { ROWS_MAX } from './reel.ts'

/** Enough rounds that most features of a family occur in one of them. */
const ROUNDS = 30

const lastGrid = ({ spins }: Round) =>
  spins.flatMap(({ steps }) => steps.flatMap((step) => ('grid' in step ? [step.grid] : []))).at(-1)

describe.each(everyGame)('$id', ({ model }) => {
  test('every round is shown to its end: the grid and the coins are those of the round', () => {
    for (let nonce = 0; nonce < ROUNDS; nonce++) {
      const round = playRound(model, 'spin', openStream({ serverSeed: 'b2'.repeat(32), clientSeed: 'stage', nonce }))
      let [coins, shown] = [0, 0]
      const playback = new Playback(model, {
        onCue: () => {},
        onCount: (counted) => (coins = counted),
        onTurn: () => {},
        onShown: () => (shown += 1),
      })
      playback.begin(0, { pace: 'turbo', isTurning: true })
      playback.show(40, round, model.cost)
      for (let nowMs = 40; shown === 0; nowMs += 100) {
        playback.skip(nowMs)
        playback.advance(nowMs)
      }
      expect(coins).toBe(round.coins)
      const grid = playback.reels.map(({ to, toHeight }) => [...to.subarray(0, toHeight)])
      expect(grid).toEqual(lastGrid(round))
      expect(Math.max(...grid.map((column) => column.length))).toBeLessThanOrEqual(ROWS_MAX)
    }
  })
})

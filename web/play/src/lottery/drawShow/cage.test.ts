import { chanceFrom } from '@ronda/art'
import { expect, test } from 'vitest'
import { BALL_RADIUS, fillCage, tumble } from './cage.ts'

test('balls never leave the cage, however it is turned', () => {
  const chance = chanceFrom(3)
  const balls = fillCage(
    Array.from({ length: 80 }, (_, at) => `${at}`),
    chance,
  )
  expect(balls.length).toBeGreaterThan(5)
  for (let step = 0; step < 2_000; step += 1) {
    tumble(balls, 0.03, step % 400 < 300, chance)
    for (const { x, y } of balls) expect(Math.hypot(x, y)).toBeLessThanOrEqual(1 - BALL_RADIUS + 1e-9)
  }
})

test('balls settle at the bottom when the cage stands still', () => {
  const chance = chanceFrom(4)
  const balls = fillCage(['1', '2', '3'], chance)
  for (let step = 0; step < 1_000; step += 1) tumble(balls, 0.02, false, chance)
  expect(balls.every(({ y }) => y > 0)).toBe(true)
})

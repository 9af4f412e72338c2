import { rational } from '@ronda/core'
import { describe, expect, test } from 'vitest'
import { arcadeFacts } from '../facts.ts'
import { meanOf } from '../testing/exact.ts'
import { SEGMENTS, WHEEL_RISKS } from './tables.ts'
import { wheel, wheelPays, type WheelBet } from './wheel.ts'

const bets: readonly WheelBet[] = WHEEL_RISKS.flatMap((risk) => SEGMENTS.map((segments) => ({ risk, segments })))

describe('the wheel', () => {
  test.each(bets)(
    '$segments segments at $risk risk return exactly 99 %: by the table, and by turning to each',
    (bet) => {
      const pays = wheelPays(bet)
      expect(pays).toHaveLength(bet.segments)
      const each = rational(1n, BigInt(bet.segments))
      const turned = pays.map((_, at) => wheel.play(bet, [], () => at)?.paid ?? 0)
      expect(turned).toEqual(pays)
      expect(meanOf(turned.map((paid) => [each, paid]))).toEqual(rational(99n, 100n))
      expect(pays.reduce((sum, one) => sum + one, 0)).toBe(9_900 * bet.segments)
    },
  )

  test('returns and pays what the facts say', () => {
    expect([arcadeFacts.wheel.returnMin, arcadeFacts.wheel.returnMax]).toEqual([
      rational(99n, 100n),
      rational(99n, 100n),
    ])
    expect(Math.max(...bets.flatMap(wheelPays))).toBe(arcadeFacts.wheel.largestWin)
  })

  test('parses bets and refuses anything else', () => {
    expect(wheel.readBet({ segments: 50, risk: 'high' })).toEqual({ segments: 50, risk: 'high' })
    for (const bet of [{ segments: 15, risk: 'low' }, { segments: 10, risk: 'x' }, {}])
      expect(wheel.readBet(bet)).toBeUndefined()
  })
})

import { describe, expect, test } from 'vitest'
import { catchCheats, cheats, honest, tellCaught } from './cheats.ts'
import { hold, isCaught } from './verifier.ts'

describe('a server that cheats is caught by the published verifier', () => {
  test.each(honest)('an honest one is found honest: $category', ({ hand }) => {
    for (const attempt of [0, 1, 2]) {
      const { findings, together, missing } = hold(hand(attempt))
      expect(new Set(findings)).toEqual(new Set(['good']))
      expect([together, missing]).toEqual([[], []])
    }
  })

  test.each(cheats)('$category: $kind', ({ hand }) => {
    for (const attempt of [0, 1, 2]) expect(isCaught(hold(hand(attempt)))).toBe(true)
  })

  test('and it can be told how many were', () => {
    const rows = catchCheats(1)
    expect(rows).toHaveLength(cheats.length)
    expect(new Set(rows.map(({ category }) => category)).size).toBe(6)
    expect(tellCaught(rows).at(-1)).toBe(`caught ${cheats.length} of ${cheats.length}`)
  })
})

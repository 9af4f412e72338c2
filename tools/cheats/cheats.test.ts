import { describe, expect, test } from 'vitest'
import { catchCheats, cheats, honest, formatCaught } from './cheats.ts'
import { verifyProof, isCaught } from './verifier.ts'

describe('a server that cheats is caught by the published verifier', () => {
  test.each(honest)('an honest server is accepted: $category', ({ serve }) => {
    for (const attempt of [0, 1]) {
      const { findings, together, missing } = verifyProof(serve(attempt))
      expect(new Set(findings)).toEqual(new Set(['good']))
      expect([together, missing]).toEqual([[], []])
    }
  })

  test.each(cheats)('$category: $kind', ({ serve }) => {
    for (const attempt of [0, 1]) expect(isCaught(verifyProof(serve(attempt)))).toBe(true)
  })

  test('the numbers of caught cheats are reported', () => {
    const rows = catchCheats(1)
    expect(rows).toHaveLength(cheats.length)
    expect(new Set(rows.map(({ category }) => category)).size).toBe(6)
    expect(formatCaught(rows).at(-1)).toBe(`caught ${cheats.length} of ${cheats.length}`)
  })
})

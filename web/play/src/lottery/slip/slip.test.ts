import { LINES_MAX, type Line } from '@ronda/games'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addLines,
  clearSlip,
  emptySlip,
  removeLine,
  setAllUnits,
  setUnits,
  toggleLine,
  undo,
  UNITS_MAX,
  type Slip,
} from './slip.ts'

const line = (pick: string, units = 1, kind = 'de'): Line => ({ kind, pick, units })
const slipOf = (...lines: readonly Line[]): Slip => addLines(emptySlip, lines)
const picksOf = ({ lines }: Slip): readonly string[] =>
  lines.map(({ kind, pick, units }) => `${kind} ${pick} ×${units}`)

describe('a slip', () => {
  test.each<[string, Slip, readonly string[]]>([
    ['takes a line', slipOf(line('07')), ['de 07 ×1']],
    ['takes no line twice', slipOf(line('07'), line('07', 5)), ['de 07 ×1']],
    ['distinguishes kinds', slipOf(line('07'), line('07', 1, 'lo2')), ['de 07 ×1', 'lo2 07 ×1']],
    ['removes a line that is toggled again', toggleLine(slipOf(line('07'), line('08')), line('07')), ['de 08 ×1']],
    ['removes a line', removeLine(slipOf(line('07'), line('08')), 1), ['de 07 ×1']],
    ['is unchanged if there is no such line', removeLine(slipOf(line('07')), 3), ['de 07 ×1']],
    ['has units per line', setUnits(slipOf(line('07'), line('08')), 1, 4), ['de 07 ×1', 'de 08 ×4']],
    ['has at least one unit on a line', setUnits(slipOf(line('07')), 0, 0), ['de 07 ×1']],
    ['has no more units than the maximum', setUnits(slipOf(line('07')), 0, 10 ** 9), [`de 07 ×${UNITS_MAX}`]],
    ['has the same units everywhere', setAllUnits(slipOf(line('07'), line('08', 3)), 5), ['de 07 ×5', 'de 08 ×5']],
    ['is emptied', clearSlip(slipOf(line('07'))), []],
    ['is restored by undo', undo(clearSlip(slipOf(line('07')))), ['de 07 ×1']],
  ])('%s', (_, slip, expected) => {
    expect(picksOf(slip)).toEqual(expected)
  })

  test('holds a limited number of lines', () => {
    const many = Array.from({ length: 60 }, (_, at) => line(`${at}`.padStart(2, '0')))
    expect(addLines(emptySlip, many).lines).toHaveLength(LINES_MAX)
  })

  test('never holds a line twice, and every change that has an effect can be undone', () => {
    const lines = fc.record({
      kind: fc.constantFrom('de', 'lo2'),
      pick: fc.constantFrom('01', '02', '03', '04'),
      units: fc.integer({ min: 1, max: 20 }),
    })
    const changes = fc.oneof(
      lines.map((one) => (slip: Slip) => toggleLine(slip, one)),
      fc.array(lines, { maxLength: 5 }).map((some) => (slip: Slip) => addLines(slip, some)),
      fc.nat(6).map((at) => (slip: Slip) => removeLine(slip, at)),
      fc.nat(30).map((units) => (slip: Slip) => setAllUnits(slip, units)),
      fc.constant(clearSlip),
    )
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 20 }), (all) => {
        let slip = emptySlip
        for (const change of all) {
          const next = change(slip)
          if (next !== slip) expect(undo(next).lines).toEqual(slip.lines)
          slip = next
          const names = slip.lines.map(({ kind, pick }) => `${kind} ${pick}`)
          expect(new Set(names).size).toBe(names.length)
        }
      }),
    )
  })
})

import { describe, expect, test } from 'vitest'
import type { SlotModel } from '../model.ts'
import { returnByCounting, returnByReason } from '../proofs.ts'
import { reelFamilies } from './reels.ts'

type Tables = Record<string, unknown>

/** One pay, one cell of a strip, or one award changed by one: typical editing mistakes. */
function mutantsOf(model: SlotModel): readonly (readonly [string, SlotModel])[] {
  const tables: Tables = { ...model }
  const raise = (row: readonly number[], at: number): readonly number[] => row.with(at, (row[at] ?? 0) + 1)
  const mutant = (what: string, change: Tables): readonly [string, SlotModel] => [
    what,
    { ...tables, ...change } as unknown as SlotModel,
  ]
  const stripsKey = 'strips' in model ? 'strips' : 'baseStrips'
  const strips = tables[stripsKey] as readonly (readonly number[])[]
  const lastPay = model.pays.at(-1) ?? []
  const cell = strips[0]?.findIndex((symbol) => symbol >= 2 && symbol !== 11) ?? 0
  return [
    mutant('a pay', { pays: model.pays.with(model.pays.length - 1, raise(lastPay, 3)) }),
    mutant('a cell', { [stripsKey]: strips.with(0, strips[0]?.with(cell, 11) ?? []) }),
    ...('freeSpins' in model && model.freeSpins.some(Boolean)
      ? [mutant('an award', { freeSpins: raise(model.freeSpins, 3) })]
      : []),
  ]
}

const text = ({ numerator, denominator }: { readonly numerator: bigint; readonly denominator: bigint }): string =>
  `${numerator}/${denominator}`

describe.each(reelFamilies)('$id', (family) => {
  const model = family.modelOf('medium', 3)
  const proven = text(returnByReason(model, 'spin'))

  test.each(mutantsOf(model))('[SL10] %s changed by one is detected by either method alone', (_, mutant) => {
    const [reasoned, counted] = [text(returnByReason(mutant, 'spin')), text(returnByCounting(mutant, 'spin'))]
    expect(reasoned).not.toBe(proven)
    // The result of one method for the mutant never equals that of the other for the model: a fault in either is
    // detected.
    expect(counted).toBe(reasoned)
  })
})

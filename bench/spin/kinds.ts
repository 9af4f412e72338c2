import { assert, present } from '@ronda/core'
import { compileSpins, compileWays, families, feriaDeLuz, type SpinTables, type WaysModel } from '@ronda/games'
import { makeHeader } from './header.ts'

/** What is compared with C: a model, its tables, and the file of its reference. */
export type Kind = { readonly reference: string; readonly tables: SpinTables; readonly header: string }

function waysModel(): WaysModel {
  const model = present(
    families.find(({ id }) => id === 'ways243'),
    'ways',
  ).modelOf('medium', 0)
  assert(model.mechanic === 'ways', 'a model of ways')
  return model
}

export const kindNames = ['lines', 'ways'] as const
export type KindName = (typeof kindNames)[number]

export function kindOf(name: KindName): Kind {
  const model = name === 'lines' ? feriaDeLuz : waysModel()
  const tables = model.mechanic === 'lines' ? compileSpins(model, false) : compileWays(model)
  return { reference: name === 'lines' ? 'slot.c' : 'ways.c', tables, header: makeHeader(model, tables) }
}

import { isModuleOn, MODULES, type ModuleNode } from '@ronda/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultSettings } from './defaults.ts'
import { fillInModules } from './fillInModules.ts'

const { modules } = defaultSettings

const node = (modId: string, enabled: 0 | 1, ...childrenNodes: readonly ModuleNode[]): ModuleNode => ({
  modId,
  enabled,
  childrenNodes,
})
const listed = (tree: readonly ModuleNode[]): readonly string[] =>
  tree.flatMap(({ modId, childrenNodes }) => [modId, ...listed(childrenNodes)])

test.each<[string, readonly ModuleNode[], readonly ModuleNode[]]>([
  ['a module that is missing is added beside the others', [node('A', 0)], [node('A', 0), node('B', 1)]],
  ['what is switched off stays off', [node('A', 0), node('B', 0)], [node('A', 0), node('B', 0)]],
  ['a module that the product does not have stays', [node('Z', 1)], [node('Z', 1), node('A', 1), node('B', 1)]],
  ['nothing is stored: all defaults', [], [node('A', 1), node('B', 1)]],
])('%s', (_, stored, filled) => {
  expect(fillInModules(stored, [node('A', 1), node('B', 1)])).toEqual(filled)
})

test('a module is added inside the one that it belongs to, also where that is switched off', () => {
  const defaults = [node('A', 1, node('B', 1), node('C', 0))]
  expect(fillInModules([node('A', 0, node('B', 0))], defaults)).toEqual([node('A', 0, node('B', 0), node('C', 0))])
})

test('a module that an older version kept in another place is not listed twice', () => {
  const defaults = [node('NEW', 1, node('B', 1), node('C', 1))]
  expect(fillInModules([node('A', 1, node('B', 0))], defaults)).toEqual([
    node('A', 1, node('B', 0)),
    node('NEW', 1, node('C', 1)),
  ])
})

/** Settings of an older version: some modules are missing, with those inside them, and some are switched. */
function older(tree: readonly ModuleNode[], coin: () => boolean): readonly ModuleNode[] {
  return tree
    .filter(() => coin())
    .map(({ modId, childrenNodes }) => node(modId, coin() ? 1 : 0, ...older(childrenNodes, coin)))
}

test('law: every module of the product is listed once, what was stored is kept, and twice is once', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.boolean()), (coins) => {
      const stored = older(modules, () => coins.next().value === true)
      const filled = fillInModules(stored, modules)
      expect(listed(filled).toSorted()).toEqual(listed(modules).toSorted())
      expect(fillInModules(filled, modules)).toEqual(filled)
      for (const modId of MODULES.filter((each) => listed(stored).includes(each))) {
        expect(isModuleOn(filled, modId)).toBe(isModuleOn(stored, modId))
      }
    }),
  )
})

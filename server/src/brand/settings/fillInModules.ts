import type { ModuleNode } from '@ronda/contract'

const hasModule = (tree: readonly ModuleNode[], modId: string): boolean =>
  tree.some((node) => node.modId === modId || hasModule(node.childrenNodes, modId))

/**
 * Adds the modules that stored settings lack, where the product has them and switched as the product has them. What is
 * stored stays, with its place: staff may have switched a module off, and an older version may have kept it in another place.
 */
export function fillInModules(
  stored: readonly ModuleNode[],
  defaults: readonly ModuleNode[],
  whole: readonly ModuleNode[] = stored,
): readonly ModuleNode[] {
  const kept = stored.map((node) => {
    const { childrenNodes = [] } = defaults.find(({ modId }) => modId === node.modId) ?? {}
    return { ...node, childrenNodes: fillInModules(node.childrenNodes, childrenNodes, whole) }
  })
  // Of a module that is new, those inside it may be stored in another place already.
  const added = defaults
    .filter(({ modId }) => !hasModule(whole, modId))
    .map((node) => ({ ...node, childrenNodes: fillInModules([], node.childrenNodes, whole) }))
  return [...kept, ...added]
}

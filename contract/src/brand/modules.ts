/** Every switch the house knows, by its public name. */
export const MODULES = [
  'MANPLAYREB3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
  'MOBILEVERCODELOGIN3',
  'AGENTPOLICY3',
  'SOCIALLOGIN3',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'ONECLICKREG3',
  'PASSKEYLOGIN3',
  'NEWIPVERF3',
] as const
export type ModuleId = (typeof MODULES)[number]

/** A part of the house that can be switched off, with the parts inside it. */
export type ModuleNode = {
  readonly modId: string
  readonly enabled: 0 | 1
  readonly childrenNodes: readonly ModuleNode[]
}

/** Whether a part is on: it and every part around it. A part that nobody has named is off. */
export function isModuleOn(tree: readonly ModuleNode[], modId: ModuleId): boolean {
  return tree.some((node) => node.enabled === 1 && (node.modId === modId || isModuleOn(node.childrenNodes, modId)))
}

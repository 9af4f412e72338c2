/** Every module of the site that can be switched, by its public name. */
export const MODULES = [
  'MANPLAYREB3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'FREEPLAY3',
  'PWDEXPFORCECHANGE3',
  'MOBILEVERCODELOGIN3',
  'FIREBASEVERF3',
  'AGENTPOLICY3',
  'SUBAGENTREG3',
  'AGENTACCOUNT3',
  'AGENTFREEZE3',
  'AGENTDIVIDEND3',
  'AGENTDAILYSALARY3',
  'AGENTHOURSALARY3',
  'AGENTREALTIMESALARY3',
  'SOCIALLOGIN3',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'ONECLICKREG3',
  'PASSKEYLOGIN3',
  'NEWIPVERF3',
] as const
export type ModuleId = (typeof MODULES)[number]

/** A module that can be switched off, with the modules inside it. */
export type ModuleNode = {
  readonly modId: string
  readonly enabled: 0 | 1
  readonly childrenNodes: readonly ModuleNode[]
}

/** Whether a module is on: it and every module around it must be on. A module that is not in the tree is off. */
export function isModuleOn(tree: readonly ModuleNode[], modId: ModuleId): boolean {
  return tree.some((node) => node.enabled === 1 && (node.modId === modId || isModuleOn(node.childrenNodes, modId)))
}

import { CONTRACT_MODULES, CONTRACT_PANELS, isModuleOn, type ModuleNode } from '@ronda/contract'
import type { PayKind } from '@ronda/core/payroll'
import { AGENT_VIEWS, type AgentView } from './agentViews.ts'

const KINDS = Object.keys(CONTRACT_PANELS) as readonly PayKind[]

/** The panels that are open: those of contracts only where the brand has the kind. `undefined`: not known yet. */
export function openViews(modules: readonly ModuleNode[] | undefined): readonly AgentView[] {
  const closed = KINDS.filter((kind) => modules === undefined || !isModuleOn(modules, CONTRACT_MODULES[kind]))
  const hidden = new Set<AgentView>(closed.map((kind) => CONTRACT_PANELS[kind]))
  return AGENT_VIEWS.filter((view) => !hidden.has(view))
}

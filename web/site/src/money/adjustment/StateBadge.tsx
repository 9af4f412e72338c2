import type { AdjustmentState } from '@ronda/contract'
import { Badge, type BadgeLook } from '../../office/desk/Badge.tsx'
import { useDesk } from '../../office/desk/DeskContext.ts'

const LOOKS: Record<AdjustmentState, BadgeLook> = {
  proposed: 'waiting',
  seconding: 'waiting',
  approved: 'waiting',
  done: 'good',
  failed: 'bad',
  refused: 'bad',
  expired: 'plain',
}

export function StateBadge({ state }: { readonly state: AdjustmentState }) {
  return <Badge look={LOOKS[state]}>{useDesk().texts.adjustments.states[state]}</Badge>
}

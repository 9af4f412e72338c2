import type { AdjustmentState } from '@ronda/contract'
import { Badge, type BadgeTone } from '../../shell/desk/Badge.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'

const TONES: Record<AdjustmentState, BadgeTone> = {
  proposed: 'waiting',
  seconding: 'waiting',
  approved: 'waiting',
  done: 'good',
  failed: 'bad',
  refused: 'bad',
  expired: 'plain',
}

export function StateBadge({ state }: { readonly state: AdjustmentState }) {
  return <Badge tone={TONES[state]}>{useDesk().texts.adjustments.states[state]}</Badge>
}

import type { ExclusionCase } from '@ronda/contract'
import { Badge, type BadgeTone } from '../../shell/desk/Badge.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'

const TONES: Readonly<Record<ExclusionCase['state'], BadgeTone>> = {
  open: 'waiting',
  excluded: 'bad',
  dismissed: 'plain',
  lifted: 'good',
}

export function StateBadge({ state }: Pick<ExclusionCase, 'state'>) {
  return <Badge tone={TONES[state]}>{useDesk().texts.exclusions.states[state]}</Badge>
}

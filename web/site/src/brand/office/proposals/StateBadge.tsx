import type { ProposalState } from '@ronda/contract'
import type { Pages } from '../../../language/usePageTexts.ts'
import { Badge, type BadgeLook } from '../../../office/desk/Badge.tsx'

const LOOKS: Record<ProposalState, BadgeLook> = {
  proposed: 'waiting',
  approved: 'waiting',
  applied: 'good',
  refused: 'bad',
  withdrawn: 'plain',
  expired: 'plain',
  outdated: 'bad',
}

type StateBadgeProps = { readonly texts: Pages['proposals']['queue']; readonly state: ProposalState }

export function StateBadge({ texts, state }: StateBadgeProps) {
  return <Badge look={LOOKS[state]}>{texts.states[state]}</Badge>
}

import type { ProposalState } from '@ronda/contract'
import type { Pages } from '../../shell/texts/pageTexts.ts'
import { Badge, type BadgeTone } from '../../shell/desk/Badge.tsx'

const TONES: Record<ProposalState, BadgeTone> = {
  proposed: 'waiting',
  approved: 'waiting',
  applied: 'good',
  refused: 'bad',
  withdrawn: 'plain',
  expired: 'plain',
  outdated: 'bad',
}

type StateBadgeProps = { readonly texts: Pages['proposal']['queue']; readonly state: ProposalState }

export function StateBadge({ texts, state }: StateBadgeProps) {
  return <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
}

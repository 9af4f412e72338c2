import type { Adjustment } from '@ronda/contract'
import { fillText, unreachable } from '@ronda/core'
import type { Pages } from '../../shell/texts/pageTexts.ts'
import type { TimelineStep } from '../../shell/desk/Timeline.tsx'

type StepTexts = Pages['desk']['adjustments']['steps']

const proposed = (adjustment: Adjustment, words: StepTexts): TimelineStep => ({
  id: 'proposed',
  title: adjustment.undoes === null ? words.proposed : words.undoProposed,
  at: adjustment.proposedAt,
  by: adjustment.proposedBy,
  note: adjustment.reason,
})

/** The first approver, where two must approve. */
function firstApproved({ firstApprovedAt, firstApprovedBy }: Adjustment, words: StepTexts): TimelineStep | undefined {
  if (firstApprovedAt === null || firstApprovedBy === null) return undefined
  return { id: 'first', title: words.approved, at: firstApprovedAt, by: firstApprovedBy }
}

function decided(adjustment: Adjustment, words: StepTexts): TimelineStep | undefined {
  const { decidedAt, decidedBy, note, state } = adjustment
  if (decidedAt === null || decidedBy === null) return undefined
  const isRefused = state === 'refused'
  return {
    id: 'decided',
    title: isRefused ? words.refused : words.approved,
    at: decidedAt,
    by: decidedBy,
    note: note ?? undefined,
    state: isRefused ? 'bad' : 'done',
  }
}

function outcome(
  adjustment: Adjustment,
  words: StepTexts,
  refusalText: (code: string) => string,
): TimelineStep | undefined {
  const at = adjustment.finishedAt ?? undefined
  switch (adjustment.state) {
    case 'proposed':
      return { id: 'next', title: words.waiting, state: 'waiting' }
    case 'seconding':
      return { id: 'next', title: words.seconding, state: 'waiting' }
    case 'approved':
      return { id: 'next', title: words.booking, state: 'waiting' }
    case 'done':
      return { id: 'outcome', title: words.done, at }
    case 'failed':
      return { id: 'outcome', title: words.failed, at, note: refusalText(adjustment.failure ?? ''), state: 'bad' }
    case 'expired':
      return { id: 'outcome', title: words.expired, at, state: 'bad' }
    case 'refused':
      return undefined
    default:
      return unreachable(adjustment.state)
  }
}

/** The steps of an adjustment so far, and the one it waits for. */
export function adjustmentSteps(
  adjustment: Adjustment,
  words: StepTexts,
  refusalText: (code: string) => string,
): readonly TimelineStep[] {
  const steps = [
    proposed(adjustment, words),
    firstApproved(adjustment, words),
    decided(adjustment, words),
    outcome(adjustment, words, refusalText),
    adjustment.undoneBy === null ? undefined : { id: 'undone', title: words.undone },
  ]
  return steps.filter((step) => step !== undefined)
}

/** The whole adjustment in a sentence, for the person who approves it. */
export function sentenceOf(text: string, { member }: Adjustment, amount: string): string {
  return fillText(text, { member: `${member.name} (${member.number})`, amount })
}

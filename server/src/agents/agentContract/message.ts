import type { ContractStep, InboxEvent } from '@ronda/contract'

/** The message about a step, and which sides get it, unless one of them did it. */
type StepMessage = { readonly event: InboxEvent; readonly to: readonly ('agent' | 'upline')[] }

const BOTH = ['agent', 'upline'] as const

const MESSAGES: Readonly<Record<ContractStep, StepMessage>> = {
  proposed: { event: 'contract.offered', to: ['agent'] },
  withdrawn: { event: 'contract.withdrawn', to: ['agent'] },
  accepted: { event: 'contract.accepted', to: ['upline'] },
  denied: { event: 'contract.rejected', to: ['upline'] },
  expired: { event: 'contract.expired', to: BOTH },
  endAsked: { event: 'contract.endAsked', to: BOTH },
  endKept: { event: 'contract.endKept', to: BOTH },
  terminated: { event: 'contract.ended', to: BOTH },
}

type Sides = { readonly agent: string; readonly upline: string | null }

/** Who gets which message about a step. One that an acceptance replaces is told by that acceptance. */
export function messagesOf(
  what: ContractStep,
  { agent, upline }: Sides,
  { by, cause }: { readonly by: string | null; readonly cause?: string },
): readonly { readonly account: string; readonly event: InboxEvent }[] {
  if (cause !== undefined && by === agent) return []
  const { event, to } = MESSAGES[what]
  const accounts = { agent, upline }
  return to.flatMap((side) => {
    const account = accounts[side]
    return account === null || account === by ? [] : [{ account, event }]
  })
}

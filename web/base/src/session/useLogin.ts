import { useState } from 'react'
import type { Result } from '@ronda/core'
import type { Refusal } from '@ronda/client/lazy'
import type { LoginReply, StepWay } from '@ronda/contract'
import { useEnter } from './useEnter.ts'

export type Verify = Extract<LoginReply, { step: 'verify' }>
/** A further step with typed input. */
export type TypedStep = { readonly way: Exclude<StepWay, 'passkey'>; readonly hint: string }
export type Side = 'member' | 'agent' | 'staff'

export type SettleOptions = {
  /** Called once the sign-in is complete. */
  readonly onEnter?: () => void
  readonly isWithoutPassword?: boolean
}

export type Login = {
  readonly side: Side
  /** A further step is required: the available methods. */
  readonly more: Verify | undefined
  readonly restart: () => void
  /** Continues after a reply, and returns a refusal for the form to show. */
  readonly settle: (reply: Result<LoginReply, Refusal>, options?: SettleOptions) => Refusal | undefined
}

/** A sign-in from its first reply to the session, by any method. */
export function useLogin(side: Side = 'member', to?: string): Login {
  const enter = useEnter()
  const [pending, setPending] = useState<{ readonly more: Verify; readonly options: SettleOptions }>()
  return {
    side,
    more: pending?.more,
    restart: () => setPending(undefined),
    settle(reply, options = pending?.options ?? {}) {
      if (!reply.ok) return reply.error
      if (reply.value.step === 'verify') {
        setPending({ more: reply.value, options })
        return undefined
      }
      options.onEnter?.()
      enter(reply.value, { side, to, isWithoutPassword: options.isWithoutPassword ?? false })
      return undefined
    },
  }
}

import { useRef, useState } from 'react'
import type { Result } from '@ronda/core'
import type { Refusal } from '@ronda/client'
import type { CodePurpose } from './countdown.ts'
import { useCountdown } from './useCountdown.ts'

/** Two presses within a second are one wish. */
const PRESS_MS_MIN = 1_000

export type SendCodeOptions = {
  readonly purpose: CodePurpose
  /** The number or address the code goes to; each has a countdown of its own. */
  readonly to: string
  /** Nothing when the form itself is not ready and has said so. */
  readonly send: () => Promise<Result<{ readonly expiredMinutes: number }, Refusal> | undefined>
}

export type SendCode = {
  readonly seconds: number
  readonly isBusy: boolean
  /** How long the code just sent is good for. */
  readonly sentMinutes: number | undefined
  readonly trouble: Refusal['code'] | undefined
  readonly press: () => void
  readonly dismiss: () => void
}

/** The button that sends a code: once, then a countdown, then again. */
export function useSendCode({ purpose, to, send }: SendCodeOptions): SendCode {
  const countdown = useCountdown(purpose, to)
  const [isBusy, setBusy] = useState(false)
  const [sentMinutes, setSentMinutes] = useState<number>()
  const [trouble, setTrouble] = useState<Refusal['code']>()
  const pressedAtMs = useRef(0)

  async function ask(): Promise<void> {
    setBusy(true)
    const reply = await send()
    setBusy(false)
    if (reply === undefined) return
    if (!reply.ok) return setTrouble(reply.error.code)
    setSentMinutes(reply.value.expiredMinutes)
    countdown.start(reply.value.expiredMinutes)
  }

  return {
    seconds: countdown.seconds,
    isBusy,
    sentMinutes,
    trouble,
    press() {
      if (isBusy || countdown.seconds > 0 || Date.now() - pressedAtMs.current < PRESS_MS_MIN) return
      pressedAtMs.current = Date.now()
      void ask()
    },
    dismiss: () => setTrouble(undefined),
  }
}

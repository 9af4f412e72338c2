import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Result } from '@ronda/core'
import type { Refusal } from '@ronda/client/lazy'
import { warn } from '@ronda/ui'
import { useLanguage } from '../language/useLanguage.ts'
import type { CodePurpose } from './countdown.ts'
import { useCountdown } from './useCountdown.ts'

/** Two presses within a second count as one. */
const PRESS_MS_MIN = 1_000

export type SendCodeOptions = {
  readonly purpose: CodePurpose
  /** The number or address the code is sent to; each has its own countdown. */
  readonly to: string
  /** Whether the recipient is known; a press before that waits for it. */
  readonly isReady?: boolean
  /** Undefined when the form is not valid and has shown its errors. */
  readonly send: () => Promise<Result<{ readonly expiredMinutes: number }, Refusal> | undefined>
}

export type SendCode = {
  readonly seconds: number
  readonly isBusy: boolean
  /** How long the code just sent is valid. */
  readonly sentMinutes: number | undefined
  readonly press: () => void
}

/** The button that sends a code: once, then a countdown, then again. */
export function useSendCode({ purpose, to, isReady = true, send }: SendCodeOptions): SendCode {
  const t = useTranslations('auth')
  const { refusalText } = useLanguage()
  const countdown = useCountdown(purpose, to)
  const [isWanted, setWanted] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [sentMinutes, setSentMinutes] = useState<number>()
  const pressedAtMs = useRef(0)
  // A pasted dialing code is moved out of the number while the code is sent, so the countdown may have another key.
  const start = useRef(countdown.start)
  useEffect(() => {
    start.current = countdown.start
  })

  async function ask(): Promise<void> {
    setAsking(true)
    const reply = await send()
    setAsking(false)
    if (reply === undefined) return undefined
    if (!reply.ok) return warn({ title: t('warning'), text: refusalText(reply.error.code), yes: t('understood') })
    setSentMinutes(reply.value.expiredMinutes)
    return start.current(reply.value.expiredMinutes)
  }

  // In an effect and not in the press itself, because text typed just before the press is only rendered by then.
  const begin = useEffectEvent(() => {
    setWanted(false)
    void ask()
  })
  useEffect(() => {
    if (isWanted && isReady) begin()
  }, [isWanted, isReady])

  const isBusy = isWanted || isAsking
  return {
    seconds: countdown.seconds,
    isBusy,
    sentMinutes,
    press() {
      if (isBusy || countdown.seconds > 0 || Date.now() - pressedAtMs.current < PRESS_MS_MIN) return
      pressedAtMs.current = Date.now()
      setWanted(true)
    },
  }
}

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Result } from '@ronda/core'
import type { Refusal } from '@ronda/client/lazy'
import { warn } from '@ronda/ui'
import { useLanguage } from '../../language/useLanguage.ts'
import type { CodePurpose } from './countdown.ts'
import { useCountdown } from './useCountdown.ts'

/** Two presses within a second are one wish. */
const PRESS_MS_MIN = 1_000

export type SendCodeOptions = {
  readonly purpose: CodePurpose
  /** The number or address the code goes to; each has a countdown of its own. */
  readonly to: string
  /** Whether it is known where the code would go; a press before that waits for it. */
  readonly isReady?: boolean
  /** Nothing when the form itself is not ready and has said so. */
  readonly send: () => Promise<Result<{ readonly expiredMinutes: number }, Refusal> | undefined>
}

export type SendCode = {
  readonly seconds: number
  readonly isBusy: boolean
  /** How long the code just sent is good for. */
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

  async function ask(): Promise<void> {
    setAsking(true)
    const reply = await send()
    setAsking(false)
    if (reply === undefined) return undefined
    if (!reply.ok) return warn({ title: t('warning'), text: refusalText(reply.error.code), yes: t('understood') })
    setSentMinutes(reply.value.expiredMinutes)
    return countdown.start(reply.value.expiredMinutes)
  }

  // Not in the press itself: what was typed in the same breath is only drawn by now, and counts.
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

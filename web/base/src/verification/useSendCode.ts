import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { minutes, type Result } from '@ronda/core'
import type { Refusal } from '@ronda/client/lazy'
import { formatWait, useLocale, warn } from '@ronda/ui'
import { takeWait } from '../call/waits.ts'
import { useLanguage } from '../language/useLanguage.ts'
import type { CodePurpose } from './countdown.ts'
import { useCountdown } from './useCountdown.ts'

/** Two presses within a second count as one. */
const PRESS_MS_MIN = 1_000

/** When another code may be requested, and how long this one is valid, where whoever sent it says so. */
export type CodeSent = { readonly expiredMinutes: number; readonly validMinutes?: number }

export type SendCodeOptions = {
  readonly purpose: CodePurpose
  /** The number or address the code is sent to; each has its own countdown. */
  readonly to: string
  /** Whether the recipient is known; a press before that waits for it. */
  readonly isReady?: boolean
  /** Undefined when the form is not valid and has shown its errors. */
  readonly send: () => Promise<Result<CodeSent, Refusal> | undefined>
}

export type SendCode = {
  readonly seconds: number
  readonly isBusy: boolean
  readonly isSent: boolean
  /** How long the code just sent is valid, where the sender says so. */
  readonly sentMinutes: number | undefined
  readonly press: () => void
}

/** The button that sends a code: once, then a countdown, then again. */
export function useSendCode({ purpose, to, isReady = true, send }: SendCodeOptions): SendCode {
  const t = useTranslations('session')
  const { refusalText } = useLanguage()
  const locale = useLocale()
  const countdown = useCountdown(purpose, to)
  const [isWanted, setWanted] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [sent, setSent] = useState<CodeSent>()
  const pressedAtMs = useRef(0)
  // A pasted dialing code is moved out of the number while the code is sent, so the countdown may have another key.
  const start = useRef(countdown.start)
  useEffect(() => {
    start.current = countdown.start
  })

  /** A refusal with a wait starts the countdown too, so that nobody presses in vain. */
  function refuse({ code, retryAfterMs }: Refusal): void {
    const wait = retryAfterMs === undefined ? '' : t('code.waitSpoken', { wait: formatWait(retryAfterMs, locale) })
    if (code !== 'verification.wait') setSent(undefined)
    if (retryAfterMs !== undefined) start.current(retryAfterMs)
    takeWait(code)
    void warn({ title: t('warning'), text: `${refusalText(code)} ${wait}`.trim(), yes: t('understood') })
  }

  async function ask(): Promise<void> {
    setAsking(true)
    const reply = await send()
    setAsking(false)
    if (reply === undefined) return undefined
    if (!reply.ok) return refuse(reply.error)
    setSent(reply.value)
    return start.current(minutes(reply.value.expiredMinutes))
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
    isSent: sent !== undefined,
    sentMinutes: sent?.validMinutes,
    press() {
      if (isBusy || countdown.seconds > 0 || Date.now() - pressedAtMs.current < PRESS_MS_MIN) return
      pressedAtMs.current = Date.now()
      setWanted(true)
    },
  }
}

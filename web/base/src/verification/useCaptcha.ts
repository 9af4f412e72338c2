import { useCallback, useRef, useState } from 'react'
import type { Refusal } from '@ronda/client/lazy'
import { api } from '../call/api.ts'

/** The minimum interval between two new pictures, however fast the user clicks. */
const REFRESH_MS_MIN = 1_000

export type Captcha = {
  readonly isShown: boolean
  readonly id: string | undefined
  readonly image: string | undefined
  readonly failure: Refusal['code'] | undefined
  /** Shows it with a new picture; within a second of the last one it keeps the picture. */
  readonly refresh: () => void
  /** A picture is valid once: after an answer there must be another, however soon. */
  readonly renew: () => void
}

/** A captcha that is shown once required, and from then on. */
export function useCaptcha(isShownFirst = false): Captcha {
  const [isShown, setShown] = useState(isShownFirst)
  const [picture, setPicture] = useState<{ readonly id: string; readonly image: string }>()
  const [failure, setFailure] = useState<Refusal['code']>()
  const askedAtMs = useRef(0)

  const renew = useCallback(() => {
    askedAtMs.current = Date.now()
    setShown(true)
    void api.verification.captcha().then((reply) => {
      setPicture(reply.ok ? reply.value : undefined)
      setFailure(reply.ok ? undefined : reply.error.code)
    })
  }, [])
  const refresh = useCallback(() => {
    if (Date.now() - askedAtMs.current >= REFRESH_MS_MIN) renew()
  }, [renew])

  return { isShown, id: picture?.id, image: picture?.image, failure, refresh, renew }
}

const ASKS_FOR_CAPTCHA: readonly Refusal['code'][] = [
  'session.wrong_credentials_captcha',
  'session.captcha_required',
  'session.captcha_wrong',
]

export function asksForCaptcha(code: Refusal['code']): boolean {
  return ASKS_FOR_CAPTCHA.includes(code)
}

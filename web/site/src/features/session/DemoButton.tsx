import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '@ronda/base/call/api.ts'
import { GATEWAY_VERSION, readOs, SIGN_IN_PLATFORM } from '@ronda/base/call/clientWords.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { askWithWork } from '../../shell/verification/askWithWork.ts'
import { useWork } from '../../shell/verification/useWork.ts'
import type { MethodProps } from '@ronda/base/session/PasskeyButton.tsx'

/** Opens a trial account at once, with play money. */
export function DemoButton({ login, onRefused }: MethodProps) {
  const t = useTranslations('session.login')
  const { language } = useLanguage()
  const work = useWork()
  const [isBusy, setBusy] = useState(false)
  async function press(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    onRefused(undefined)
    const client = { os: readOs(), platform: SIGN_IN_PLATFORM, gatewayVersion: GATEWAY_VERSION } as const
    const reply = await askWithWork(work, (solution) => api.session.freeplay({ ...client, work: solution, language }))
    setBusy(false)
    onRefused(login.settle(reply, { isWithoutPassword: true })?.code)
  }
  return (
    <button
      type="button"
      aria-busy={isBusy}
      onPointerEnter={work.begin}
      onFocus={work.begin}
      onClick={() => void press()}
      className="text-accent-text aria-busy:text-text-faint min-h-control justify-self-center text-sm font-medium underline"
    >
      {t('demo')}
    </button>
  )
}

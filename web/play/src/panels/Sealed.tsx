import type { Refusal } from '@ronda/client'
import type { Result } from '@ronda/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDesk } from '../app/context.ts'
import { Banner } from './Banner.tsx'

export type SealedProps<Round> = {
  readonly clientSeed: string
  /** Asks for the round again, once its secret is open. */
  readonly askAgain: () => Promise<Result<Round, Refusal>>
  readonly onRevealed: (round: Round) => void
}

/** The secret is still in force. Revealing it means taking a new one, with the same text of the player. */
export function Sealed<Round>({ clientSeed, askAgain, onRevealed }: SealedProps<Round>) {
  const t = useTranslations('play.verify')
  const { client, refusals } = useDesk()
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)
  const reveal = async (): Promise<void> => {
    setBusy(true)
    const rotated = await client.fairness.rotate({ clientSeed })
    const opened = rotated.ok ? await askAgain() : rotated
    setBusy(false)
    if (opened.ok) onRevealed(opened.value)
    else setRefusal(opened.error)
  }
  return (
    <>
      <Banner kind="calm" heading={t('sealed')} text={refusal ? refusals[refusal.code] : t('sealedText')} />
      <button type="button" className="button is-main" disabled={isBusy} onClick={() => void reveal()}>
        {t('reveal')}
      </button>
    </>
  )
}

import type { Refusal } from '@ronda/client'
import { present, type Result } from '@ronda/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGameContext } from '../session/context.ts'
import { useRefusedWords } from '../session/useRefusedWords.ts'
import { Banner } from '../panel/Banner.tsx'

export type SealedProps<Round> = {
  /** Loads the round again, once its server seed is revealed. */
  readonly askAgain: () => Promise<Result<Round, Refusal>>
  readonly onRevealed: (round: Round) => void
}

/** The server seed is still in force. Revealing it means taking the next one, with the same text of the player. */
export function Sealed<Round>({ askAgain, onRevealed }: SealedProps<Round>) {
  const t = useTranslations('play.verify')
  const { seed } = useGameContext()
  const wordsOf = useRefusedWords()
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setBusy] = useState(false)
  const reveal = async (): Promise<void> => {
    setBusy(true)
    const given = await present(seed, 'the own seed of a single-player game').renew()
    const opened = given.ok ? await askAgain() : given
    setBusy(false)
    if (opened.ok) onRevealed(opened.value)
    else setRefusal(opened.error)
  }
  return (
    <>
      <Banner kind="calm" heading={t('sealed')} text={refusal ? wordsOf(refusal) : t('sealedText')} />
      <button type="button" className="button is-main" disabled={isBusy} onClick={() => void reveal()}>
        {t('reveal')}
      </button>
    </>
  )
}

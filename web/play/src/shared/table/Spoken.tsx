import { useTranslations } from 'use-intl'
import { useTableField, useTableGame } from '../sharedRound/context.ts'
import { useOwnWords } from './useOwnWords.ts'

/** What a screen reader announces: the stage of the round, its result, and the player's win. */
export function Spoken() {
  const t = useTranslations('sharedRound')
  const game = useTableGame()
  const snapshot = useTableField('snapshot')
  const stage = useTableField('stage')
  const resultOf = game.useResult()
  const own = useOwnWords()
  if (!snapshot) return null
  const { number, outcome } = snapshot.round
  const words = (): string => {
    if (stage === 'result' && outcome) return t('came', { result: resultOf(outcome) })
    if (stage === 'showing') return t(`showing.${game.showing}`)
    return stage === 'betting' ? `${t('round', { number })}. ${t('stage.betting')}` : t(`stage.${stage}`)
  }
  return (
    <>
      <output className="spoken">{words()}</output>
      <output className="spoken">{own}</output>
    </>
  )
}

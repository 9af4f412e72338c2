import { arcadeOf } from '@ronda/games'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useGameContext } from '../../app/context.ts'
import { useAsk } from '../../panels/useAsk.ts'
import { Failed, Skeleton } from '../../panels/Waiting.tsx'
import type { ArcadeWords } from '../texts.ts'
import { useArcadeContext } from '../useTable.ts'
import { FactsFigures } from './FactsFigures.tsx'

type RulesName = keyof ArcadeWords['rules']

/** The rules, then proven figures, then measured figures with their sample size. */
export function ArcadeFactsPanel() {
  const t = useTranslations('arcade.rules')
  const { rules } = useArcadeContext()
  const { client, session } = useGameContext()
  const { gameCode, mode } = session
  const ask = useCallback(() => client.arcade.facts({ game: gameCode, mode }), [client, gameCode, mode])
  const [facts, again] = useAsk(ask)
  return (
    <div className="facts">
      <p className="lead">{t(rules as RulesName)}</p>
      {facts.state === 'asking' && <Skeleton rows={5} />}
      {facts.state === 'failed' && <Failed refusal={facts.refusal} onRetry={again} />}
      {facts.state === 'here' && <FactsFigures facts={facts.value} model={arcadeOf(gameCode)?.rules.model} />}
    </div>
  )
}

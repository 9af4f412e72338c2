import { arcadeOf } from '@ronda/games'
import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useGameContext } from '../../shared/session/context.ts'
import { useAsk } from '../../shared/panel/useAsk.ts'
import { Failed, Skeleton } from '../../shared/panel/Waiting.tsx'
import type { ArcadeWords } from '../../shared/text/arcadeTexts.ts'
import { useArcadeContext } from '../round/context.ts'
import { FactsFigures } from '../../shared/panel/FactsFigures.tsx'

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

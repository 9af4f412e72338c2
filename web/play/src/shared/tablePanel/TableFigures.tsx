import { useCallback } from 'react'
import { useGameContext } from '../session/context.ts'
import { FactsFigures } from '../panel/FactsFigures.tsx'
import { useAsk } from '../panel/useAsk.ts'
import { Failed, Skeleton } from '../panel/Waiting.tsx'
import { useTableContext } from '../sharedRound/context.ts'

/** The figures of this table. */
export function TableFigures() {
  const { rules, client } = useTableContext()
  const { gameCode, mode } = useGameContext().session
  const ask = useCallback(() => client.sharedRound.facts({ game: gameCode, mode }), [client, gameCode, mode])
  const [facts, again] = useAsk(ask)
  return (
    <>
      {facts.state === 'asking' && <Skeleton rows={5} />}
      {facts.state === 'failed' && <Failed refusal={facts.refusal} onRetry={again} />}
      {facts.state === 'here' && <FactsFigures facts={facts.value} model={rules.model} />}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { SportsPosition } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Button, Notice, Skeleton } from '@ronda/ui'
import { Badge } from '../../shell/desk/Badge.tsx'
import { CasePanel } from '../../shell/desk/CasePanel.tsx'
import { Facts } from '../../shell/desk/Facts.tsx'
import { BetsBehind } from './BetsBehind.tsx'
import { Decisions } from './Decisions.tsx'
import { Positions } from './Positions.tsx'
import { Suspensions } from './Suspensions.tsx'
import { tradedQuery, type Traded } from './sportsDesk.queries.ts'
import { useTrading } from './useTrading.ts'

function Opened({ traded }: { readonly traded: Traded }) {
  const { t, write, stateOf } = useTrading()
  const [chosen, setChosen] = useState<SportsPosition>()
  const { head, staked, isStopped } = traded.match
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={head.state === 'playing' ? 'good' : 'plain'}>{stateOf(head)}</Badge>
        {isStopped && <Badge tone="bad">{t.stopped}</Badge>}
      </p>
      <Facts
        facts={staked.map(({ currency, staked: sum, bets }) => ({
          label: `${t.staked} ${currency}`,
          value: `${write(sum, currency)} · ${fillText(t.bets, { count: `${bets}` })}`,
        }))}
      />
      <Suspensions traded={traded} />
      {chosen === undefined ? (
        <Positions traded={traded} onChoose={setChosen} />
      ) : (
        <>
          <div>
            <Button variant="quiet" size="small" onClick={() => setChosen(undefined)}>
              {t.back}
            </Button>
          </div>
          <BetsBehind head={head} position={chosen} />
        </>
      )}
      <Decisions traded={traded} />
    </>
  )
}

/** A match with what rests on it, down to the bets behind a selection. */
export function MatchPanel({ number }: { readonly number: number }) {
  const { t, nameOf } = useTrading()
  const { refusalText } = useLanguage()
  const { data, error } = useQuery(tradedQuery(number))
  return (
    <CasePanel title={data === undefined ? t.matches : nameOf(data.match.head)}>
      {data !== undefined && <Opened traded={data} />}
      {data === undefined && error === null && <Skeleton className="h-stage-text rounded-lg" />}
      {data === undefined && error !== null && (
        <Notice kind="failure" icon={CircleAlert} title={t.failed}>
          {refusalText(codeOf(error))}
        </Notice>
      )}
    </CasePanel>
  )
}

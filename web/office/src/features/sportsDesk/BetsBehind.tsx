import { useInfiniteQuery } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import type { SportsDeskMatch, SportsPosition } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useMarketTexts } from '@ronda/base/sports/useMarketTexts.ts'
import { Button, Skeleton } from '@ronda/ui'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { behindQuery } from './sportsDesk.queries.ts'
import { useTrading } from './useTrading.ts'

const THOUSANDTHS = 1_000

type BehindProps = { readonly head: SportsDeskMatch['head']; readonly position: SportsPosition }

/** The bets behind a selection, the largest stake first. */
export function BetsBehind({ head, position: { market, choice } }: BehindProps) {
  const { t, write } = useTrading()
  const { texts } = useDesk()
  const { choiceName } = useMarketTexts()
  const { refusalText } = useLanguage()
  const format = useFormatter()
  const query = useInfiniteQuery(behindQuery({ match: head.number, market: market.id, choice }))
  const bets = query.data?.pages.flatMap((page) => page.bets)
  const title = fillText(t.behind, { selection: choiceName(market, choice, head) })
  return (
    <section aria-label={title} className="grid grid-cols-1 gap-2">
      <h4 className="text-sm font-bold">{title}</h4>
      {bets === undefined && query.error === null && <Skeleton className="h-24" />}
      {query.error !== null && (
        <p role="alert" className="text-loss text-sm">
          {refusalText(codeOf(query.error))}
        </p>
      )}
      <ul className="divide-line grid grid-cols-1 divide-y">
        {bets?.map((bet) => (
          <li key={bet.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-2 text-sm">
            <span className="font-medium">{bet.member}</span>
            <span className="tabular text-end font-bold">{write(bet.stake, bet.currency)}</span>
            <span className="text-text-soft text-xs">
              {[
                format.dateTime(bet.placedAt, { dateStyle: 'short', timeStyle: 'medium' }),
                bet.legs === 1 ? t.single : fillText(t.legs, { count: `${bet.legs}` }),
              ].join(' · ')}
            </span>
            <span className="text-text-soft tabular text-end text-xs">
              {format.number(bet.price / THOUSANDTHS, { minimumFractionDigits: 2, maximumFractionDigits: 3 })}
            </span>
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <div>
          <Button
            variant="quiet"
            size="small"
            isBusy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {texts.more}
          </Button>
        </div>
      )}
    </section>
  )
}

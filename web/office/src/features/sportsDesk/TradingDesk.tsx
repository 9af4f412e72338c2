import { useQuery } from '@tanstack/react-query'
import type { SportsDeskMatch, SportsWorst } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { Badge } from '../../shell/desk/Badge.tsx'
import { CaseFrame } from '../../shell/desk/CaseFrame.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { QueueList } from '../../shell/desk/QueueList.tsx'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { DecisionCard } from './DecisionCard.tsx'
import { MatchPanel } from './MatchPanel.tsx'
import { boardQuery, decisionsQuery, type BoardRead } from './sportsDesk.queries.ts'
import { useTrading } from './useTrading.ts'

/** The names of markets are those of the site. */
const TEXTS = ['sports'] as const
/** Selections on the board: those that are near their limits. */
const WORST_SHOWN = 8
const HEALTHS = ['pricesLate', 'failing', 'beaconLate', 'waitsOver', 'setAside'] as const

function Line({ each: { head, staked, isStopped } }: { readonly each: SportsDeskMatch }) {
  const { t, write, nameOf, stateOf } = useTrading()
  const bets = staked.reduce((sum, sums) => sum + sums.bets, 0)
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1">
      <span className="truncate font-medium">{nameOf(head)}</span>
      <span className="tabular text-end font-bold">
        {staked.map((sums) => write(sums.staked, sums.currency)).join(' · ')}
      </span>
      <span className="text-text-soft truncate text-sm">
        {[stateOf(head), fillText(t.bets, { count: `${bets}` })].join(' · ')}
      </span>
      <span className="justify-self-end">{isStopped && <Badge tone="bad">{t.stopped}</Badge>}</span>
    </span>
  )
}

type WorstProps = { readonly worst: readonly SportsWorst[]; readonly matches: readonly SportsDeskMatch[] }

/** The selections that use most of their limits; each opens its match. */
function Worst({ worst, matches }: WorstProps) {
  const { t, write, percent, nameOf } = useTrading()
  const { openCase } = useDesk()
  const shown = worst.slice(0, WORST_SHOWN)
  return (
    <section aria-label={t.worst} className="grid grid-cols-1 gap-2">
      <h3 className="text-text-soft text-sm font-bold">{t.worst}</h3>
      {shown.length === 0 && <p className="text-text-faint text-sm">{t.worstNone}</p>}
      <ul className="grid grid-cols-1 gap-2 tablet:grid-cols-2">
        {shown.map((each) => {
          const { match, market, choice, currency, payout, share } = each
          const head = matches.find((known) => known.head.number === match)?.head
          return (
            <li key={`${match} ${market} ${choice} ${currency}`}>
              <button
                type="button"
                onClick={() => openCase(`${match}`)}
                className="bg-surface-1 border-line hover:bg-surface-2 grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 rounded-lg border px-4 py-2 text-start transition-colors"
              >
                <span className="truncate text-sm font-medium">{head === undefined ? match : nameOf(head)}</span>
                <span className="tabular text-end text-sm font-bold">{write(payout, currency)}</span>
                <span className="text-text-soft truncate text-xs">{[market, choice].join(' · ')}</span>
                <span className="text-text-soft tabular text-end text-xs">{percent(share)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** What somebody of the staff proposed, also about matches that are settled. */
function Waiting() {
  const { t } = useTrading()
  const { data = [] } = useQuery(decisionsQuery)
  const open = data.filter(({ state }) => state === 'proposed' || state === 'approved')
  if (open.length === 0) return null
  return (
    <section aria-label={t.waiting} className="grid grid-cols-1 gap-2">
      <h3 className="text-text-soft text-sm font-bold">{t.waiting}</h3>
      <ul className="grid grid-cols-1 gap-3">
        {open.map((decision) => (
          <DecisionCard key={decision.id} decision={decision} />
        ))}
      </ul>
    </section>
  )
}

/** How the book runs. What is wrong stands out. */
function Health({ health }: { readonly health: BoardRead['health'] }) {
  const { t } = useTrading()
  return (
    <section aria-label={t.health} className="grid grid-cols-1 gap-2">
      <h3 className="text-text-soft text-sm font-bold">{t.health}</h3>
      <ul className="flex flex-wrap gap-2">
        {HEALTHS.map((name) => (
          <li key={name}>
            <Badge tone={health[name] > 0 ? 'bad' : 'plain'}>{`${t.healths[name]}: ${health[name]}`}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Board() {
  const { t, write } = useTrading()
  const { caseId } = useDesk()
  const query = useQuery(boardQuery)
  const { data } = query
  const list = (
    <>
      <Waiting />
      {data !== undefined && <Worst worst={data.worst} matches={data.matches} />}
      {data?.limits.map(({ currency, payoutMax, selectionMax }) => (
        <p key={currency} className="text-text-soft text-sm">
          {fillText(t.limit, { payout: write(payoutMax, currency), selection: write(selectionMax, currency) })}
        </p>
      ))}
      <QueueList
        label={t.matches}
        cases={data?.matches}
        idOf={({ head }) => `${head.number}`}
        query={query}
        empty={t.none}
      >
        {(each) => <Line each={each} />}
      </QueueList>
      {data !== undefined && <Health health={data.health} />}
    </>
  )
  const number = /^\d{1,9}$/.test(caseId ?? '') ? Number(caseId) : undefined
  return <CaseFrame list={list} panel={number !== undefined && <MatchPanel key={number} number={number} />} />
}

/** What rests on the matches of the sportsbook, the worst first. */
export function TradingDesk() {
  return (
    <TextsProvider pages={TEXTS}>
      <Board />
    </TextsProvider>
  )
}

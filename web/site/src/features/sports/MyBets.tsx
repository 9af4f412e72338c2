import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SportsBet } from '@ronda/contract'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { netColour, useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { showOdds, type OddsFormat } from '@ronda/games/sports'
import { Button, classes, Notice, Skeleton, Tabs, useLocale, useNow } from '@ronda/ui'
import { NeedSession } from '../../shell/layout/NeedSession.tsx'
import { useZone } from '../../shell/layout/useZone.ts'
import { MatchClock } from './MatchLine.tsx'
import { betsQuery } from './sports.queries.ts'
import { chanceText, paysOf } from './sportsView.ts'
import { useMarketTexts } from './useMarketTexts.ts'

type BetProps = { readonly bet: SportsBet; readonly format: OddsFormat }

/** With what a bet was accepted and settled, so that it can be checked and talked about. */
function Evidence({ bet }: { readonly bet: SportsBet }) {
  const t = useTranslations('sports')
  const locale = useLocale()
  const { write } = useAmounts(bet.currency)
  const { settlement, fair } = bet
  return (
    <details className="text-sm">
      <summary className="text-text-soft hover:text-text min-h-control-small w-fit cursor-pointer py-2">
        {t('mine.evidence')}
      </summary>
      <ul className="text-text-soft grid gap-1">
        <li className="break-all">
          {t('mine.number')}
          <span className="ms-2 font-mono text-xs">{bet.id}</span>
        </li>
        <li>{t('mine.version', { version: bet.priceVersion, policy: t(`slip.policies.${bet.policy}`) })}</li>
        {fair !== null && <li>{t('fair', { chance: chanceText(fair, locale) })}</li>}
        {settlement !== null && (
          <>
            <li>{t('mine.rules', { rules: bet.rules, settlement: settlement.version + 1 })}</li>
            <li>{t('mine.validBet', { amount: write(settlement.validBet) })}</li>
          </>
        )}
        <li>
          <Link to="/sports" search={{ match: bet.match.number }} className="underline">
            {t('mine.match')}
          </Link>
        </li>
      </ul>
    </details>
  )
}

/** What a bet has paid, or could pay. */
function Outcome({ bet }: { readonly bet: SportsBet }) {
  const t = useTranslations('sports')
  const { write } = useAmounts(bet.currency)
  const { settlement } = bet
  if (settlement === null) return <span className="tabular">{t('mine.couldPay', { amount: write(paysOf(bet)) })}</span>
  return (
    <span className={classes('tabular font-bold', netColour(settlement.paid - bet.stake))}>
      {[t(`mine.grades.${settlement.grade}`), t('mine.paid', { amount: write(settlement.paid) })].join(' · ')}
    </span>
  )
}

function BetCard({ bet, format }: BetProps) {
  const t = useTranslations('sports')
  const locale = useLocale()
  const zone = useZone()
  const nowMs = useNow()
  const { marketName, choiceName } = useMarketTexts()
  const { write } = useAmounts(bet.currency)
  const { match, market, choice, price, settlement } = bet
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  return (
    <li className="bg-surface-1 border-line grid gap-2 rounded-xl border p-4">
      <p className="flex justify-between gap-3 font-bold">
        <span className="min-w-0">{choiceName(market, choice, match)}</span>
        <span className="tabular">{showOdds(format, price)}</span>
      </p>
      <p className="text-text-soft text-sm">
        {[marketName(market, match), t('versus', { home: match.home, away: match.away })].join(' · ')}
        {match.score !== null && <span className="tabular ms-2 font-bold">{t('score', match.score)}</span>}
      </p>
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="tabular">{t('mine.stake', { amount: write(bet.stake) })}</span>
        <Outcome bet={bet} />
      </p>
      {settlement?.void !== null && settlement?.void !== undefined && (
        <p className="text-sm">
          {t('clause', { reason: t(`voids.${settlement.void.reason}`), clause: settlement.void.clause })}
        </p>
      )}
      <p className="text-text-faint tabular flex flex-wrap justify-between gap-x-3 text-xs">
        <time dateTime={new Date(bet.placedAtMs).toISOString()}>
          {t('mine.placed', { when: when.format(bet.placedAtMs) })}
        </time>
        {settlement === null && <MatchClock match={match} nowMs={nowMs} aheadMs={0} />}
      </p>
      <Evidence bet={bet} />
    </li>
  )
}

type State = 'open' | 'settled'

function BetList({ state, format }: { readonly state: State; readonly format: OddsFormat }) {
  const t = useTranslations('sports')
  const query = useInfiniteQuery(betsQuery(state))
  const { data, error, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (data === undefined) {
    if (isError) return <LoadError title={t('failed')} error={error} onRetry={refetch} />
    return <Skeleton className="h-stage-text rounded-xl" />
  }
  const bets = data.pages.flatMap((page) => page.bets)
  if (bets.length === 0)
    return <Notice icon={ReceiptText} title={t(state === 'open' ? 'mine.noneOpen' : 'mine.noneSettled')} />
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="grid grid-cols-1 gap-3">
        {bets.map((bet) => (
          <BetCard key={bet.id} bet={bet} format={format} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="quiet" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('mine.more')}
        </Button>
      )}
    </div>
  )
}

/** The member's own bets. */
export function MyBets({ format }: { readonly format: OddsFormat }) {
  const t = useTranslations('sports.mine')
  const [state, setState] = useState<State>('open')
  return (
    <NeedSession isForOwners>
      <Tabs
        label={t('label')}
        tabs={(['open', 'settled'] as const).map((id) => ({ id, label: t(`states.${id}`) }))}
        chosen={state}
        onChoose={setState}
      >
        <BetList state={state} format={format} />
      </Tabs>
    </NeedSession>
  )
}

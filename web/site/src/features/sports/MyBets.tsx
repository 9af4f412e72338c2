import { useInfiniteQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SportsBet, SportsListed } from '@ronda/contract'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { netColour, useAmounts } from '@ronda/base/statement/useAmounts.ts'
import type { OddsFormat } from '@ronda/games/sports'
import { Button, classes, Notice, Skeleton, Tabs, useLocale } from '@ronda/ui'
import { NeedSession } from '../../shell/layout/NeedSession.tsx'
import { useZone } from '../../shell/layout/useZone.ts'
import { BetLegs } from './BetLegs.tsx'
import { CashOut } from './CashOut.tsx'
import { betName } from './slipView.ts'
import { betsQuery } from './sports.queries.ts'
import { chanceText } from './sportsView.ts'
import { useFeed } from './useSportsFeed.ts'

type BetProps = { readonly bet: SportsBet; readonly format: OddsFormat }

/** With what a bet was accepted and paid, so that it can be checked and talked about. */
function Evidence({ bet }: { readonly bet: SportsBet }) {
  const t = useTranslations('sports')
  const locale = useLocale()
  const { write } = useAmounts(bet.currency)
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
        <li>{t('mine.rules', { rules: bet.rules, policy: t(`slip.policies.${bet.policy}`) })}</li>
        {bet.legs.map(({ match, priceVersion, fair }) => (
          <li key={match.number}>
            {[
              t('mine.version', { match: t('versus', { home: match.home, away: match.away }), version: priceVersion }),
              ...(fair === null ? [] : [t('fair', { chance: chanceText(fair, locale) })]),
            ].join(' · ')}
          </li>
        ))}
        {bet.payments.map(({ number, validBet }) => (
          <li key={number}>{t('mine.validBet', { number: number + 1, amount: write(validBet) })}</li>
        ))}
      </ul>
    </details>
  )
}

/** Every payment of a bet, and what the rest could pay. */
function Payments({ bet }: { readonly bet: SportsBet }) {
  const t = useTranslations('sports.mine')
  const { write } = useAmounts(bet.currency)
  return (
    <ul className="grid gap-1 text-sm">
      {bet.payments.map(({ number, kind, stake, paid }) => (
        <li key={number} className="tabular flex flex-wrap justify-between gap-x-3">
          <span className="text-text-soft">{t(`payments.${kind}`, { stake: write(stake) })}</span>
          <span className={classes('font-bold', netColour(paid - stake))}>{t('paid', { amount: write(paid) })}</span>
        </li>
      ))}
      {bet.payments.flatMap(({ number, corrections }) =>
        corrections.map(({ version, cause, was, paid }) => (
          <li key={`${number} ${version}`} className="tabular flex flex-wrap justify-between gap-x-3">
            <span className="text-text-soft">{t(`corrections.${cause}`)}</span>
            <span>{t('corrected', { was: write(was), paid: write(paid) })}</span>
          </li>
        )),
      )}
      {bet.left > 0n && (
        <li className="tabular flex flex-wrap justify-between gap-x-3">
          <span className="text-text-soft">{bet.left < bet.stake && t('left', { stake: write(bet.left) })}</span>
          {t('couldPay', { amount: write(bet.couldPay) })}
        </li>
      )}
    </ul>
  )
}

function BetCard({ bet, format }: BetProps) {
  const t = useTranslations('sports')
  const locale = useLocale()
  const zone = useZone()
  const { write } = useAmounts(bet.currency)
  const { legs, lines } = bet
  const name = betName(bet)
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  return (
    <li className="bg-surface-1 border-line grid grid-cols-1 gap-3 rounded-xl border p-4">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="font-bold">
          {name === 'system'
            ? t('slip.systemOf', { size: bet.sizes.join(', '), legs: legs.length })
            : t(`slip.kinds.${name}`)}
        </span>
        <span className="tabular">
          {lines > 1
            ? t('mine.stakeOnLines', { amount: write(bet.stake), count: lines })
            : t('mine.stake', { amount: write(bet.stake) })}
        </span>
      </p>
      <BetLegs legs={legs} format={format} />
      <Payments bet={bet} />
      {bet.left > 0n && <CashOut bet={bet} />}
      <time className="text-text-faint tabular text-xs" dateTime={new Date(bet.placedAtMs).toISOString()}>
        {t('mine.placed', { when: when.format(bet.placedAtMs) })}
      </time>
      <Evidence bet={bet} />
    </li>
  )
}

/** A bet whose matches stand as they were last pushed. */
const withHeads = (bet: SportsBet, listed: readonly SportsListed[] = []): SportsBet => ({
  ...bet,
  legs: bet.legs.map((leg) => {
    const now = listed.find(({ number }) => number === leg.match.number)
    if (now === undefined) return leg
    const { quotes: _quotes, ...match } = now
    return { ...leg, match }
  }),
})

type State = 'open' | 'settled'

function BetList({ state, format }: { readonly state: State; readonly format: OddsFormat }) {
  const t = useTranslations('sports')
  const query = useInfiniteQuery(betsQuery(state))
  const { data, error, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  const { board, followBets } = useFeed()
  // Bets that are new, or of which a part was paid, have other offers.
  const listed = data?.pages.flatMap((page) => page.bets.map(({ id, left }) => `${id} ${left}`)).join()
  useEffect(() => {
    if (state === 'open' && listed !== undefined && listed !== '') followBets()
  }, [state, listed, followBets])
  if (data === undefined) {
    if (isError) return <LoadError title={t('failed')} error={error} onRetry={refetch} />
    return <Skeleton className="h-stage-text rounded-xl" />
  }
  const bets = data.pages.flatMap((page) => page.bets.map((bet) => withHeads(bet, board?.value)))
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

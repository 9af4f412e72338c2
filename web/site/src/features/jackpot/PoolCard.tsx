import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { JackpotPool } from '@ronda/contract'
import { money, type Currency } from '@ronda/core'
import { formatMoneyRound, useLocale } from '@ronda/ui'
import { fillOf, wholeOf, writeShare } from './odds.ts'
import { PoolFigure } from '@ronda/base/jackpot/PoolFigure.tsx'

type CardProps = { readonly pool: JackpotPool; readonly currency: Currency }

function Term({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-text-faint text-sm">{label}</dt>
      <dd className="tabular text-end text-sm font-medium">{children}</dd>
    </div>
  )
}

/** How near a pool is to the amount at which it pays at the latest. */
function Fill({ share, label }: { readonly share: number; readonly label: string }) {
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      className="bg-surface-3 h-2 overflow-hidden rounded-full"
    >
      <div className="bg-accent h-full origin-left" style={{ width: `${share * 100}%` }} />
    </div>
  )
}

function Commitments({ pool }: { readonly pool: Extract<JackpotPool, { kind: 'must_hit' }> }) {
  const t = useTranslations('jackpot')
  return (
    <details className="text-sm">
      <summary className="text-accent-text min-h-control-small flex cursor-pointer items-center font-medium underline">
        {t('seals')}
      </summary>
      <p className="text-text-soft mt-1">{t('sealsText')}</p>
      <ol className="mt-2 grid gap-2">
        {pool.commitments.map(({ number, commitment }, at) => (
          <li key={number} className="bg-page border-line rounded-md border border-dashed p-3">
            <p className="text-text-faint text-xs font-medium">
              {at === 0 ? t('sealNow', { number: String(number) }) : t('sealNext', { number: String(number) })}
            </p>
            <p className="text-text-soft mt-1 font-mono text-xs break-all">{commitment}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** A pool with its exact terms. */
export function PoolCard({ pool, currency }: CardProps) {
  const t = useTranslations('jackpot')
  const locale = useLocale()
  const write = (amount: bigint) => formatMoneyRound(money(amount, currency), locale)
  const isMustHit = pool.kind === 'must_hit'
  return (
    <li className="bg-surface-1 lamplit border-line grid grid-cols-1 content-start gap-4 rounded-xl border p-5">
      <div className="flex items-start justify-between gap-3">
        <PoolFigure pool={pool} currency={currency} isLarge />
        {!pool.isRunning && (
          <span className="bg-surface-3 text-text-soft rounded-full px-3 py-1 text-xs font-bold">{t('paused')}</span>
        )}
      </div>
      {isMustHit && <Fill share={fillOf(pool)} label={t('fill', { amount: write(pool.ceiling) })} />}
      <p className="text-text-soft text-sm">
        {isMustHit ? t('mustHit', { amount: write(pool.ceiling) }) : t('classic')}
      </p>
      <dl className="grid gap-2">
        <Term label={t('begins')}>{write(pool.seed)}</Term>
        {isMustHit ? (
          <Term label={t('ceiling')}>{write(pool.ceiling)}</Term>
        ) : (
          <Term label={t('odds')}>{t('oddsOne', { amount: write(pool.odds) })}</Term>
        )}
        <Term label={t('mean')}>{write(wholeOf(pool.meanAward))}</Term>
        <Term label={t('contribution')}>
          {writeShare({ numerator: BigInt(pool.contribution), denominator: 1_000n }, locale)}
        </Term>
        <Term label={t('return')}>{writeShare(pool.exactReturn, locale)}</Term>
      </dl>
      {isMustHit && <Commitments pool={pool} />}
    </li>
  )
}

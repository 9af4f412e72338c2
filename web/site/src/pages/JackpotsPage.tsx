import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { plus, rational } from '@ronda/core'
import { buttonClass, Skeleton, useLocale } from '@ronda/ui'
import { SectionError } from '@ronda/base/layout/SectionError.tsx'
import { TextsProvider } from '../shell/texts/TextsProvider.ts'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { Awards } from '@ronda/base/jackpot/Awards.tsx'
import type { Jackpots } from '@ronda/base/jackpot/jackpot.queries.ts'
import { writeShare } from '../features/jackpot/odds.ts'
import { PoolCard } from '../features/jackpot/PoolCard.tsx'
import { useJackpots } from '@ronda/base/jackpot/useJackpots.ts'

const TEXTS = ['jackpot'] as const
const JACKPOT_GAMES = { gameClassify: 'JP' } as const
const STEPS = ['contribute', 'classic', 'mustHit', 'order'] as const

function Pools({ jackpots }: { readonly jackpots: Jackpots }) {
  const t = useTranslations('jackpot')
  const locale = useLocale()
  const { pools, currency, games } = jackpots
  if (pools.length === 0) return <p className="text-text-soft">{t('none')}</p>
  const running = pools.filter(({ isRunning }) => isRunning)
  const all = running.map(({ exactReturn }) => exactReturn).reduce(plus, rational(0n))
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="grid grid-cols-1 items-start gap-4 tablet:grid-cols-2 wide:grid-cols-4">
        {pools.toReversed().map((pool) => (
          <PoolCard key={pool.level} pool={pool} currency={currency} />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-text-soft max-w-measure">{t('together', { share: writeShare(all, locale) })}</p>
        <Link to="/rng" search={JACKPOT_GAMES} className={buttonClass()}>
          {t('games', { games })}
          <ArrowRight aria-hidden className="size-icon-small" />
        </Link>
      </div>
    </div>
  )
}

function How() {
  const t = useTranslations('jackpot.how')
  return (
    <section className="grid grid-cols-1 gap-4">
      <h2 className="text-2xl font-bold">{t('title')}</h2>
      <ol className="grid grid-cols-1 gap-x-10 gap-y-6 desktop:grid-cols-2">
        {STEPS.map((step, at) => (
          <li key={step} className="grid grid-cols-[auto_1fr] gap-x-4">
            <span
              aria-hidden
              className="bg-accent-soft text-accent-text font-display tabular grid size-control-small place-items-center rounded-full font-bold"
            >
              {at + 1}
            </span>
            <div>
              <h3 className="text-lg font-bold">{t(`${step}.title`)}</h3>
              <p className="text-text-soft mt-1">{t(`${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Page() {
  const t = useTranslations('jackpot')
  usePageTitle(t('title'))
  const { data, error, isFetching, refetch } = useJackpots()
  return (
    <div className="page-column grid grid-cols-1 gap-12 py-8 desktop:py-12">
      <header className="max-w-measure">
        <h1 className="text-3xl font-bold">{t('title')}</h1>
        <p className="text-text-soft mt-2 text-lg">{t('lead')}</p>
      </header>
      {data !== undefined && <Pools jackpots={data} />}
      {data === undefined && error !== null && (
        <SectionError error={error} isAsking={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Skeleton className="h-24 rounded-xl" />}
      <How />
      <Awards />
    </div>
  )
}

/** The pools: their amounts, their exact odds, the commitments, and the winners. */
export function JackpotsPage() {
  return (
    <TextsProvider pages={TEXTS}>
      <Page />
    </TextsProvider>
  )
}

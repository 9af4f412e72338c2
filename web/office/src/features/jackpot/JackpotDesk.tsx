import { useMutation, useQuery } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import { fillText, money } from '@ronda/core'
import { Button, confirm, formatMoney, Skeleton, toast, useLocale } from '@ronda/ui'
import { api, codeOf } from '@ronda/base/call/api.ts'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { Awards } from '@ronda/base/jackpot/Awards.tsx'
import { Badge } from '../../shell/desk/Badge.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { Facts } from '../../shell/desk/Facts.tsx'
import { poolsQuery, type DeskPool } from './jackpots.queries.ts'

/** Awards use the texts of the public jackpot page. */
const TEXTS = ['jackpot'] as const

const BADGES = { opening: 'waiting', running: 'good', paused: 'plain' } as const

function PoolFacts({ pool }: { readonly pool: DeskPool }) {
  const t = useDesk().texts.jackpots
  const locale = useLocale()
  const format = useFormatter()
  const write = (atoms: bigint): string => formatMoney(money(atoms, pool.currency), locale)
  const point =
    pool.ceiling === undefined
      ? { label: t.odds, value: fillText(t.oddsOne, { amount: write(pool.odds ?? 0n) }) }
      : { label: t.ceiling, value: write(pool.ceiling) }
  const facts = [
    { label: t.brought, value: write(pool.contributed) },
    { label: t.given, value: write(pool.amount + pool.awarded - pool.contributed) },
    { label: t.paid, value: write(pool.awarded) },
    { label: t.seed, value: write(pool.seed) },
    {
      label: t.contribution,
      value: format.number(pool.contribution / 1_000, { style: 'percent', maximumFractionDigits: 1 }),
    },
    point,
    { label: t.opened, value: format.dateTime(pool.openedAt, { dateStyle: 'medium' }) },
  ]
  return <Facts facts={facts} />
}

function PoolButton({ pool }: { readonly pool: DeskPool }) {
  const t = useDesk().texts.jackpots
  const level = useTranslations('jackpot.level')
  const { refusalText } = useLanguage()
  const { refetch } = useQuery(poolsQuery)
  const isRunning = pool.state === 'running'
  const changing = useMutation({
    mutationFn: () =>
      proven(() => api.jackpot.change({ level: pool.level, currency: pool.currency, isRunning: !isRunning })),
    async onSuccess(reply) {
      if (!reply.ok) toast(refusalText(reply.error.code), 'bad')
      await refetch()
    },
  })
  async function ask(): Promise<void> {
    const title = fillText(isRunning ? t.pauseAsk : t.runAsk, { pool: `${level(pool.level)} ${pool.currency}` })
    const isSure = await confirm({
      title,
      text: isRunning ? t.pauseText : t.runText,
      yes: isRunning ? t.pause : t.run,
      no: t.back,
    })
    if (isSure) changing.mutate()
  }
  return (
    <Button variant="quiet" size="small" isBusy={changing.isPending} onClick={() => void ask()}>
      {isRunning ? t.pause : t.run}
    </Button>
  )
}

function Pool({ pool }: { readonly pool: DeskPool }) {
  const t = useDesk().texts.jackpots
  const level = useTranslations('jackpot.level')
  const locale = useLocale()
  return (
    <li className="bg-surface-1 border-line grid content-start gap-4 rounded-lg border p-4">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 className="text-text-soft text-sm font-bold">{`${level(pool.level)} · ${pool.currency}`}</h3>
          <p className="tabular text-xl font-bold">{formatMoney(money(pool.amount, pool.currency), locale)}</p>
        </div>
        <Badge tone={BADGES[pool.state]}>{t.states[pool.state]}</Badge>
      </div>
      <PoolFacts pool={pool} />
      {pool.state !== 'opening' && (
        <div>
          <PoolButton pool={pool} />
        </div>
      )}
    </li>
  )
}

function Pools() {
  const t = useDesk().texts.jackpots
  const { refusalText } = useLanguage()
  const { data, error } = useQuery(poolsQuery)
  if (data === undefined && error !== null) {
    return (
      <p role="alert" className="text-loss text-sm">
        {refusalText(codeOf(error))}
      </p>
    )
  }
  if (data === undefined) return <Skeleton className="h-24" />
  if (data.length === 0) return <p className="text-text-faint">{t.none}</p>
  return (
    <ul className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
      {data.map((pool) => (
        <Pool key={`${pool.level}-${pool.currency}`} pool={pool} />
      ))}
    </ul>
  )
}

/** The jackpot pools for staff: where their money came from, and what was won. */
export function JackpotDesk() {
  return (
    <TextsProvider pages={TEXTS}>
      <div className="grid grid-cols-1 gap-8">
        <Pools />
        <Awards />
      </div>
    </TextsProvider>
  )
}

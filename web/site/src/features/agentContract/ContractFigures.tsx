import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { AgentContract } from '@ronda/contract'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Skeleton, useLocale } from '@ronda/ui'
import { examplesQuery, type Examples } from './agentContract.queries.ts'
import { COUNTS, missingOf } from './contractView.ts'

type NextProps = { readonly contract: AgentContract; readonly next: NonNullable<Examples['next']> }

/** What is missing to the next tier, and what it pays at once. */
function NextTier({ contract: { terms }, next }: NextProps) {
  const t = useTranslations('agentContract')
  const tTerms = useTranslations('agentContractTerms')
  const locale = useLocale()
  const { write } = useAmounts(terms.currency)
  const members = terms.measure === 'averageDay' ? 'memberDays' : 'members'
  const list = missingOf(next).map((missing) =>
    missing.what === 'members'
      ? tTerms(members, { count: missing.count.toLocaleString(locale) })
      : tTerms(missing.what, { amount: write(missing.amount) }),
  )
  const needs = new Intl.ListFormat(locale, { type: 'conjunction' }).format(list)
  return <p className="text-sm">{t('next', { tier: String(next.tier + 1), gross: write(next.gross), list: needs })}</p>
}

type ForecastProps = { readonly contract: AgentContract; readonly forecast: NonNullable<Examples['forecast']> }

/** What the period comes to, and how far such a forecast was from what was paid before. */
function ForecastText({ contract: { terms }, forecast: { pay, tried, error } }: ForecastProps) {
  const t = useTranslations('agentContract')
  const { write } = useAmounts(terms.currency)
  return (
    <p className="text-sm">
      {t('forecast', { pay: write(pay) })}{' '}
      <span className="text-text-soft">
        {error === null ? t('forecastUntried') : t('forecastError', { tried, error: write(error) })}
      </span>
    </p>
  )
}

function Current({
  contract,
  examples: { unavailable, current, next, forecast },
}: {
  contract: AgentContract
  examples: Examples
}) {
  const t = useTranslations('agentContract')
  const { write } = useAmounts(contract.terms.currency)
  if (unavailable !== null) return <p className="text-text-soft text-sm">{t(`unavailable.${unavailable}`)}</p>
  if (current === null) return <p className="text-text-soft text-sm">{t('later')}</p>
  const { tier, gross, pay, debt } = current
  const isTop = tier === contract.terms.tiers.length - 1 && contract.terms.tierKind === 'fixed'
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-lg font-bold">{tier === null ? t('notReached') : t('reached', { tier: String(tier + 1) })}</p>
      <p className="text-sm">{t('pays', { gross: write(gross), pay: write(pay) })}</p>
      {debt > 0n && <p className="text-loss text-sm">{t('debt', { amount: write(debt) })}</p>}
      {next !== null && <NextTier contract={contract} next={next} />}
      {forecast !== null && <ForecastText contract={contract} forecast={forecast} />}
      {isTop && <p className="text-text-soft text-sm">{t('top')}</p>}
      <p className="text-text-faint text-xs">{t(contract.terms.kind === 'dividend' ? 'nowNote' : 'nowNoteSalary')}</p>
    </div>
  )
}

/** What a valid contract pays in the period that runs: asked for with the shortest list of closed ones. */
export function ContractFigures({ contract }: { readonly contract: AgentContract }) {
  const t = useTranslations('agentContract')
  const { data: examples, error, isError, refetch } = useQuery(examplesQuery(contract.id, Number(COUNTS[0])))
  return (
    <section className="bg-surface-2 grid grid-cols-1 gap-2 rounded-lg p-4">
      <h3 className="text-text-soft text-sm font-medium">{t('now')}</h3>
      {examples !== undefined && <Current contract={contract} examples={examples} />}
      {examples === undefined && isError && <LoadError title={t('failed')} error={error} onRetry={refetch} />}
      {examples === undefined && !isError && <Skeleton className="h-control rounded-lg" />}
    </section>
  )
}

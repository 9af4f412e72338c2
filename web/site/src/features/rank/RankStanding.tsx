import { useTranslations } from 'use-intl'
import { RANK_DAYS } from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { useLocale } from '@ronda/ui'
import type { RankInfo } from './rank.queries.ts'
import { dayText, rankAt, shareOf } from './rankView.ts'

type InfoProps = { readonly info: RankInfo }

function Badge({ info: { level, ranks } }: InfoProps) {
  // Without a rank the next one is shown, dimmed.
  const rank = rankAt(ranks, Math.max(1, level))
  if (rank === undefined) return null
  return (
    <img
      src={rank.picture}
      alt=""
      width={128}
      height={128}
      className={level === 0 ? 'size-24 opacity-40' : 'size-24'}
    />
  )
}

/** The distance to the next rank, in exact numbers. */
function Progress({ info: { currency, valid, next, ranks } }: InfoProps) {
  const t = useTranslations('rank')
  const { write } = useAmounts(currency)
  if (next === null) return <p className="text-text-soft text-sm">{t('highest')}</p>
  const { needed, missing, level } = next
  const share = shareOf(valid, needed)
  const numbers = t('ofNext', { valid: write(valid), needed: write(needed) })
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">
          {t('toNext', { missing: write(missing), rank: rankAt(ranks, level)?.name ?? '' })}
        </span>
        <span className="text-text-soft tabular text-sm">{numbers}</span>
      </p>
      <div
        role="progressbar"
        aria-label={t('progress', { days: RANK_DAYS })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
        aria-valuetext={numbers}
        className="bg-surface-3 h-3 overflow-hidden rounded-full"
      >
        <div className="bg-accent h-full rounded-full" style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  )
}

/** Until when the rank is kept, and what keeps it. */
function Keeps({ info: { currency, label, keeps, days } }: InfoProps) {
  const t = useTranslations('rank')
  const locale = useLocale()
  const { write } = useAmounts(currency)
  if (keeps === null) return null
  const facts = { rank: label, needed: write(keeps.needed), days: RANK_DAYS }
  const isOpen = keeps.until <= (days.at(-1)?.day ?? '')
  return (
    <p className="text-text-soft max-w-measure text-sm">
      {isOpen ? t('keepsOpen', facts) : t('keeps', { ...facts, date: dayText(keeps.until, locale) })}
    </p>
  )
}

/** The rank with its badge, the way to the next one, and what keeps it. */
export function RankStanding({ info }: InfoProps) {
  const t = useTranslations('rank')
  const locale = useLocale()
  const { write } = useAmounts(info.currency)
  return (
    <section className="bg-surface-1 border-line grid grid-cols-1 gap-5 rounded-xl border p-5 tablet:p-6">
      <div className="flex flex-wrap items-center gap-4">
        <Badge info={info} />
        <div className="min-w-0 flex-1">
          <p className="text-text-faint text-sm">{t('yours')}</p>
          <h2 className="text-2xl font-bold">{info.level === 0 ? t('none') : info.label}</h2>
          {info.level > 0 && info.since !== null && (
            <p className="text-text-soft text-sm">{t('since', { date: dayText(info.since, locale) })}</p>
          )}
        </div>
        <dl>
          <dt className="text-text-faint text-sm">{t('progress', { days: RANK_DAYS })}</dt>
          <dd className="tabular text-2xl font-bold">{write(info.valid)}</dd>
        </dl>
      </div>
      <Progress info={info} />
      <Keeps info={info} />
    </section>
  )
}

import { useTranslations } from 'use-intl'
import { RANK_DAYS, type RankRule } from '@ronda/contract'
import { ATOMS_PER_UNIT, money } from '@ronda/core'
import { classes, formatMoneyRound, useLocale } from '@ronda/ui'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import type { RankInfo } from './rank.queries.ts'
import { percentText } from './rankView.ts'

type RowProps = { readonly rank: RankRule; readonly info: RankInfo }

/** What a rank needs and gives. */
function RankRow({ rank, info: { level, currency } }: RowProps) {
  const t = useTranslations('rank')
  const locale = useLocale()
  const isOwn = rank.level === level
  const write = (units: number): string => formatMoneyRound(money(BigInt(units) * ATOMS_PER_UNIT, currency), locale)
  const gift = (units: number): string => (units === 0 ? t('nothing') : write(units))
  const facts = [
    [t('needs', { days: RANK_DAYS }), write(rank.turnover)],
    [t('rebateExtra'), t('rebateMore', { percent: percentText(rank.rebateExtra, locale) })],
    [t('levelUpGift'), gift(rank.levelUp)],
    [t('birthdayGift'), gift(rank.birthday)],
  ] as const
  return (
    <li
      aria-current={isOwn ? 'true' : undefined}
      className={classes('grid gap-3 rounded-lg border p-4', isOwn ? 'border-accent bg-accent-soft' : 'border-line')}
    >
      <p className="flex flex-wrap items-center gap-3">
        <img src={rank.picture} alt="" width={48} height={48} loading="lazy" className="size-12" />
        <span className="text-lg font-bold">{rank.name}</span>
        {isOwn && <span className="text-accent-text text-sm font-bold">{t('current')}</span>}
      </p>
      <dl className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
        {facts.map(([name, value]) => (
          <div key={name} className="grid content-between">
            <dt className="text-text-faint text-xs">{name}</dt>
            <dd className="tabular font-bold">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** All ranks with what they need and give, the member's own marked. */
export function RankTable({ info }: { readonly info: RankInfo }) {
  const t = useTranslations('rank')
  return (
    <PanelCard title={t('benefits')} lead={t('benefitsText')}>
      <ol className="grid gap-3">
        {info.ranks.map((rank) => (
          <RankRow key={rank.level} rank={rank} info={info} />
        ))}
      </ol>
    </PanelCard>
  )
}

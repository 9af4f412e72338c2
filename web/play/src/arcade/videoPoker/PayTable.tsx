import { POKER_PRIZES, type PokerPrize } from '@ronda/games'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../shared/session/context.ts'

export type PayTableProps = {
  readonly pays: readonly number[]
  readonly stake: bigint
  /** The prize of the hand on the table. */
  readonly prize: PokerPrize | undefined
}

/** What every hand pays at this stake, the highest first; the current hand is highlighted. */
export function PayTable({ pays, stake, prize }: PayTableProps) {
  const t = useTranslations('arcade.tables.poker')
  const write = useMoney()
  const rows = POKER_PRIZES.map((name, at) => ({ name, worth: stake * BigInt(pays[at] ?? 0) })).slice(1)
  return (
    <dl className="pay-table" aria-label={t('prizes')}>
      {rows.toReversed().map(({ name, worth }) => (
        <div key={name} className={name === prize ? 'is-lit' : undefined}>
          <dt>{t(`prize.${name}`)}</dt>
          <dd>{write(worth)}</dd>
        </div>
      ))}
    </dl>
  )
}

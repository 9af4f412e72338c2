import { useTranslations } from 'use-intl'
import { DEPOSIT_WAYS, type StatementLine } from '@ronda/contract'

export type MoveLine = Extract<StatementLine, { type: 'move' }>

/** The destination of a withdrawal, which would make its title too long. */
export function addressOf({ matter }: MoveLine): string | undefined {
  return matter?.kind === 'withdrawal' ? matter.name.replaceAll('• ', '•\u00A0') : undefined
}

/** What moved the money, with the name of the other side. */
export function useLineTitle(): (line: MoveLine) => string {
  const t = useTranslations('statement.account')
  return ({ cause, detail, matter, amount }) => {
    const plain = detail === null ? t(`causes.${cause}`) : t(`details.${detail}`)
    if (matter === null) return plain
    const { kind, name } = matter
    if (kind === 'deposit') {
      if (cause === 'reversal') return t('matters.reversal')
      if (cause === 'transfer') return t('matters.cashOut')
      if (cause === 'adjustment') return t('matters.correction')
      const way = DEPOSIT_WAYS.find((each) => each === name)
      return way === undefined ? plain : t(`matters.deposit.${way}`)
    }
    if (cause === 'play') return t(amount < 0n ? 'matters.vendor.lost' : 'matters.vendor.won', { name })
    if (kind === 'transfer')
      return detail === 'in' || detail === 'out' ? t(`matters.transfer.${detail}`, { name }) : plain
    if (detail === 'hold' || detail === 'release' || detail === 'capture') {
      // A hold is named after its outcome, so that it does not read as pending for ever.
      const word = detail === 'hold' ? (matter.outcome ?? 'pending') : detail === 'release' ? 'release' : 'done'
      return kind === 'withdrawal' ? t(`matters.withdrawal.${word}`) : t(`matters.vendor.${word}`, { name })
    }
    return kind === 'vendor' && detail === 'in' ? t('matters.vendor.in', { name }) : plain
  }
}

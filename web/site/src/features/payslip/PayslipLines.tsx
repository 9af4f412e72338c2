import { useTranslations } from 'use-intl'
import type { PayslipRead } from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { classes, useLocale } from '@ronda/ui'

const DIVIDEND = ['stakes', 'prizes', 'rebates', 'promotions', 'validBet'] as const

type Line = { readonly label: string; readonly value: string; readonly isStrong?: boolean }

/** The figures of the team, in the order in which they are computed with. */
function useFigures({ figures, kind, currency, base, carriedIn, carriedOut }: PayslipRead): readonly Line[] {
  const t = useTranslations('payslip')
  const locale = useLocale()
  const { write, writeNet } = useAmounts(currency)
  const names = kind === 'dividend' ? DIVIDEND : (['validBet'] as const)
  return [
    ...names.map((name) => ({ label: t(`figures.${name}`), value: write(figures[name]) })),
    { label: t('figures.activeMembers'), value: figures.activeMembers.toLocaleString(locale) },
    ...(carriedIn === 0n ? [] : [{ label: t('carriedIn'), value: writeNet(carriedIn) }]),
    { label: t('base'), value: writeNet(base) },
    ...(carriedOut === 0n ? [] : [{ label: t('carriedOut'), value: writeNet(carriedOut) }]),
  ]
}

function useLines(payslip: PayslipRead): readonly Line[] {
  const t = useTranslations('payslip')
  const { write, writeNet } = useAmounts(payslip.currency)
  const { tier, gross, downlines, rebates, pay } = payslip
  const reached = tier === null ? t('noTier') : t('tier', { tier: String(tier + 1) })
  return [
    ...useFigures(payslip),
    { label: `${t('gross')} (${reached})`, value: write(gross), isStrong: true },
    ...downlines.map(({ name, amount }) => ({ label: t('downline', { name }), value: writeNet(-amount) })),
    ...(rebates === 0n ? [] : [{ label: t('ownRebates'), value: writeNet(-rebates) }]),
    { label: t('result'), value: write(pay), isStrong: true },
  ]
}

/** How a payslip was computed, line by line. */
export function PayslipLines({ payslip }: { readonly payslip: PayslipRead }) {
  const t = useTranslations('payslip')
  const { write } = useAmounts(payslip.currency)
  const lines = useLines(payslip)
  return (
    <div className="grid gap-2">
      <dl aria-label={t('lines')} className="divide-line grid grid-cols-1 divide-y text-sm">
        {lines.map(({ label, value, isStrong = false }) => (
          <div key={label} className={classes('flex justify-between gap-4 py-2', isStrong && 'font-bold')}>
            <dt className={classes('min-w-0', !isStrong && 'text-text-soft')}>{label}</dt>
            <dd className="tabular shrink-0">{value}</dd>
          </div>
        ))}
      </dl>
      {payslip.debt > 0n && <p className="text-text-soft text-sm">{t('debt', { amount: write(payslip.debt) })}</p>}
    </div>
  )
}

import { useTranslations } from 'use-intl'
import type { AgentContract } from '@ronda/contract'
import { useLocale } from '@ronda/ui'
import { useAmounts } from '../statement/useAmounts.ts'
import { percentOf } from './termsForm.ts'

type TermsViewProps = {
  /** Without a notice: only what is paid. */
  readonly contract: Pick<AgentContract, 'terms'> & { readonly noticeDays?: number | null }
}

/** What a tier pays and from where on, in words. */
function useTierTexts({ terms }: TermsViewProps['contract']): readonly (readonly [string, string])[] {
  const t = useTranslations('agentContractTerms')
  const locale = useLocale()
  const { write } = useAmounts(terms.currency)
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return terms.tiers.map(({ rateMillionths, validBetMin, lossMin, activeMembersMin }) => {
    const rate = percentOf(rateMillionths, locale)
    const needs = [
      ...(validBetMin > 0n ? [t('validBet', { amount: write(validBetMin) })] : []),
      ...(lossMin > 0n ? [t('loss', { amount: write(lossMin) })] : []),
      ...(activeMembersMin > 0 ? [t('members', { count: activeMembersMin.toLocaleString(locale) })] : []),
    ]
    const paid = t(terms.kind === 'dividend' ? 'ofResult' : 'ofBets', { rate })
    return [paid, needs.length === 0 ? t('always') : t('from', { list: list.format(needs) })]
  })
}

/** The terms of a contract in words. */
export function TermsView({ contract }: TermsViewProps) {
  const { terms, noticeDays } = contract
  const t = useTranslations('agentContractTerms')
  const locale = useLocale()
  const { write } = useAmounts(terms.currency)
  const tiers = useTierTexts(contract)
  const { activeFrom, platformMillionths } = terms
  const isDividend = terms.kind === 'dividend'
  const rules = [
    t(`periods.${terms.period}`),
    t(`tierKinds.${terms.tierKind}`),
    ...(isDividend ? [t(`measures.${terms.measure}`), t(`carries.${terms.carry}`)] : []),
    activeFrom > 0n ? t('activeFrom', { amount: write(activeFrom) }) : t('activeAny'),
    ...(platformMillionths > 0 ? [t('platform', { rate: percentOf(platformMillionths, locale) })] : []),
    ...(noticeDays === undefined ? [] : [noticeDays === null ? t('noNotice') : t('notice', { days: `${noticeDays}` })]),
    ...(isDividend ? [t('withoutFees')] : []),
    t('byPlatform'),
  ]
  return (
    <div className="grid grid-cols-1 gap-4">
      <ol className="grid gap-2">
        {tiers.map(([paid, from], place) => (
          <li key={paid} className="bg-surface-2 flex gap-3 rounded-md px-4 py-3">
            <span className="text-accent-text tabular font-bold">{place + 1}</span>
            <span className="min-w-0">
              <span className="block font-medium">{paid}</span>
              <span className="text-text-soft block text-sm">{from}</span>
            </span>
          </li>
        ))}
      </ol>
      <ul className="text-text-soft grid list-disc gap-1 ps-5 text-sm">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  )
}

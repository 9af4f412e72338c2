import { Plus, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Currency } from '@ronda/core'
import { CARRY_KINDS, MEASURES, TIER_KINDS, TIERS_MAX } from '@ronda/core/payroll'
import { Button, IconButton, MoneyField, TextField } from '@ronda/ui'
import { Choice } from '../form/Choice.tsx'
import { FRESH_TIER, PERIODS, type TermsForm, type TermsProblem, type TierForm } from './termsForm.ts'

export type TermsFieldsProps = {
  readonly form: TermsForm
  readonly currency: Currency
  /** Shown once somebody has tried to send. */
  readonly problem: TermsProblem | undefined
  readonly onChange: (part: Partial<TermsForm>) => void
}

const PERCENT_LENGTH = 8
const COUNT_LENGTH = 7

type TierProps = Pick<TermsFieldsProps, 'currency'> & {
  readonly tier: TierForm
  readonly place: number
  readonly isDividend: boolean
  readonly onChange: (part: Partial<TierForm>) => void
  readonly onRemove: (() => void) | undefined
}

function TierFields({ tier, place, isDividend, currency, onChange, onRemove }: TierProps) {
  const t = useTranslations('agentContractTerms.form')
  const title = t('tier', { place: `${place}` })
  return (
    <fieldset className="border-line grid grid-cols-1 gap-3 rounded-lg border p-4">
      <legend className="spoken">{title}</legend>
      <div className="flex items-center justify-between gap-3">
        <p aria-hidden className="font-bold">
          {title}
        </p>
        {onRemove !== undefined && (
          <IconButton icon={Trash2} label={t('remove', { place: `${place}` })} onClick={onRemove} />
        )}
      </div>
      <div className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
        <TextField
          label={t('rate')}
          value={tier.rate}
          inputMode="decimal"
          autoComplete="off"
          maxLength={PERCENT_LENGTH}
          onChange={(event) => onChange({ rate: event.target.value })}
        />
        <MoneyField
          label={t('validBet')}
          currency={currency}
          text={tier.validBet}
          onText={(validBet) => onChange({ validBet })}
        />
        {isDividend && (
          <MoneyField label={t('loss')} currency={currency} text={tier.loss} onText={(loss) => onChange({ loss })} />
        )}
        <TextField
          label={t('active')}
          value={tier.active}
          inputMode="numeric"
          autoComplete="off"
          maxLength={COUNT_LENGTH}
          onChange={(event) => onChange({ active: event.target.value })}
        />
      </div>
    </fieldset>
  )
}

function DividendFields({ form, onChange }: Pick<TermsFieldsProps, 'form' | 'onChange'>) {
  const t = useTranslations('agentContractTerms')
  return (
    <>
      <Choice
        label={t('form.period')}
        value={form.period}
        options={PERIODS.dividend.map((value) => ({ value, label: t(`periods.${value}`) }))}
        onChoose={(period) => onChange({ period })}
      />
      <Choice
        label={t('form.tierKind')}
        value={form.tierKind}
        options={TIER_KINDS.map((value) => ({ value, label: t(`tierKinds.${value}`) }))}
        onChoose={(tierKind) => onChange({ tierKind })}
      />
      <Choice
        label={t('form.measure')}
        value={form.measure}
        options={MEASURES.map((value) => ({ value, label: t(`measures.${value}`) }))}
        onChoose={(measure) => onChange({ measure })}
      />
      <Choice
        label={t('form.carry')}
        value={form.carry}
        options={CARRY_KINDS.map((value) => ({ value, label: t(`carries.${value}`) }))}
        onChoose={(carry) => onChange({ carry })}
      />
      <TextField
        label={t('form.platform')}
        value={form.platform}
        inputMode="decimal"
        autoComplete="off"
        maxLength={PERCENT_LENGTH}
        onChange={(event) => onChange({ platform: event.target.value })}
      />
    </>
  )
}

/** The terms of an offer as a form. Tiers have no id, so their place is their key. */
export function TermsFields({ form, currency, problem, onChange }: TermsFieldsProps) {
  const t = useTranslations('agentContractTerms.form')
  const tFaults = useTranslations('agentContractTerms.faults')
  const { tiers } = form
  const change = (at: number, part: Partial<TierForm>): void =>
    onChange({ tiers: tiers.map((each, index) => (index === at ? { ...each, ...part } : each)) })
  return (
    <div className="grid grid-cols-1 gap-4">
      {form.kind === 'dividend' && <DividendFields form={form} onChange={onChange} />}
      <MoneyField
        label={t('activeFrom')}
        currency={currency}
        text={form.activeFrom}
        onText={(activeFrom) => onChange({ activeFrom })}
      />
      {tiers.map((tier, at) => (
        <TierFields
          key={at}
          tier={tier}
          place={at + 1}
          isDividend={form.kind === 'dividend'}
          currency={currency}
          onChange={(part) => change(at, part)}
          onRemove={tiers.length > 1 ? () => onChange({ tiers: tiers.filter((_, index) => index !== at) }) : undefined}
        />
      ))}
      {tiers.length < TIERS_MAX && (
        <div>
          <Button size="small" variant="quiet" onClick={() => onChange({ tiers: [...tiers, FRESH_TIER] })}>
            <Plus aria-hidden className="size-icon-small" />
            {t('add')}
          </Button>
        </div>
      )}
      <TextField
        label={t('notice')}
        value={form.notice}
        inputMode="numeric"
        autoComplete="off"
        maxLength={COUNT_LENGTH}
        onChange={(event) => onChange({ notice: event.target.value })}
      />
      {problem !== undefined && (
        <p role="alert" className="text-loss text-sm">
          {tFaults(problem)}
        </p>
      )}
    </div>
  )
}

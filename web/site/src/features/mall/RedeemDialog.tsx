import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { RECIPIENT_MAX, type Good } from '@ronda/contract'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { PasswordInput } from '@ronda/base/form/PasswordInput.tsx'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, Dialog, formatCount, Skeleton, TextField, useLocale } from '@ronda/ui'
import { PinNeeded } from '../../shell/wallet/PinNeeded.tsx'
import { paymentQuery } from '../../shell/wallet/paymentPassword.queries.ts'
import { EMPTY, mostOf, problemsOf, type Form, type FormProblem } from './redeemForm.ts'
import { useRedeem } from './useRedeem.ts'

type RedeemProps = {
  readonly good: Good
  /** Whole points of the member. */
  readonly current: number
  readonly onClose: () => void
}

/** What it costs and what remains. */
function Cost({ good, current, quantity }: Pick<RedeemProps, 'good' | 'current'> & { readonly quantity: number }) {
  const t = useTranslations('mall')
  const locale = useLocale()
  const { write } = useAmounts(good.currency)
  const cost = good.price * quantity
  return (
    <dl aria-live="polite" className="bg-surface-2 grid grid-cols-2 gap-4 rounded-lg p-4">
      <div>
        <dt className="text-text-faint text-sm">{t('dialog.cost')}</dt>
        <dd className="tabular text-xl font-bold">{t('price', { count: cost })}</dd>
      </div>
      <div>
        <dt className="text-text-faint text-sm">{t('dialog.left')}</dt>
        <dd className="tabular text-xl font-bold">{formatCount(Math.max(0, current - cost), locale)}</dd>
      </div>
      {good.amount !== null && (
        <div className="col-span-2">
          <dt className="text-text-faint text-sm">{t('dialog.get')}</dt>
          <dd className="tabular text-gain text-xl font-bold">{write(good.amount * BigInt(quantity))}</dd>
        </div>
      )}
    </dl>
  )
}

type FieldsProps = {
  readonly form: Form
  readonly problems: ReadonlySet<FormProblem>
  readonly onChange: (part: Partial<Form>) => void
}

const AUTOCOMPLETE = { name: 'name', address: 'street-address', phone: 'tel' } as const

/** Where a good is sent. */
function RecipientFields({ form, problems, onChange }: FieldsProps) {
  const t = useTranslations('mall.dialog')
  return (
    <fieldset className="grid grid-cols-1 gap-4">
      <legend className="text-text-soft mb-3 text-sm">{t('where')}</legend>
      {(['name', 'address', 'phone'] as const).map((field) => (
        <TextField
          key={field}
          label={t(field)}
          value={form[field]}
          maxLength={RECIPIENT_MAX[field]}
          autoComplete={AUTOCOMPLETE[field]}
          inputMode={field === 'phone' ? 'tel' : 'text'}
          error={problems.has(field) ? t(`problems.${field}`) : undefined}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      ))}
    </fieldset>
  )
}

function RedeemForm({ good, current, onClose }: RedeemProps) {
  const t = useTranslations('mall')
  const [form, setForm] = useState(EMPTY)
  const [isTried, setTried] = useState(false)
  const { passwordProblem, failure, isBusy = false, redeem, forgive } = useRedeem(good, onClose)
  const found = problemsOf(form, good, current)
  const problems = isTried ? found : new Set<FormProblem>()
  const change = (part: Partial<Form>): void => {
    setForm((before) => ({ ...before, ...part }))
    forgive()
  }
  const quantities = Array.from({ length: mostOf(good) }, (_, at) => String(at + 1))
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isBusy && found.size === 0) void redeem(form)
      }}
    >
      {quantities.length > 1 && (
        <Choice
          label={t('dialog.quantity')}
          value={String(form.quantity)}
          options={quantities.map((value) => ({ value, label: value }))}
          onChoose={(value) => change({ quantity: Number(value) })}
        />
      )}
      <Cost good={good} current={current} quantity={form.quantity} />
      {found.has('points') && (
        <p role="alert" className="text-loss text-sm">
          {t('dialog.problems.points', { points: t('price', { count: current }) })}
        </p>
      )}
      {good.kind === 'delivery' && <RecipientFields form={form} problems={problems} onChange={change} />}
      <PasswordInput
        label={t('dialog.password')}
        value={form.password}
        inputMode="numeric"
        autoComplete="off"
        error={passwordProblem ?? (problems.has('password') ? t('dialog.problems.password') : undefined)}
        onChange={(event) => change({ password: event.target.value })}
      />
      <FormError text={failure} />
      <Button type="submit" size="large" isWide isBusy={isBusy} disabled={found.has('points')}>
        {t('dialog.send', { points: t('price', { count: good.price * form.quantity }) })}
      </Button>
    </form>
  )
}

/** Redeems a good: how many, the cost, where to send it, and the payment password. */
export function RedeemDialog(props: RedeemProps) {
  const t = useTranslations('mall')
  const { data } = useQuery(paymentQuery)
  return (
    <Dialog title={t('redeemNamed', { name: props.good.name })} closeLabel={t('dialog.close')} onClose={props.onClose}>
      {data === undefined && <Skeleton className="h-stage-text rounded-xl" />}
      {data?.isSet === false && <PinNeeded />}
      {data?.isSet === true && <RedeemForm {...props} />}
    </Dialog>
  )
}

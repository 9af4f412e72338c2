import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DepositOffer, DepositWay } from '@ronda/contract'
import { feeOf, money, type Currency } from '@ronda/core'
import { Button, formatMoney, MoneyField, parseTyped, useLocale } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { quickAmounts } from './amount.ts'
import { MethodPicker } from './MethodPicker.tsx'
import { useAskDeposit } from './useAskDeposit.ts'

export type DepositFormProps = {
  readonly ways: readonly DepositOffer[]
  readonly currency: Currency
  readonly decimals: number
}

type Chosen = Pick<DepositFormProps, 'currency' | 'decimals'> & { readonly offer: DepositOffer }

/** The error text for the amount; undefined when it can be paid. */
function useProblem({ offer, currency, decimals }: Chosen): (text: string) => string | undefined {
  const t = useTranslations('deposit.problems')
  const locale = useLocale()
  const written = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  return (text) => {
    const typed = parseTyped(text, currency, locale)
    if (!typed.ok)
      return typed.error === 'tooLarge' ? t('above', { max: written(offer.max) }) : t(typed.error, { decimals })
    if (typed.value < offer.min) return t('below', { min: written(offer.min) })
    return typed.value > offer.max ? t('above', { max: written(offer.max) }) : undefined
  }
}

function Summary({ atoms, offer, currency }: { readonly atoms: bigint } & Pick<Chosen, 'offer' | 'currency'>) {
  const t = useTranslations('deposit.summary')
  const locale = useLocale()
  const fee = feeOf(atoms, offer.feePermille, currency)
  const written = (value: bigint): string => formatMoney(money(value, currency), locale)
  return (
    <dl className="bg-surface-2 grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 rounded-md p-4 text-sm">
      <dt className="text-text-soft">{t('youPay')}</dt>
      <dd className="tabular text-end">{written(atoms + fee)}</dd>
      <dt className="text-text-soft">{t('fee')}</dt>
      <dd className="tabular text-end">{written(fee)}</dd>
      <dt className="font-bold">{t('youGet')}</dt>
      <dd className="tabular text-end font-bold">{written(atoms)}</dd>
    </dl>
  )
}

/** The refusal as text; the number of decimals is known only here, not where refusal texts are. */
function useFailureText(
  decimals: number,
): (code: Parameters<ReturnType<typeof useLanguage>['refusalText']>[0]) => string {
  const t = useTranslations('deposit.problems')
  const { refusalText } = useLanguage()
  return (code) => (code === 'deposit.decimals' ? t('tooManyDecimals', { decimals }) : refusalText(code))
}

type FormProps = Chosen & { readonly ways: readonly DepositOffer[]; readonly onChoose: (way: DepositWay) => void }

function Form({ ways, offer, currency, decimals, onChoose }: FormProps) {
  const t = useTranslations('deposit')
  const locale = useLocale()
  const failureText = useFailureText(decimals)
  const problemOf = useProblem({ offer, currency, decimals })
  const { isBusy, failure, ask, forget } = useAskDeposit(offer.way, currency)
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const typed = parseTyped(text, currency, locale)
  const problem = problemOf(text)
  const payable = problem === undefined && typed.ok ? typed.value : undefined
  const written = (value: bigint): string => formatMoney(money(value, currency), locale)
  return (
    <form
      noValidate
      className="bg-surface-1 border-line grid grid-cols-1 gap-5 rounded-xl border p-5"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (payable !== undefined && !isBusy) void ask(payable)
      }}
    >
      <MoneyField
        label={t('amount')}
        currency={currency}
        text={text}
        onText={(next) => {
          setText(next)
          forget()
        }}
        onBlur={() => text !== '' && setTried(true)}
        hint={t('amountHint', { min: written(offer.min), max: written(offer.max) })}
        error={isTried ? problem : undefined}
        quick={quickAmounts(offer.min, offer.max)}
        quickLabel={t('quick')}
        max={{ atoms: offer.max, label: t('max') }}
        isLarge
      />
      <MethodPicker
        offers={ways}
        currency={currency}
        amount={typed.ok ? typed.value : undefined}
        chosen={offer.way}
        onChoose={onChoose}
      />
      {payable !== undefined && offer.feePermille > 0 && <Summary atoms={payable} offer={offer} currency={currency} />}
      <FormError text={failure === undefined ? undefined : failureText(failure)} />
      <Button type="submit" size="large" isWide isBusy={isBusy}>
        {payable === undefined ? t('submit') : t('submitAmount', { amount: written(payable) })}
      </Button>
      <p className="text-text-faint text-center text-sm">
        {t('limitsText')}{' '}
        <Link to="/control" className="text-accent-text font-medium underline underline-offset-4">
          {t('limitsLink')}
        </Link>
      </p>
    </form>
  )
}

/**
 * The amount first, then the method: the amount stays when another method is chosen. Undefined where no method is open.
 */
export function DepositForm({ ways, currency, decimals }: DepositFormProps) {
  const [chosen, choose] = useState<DepositWay>()
  const offer = ways.find(({ way, isClosed }) => way === chosen && !isClosed) ?? ways.find(({ isClosed }) => !isClosed)
  if (offer === undefined) return null
  return <Form ways={ways} offer={offer} currency={currency} decimals={decimals} onChoose={choose} />
}

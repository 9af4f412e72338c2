import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import type { DepositOffer } from '@ronda/contract'
import { feeOf, money, type Currency } from '@ronda/core'
import {
  Button,
  classes,
  currencySign,
  formatMoney,
  formatMoneyRound,
  makeTyped,
  parseTyped,
  TextField,
  useLocale,
} from '@ronda/ui'
import { api } from '../../api.ts'
import { useSpeech } from '../../language/useSpeech.ts'
import { FormTrouble } from '../../people/session/FormTrouble.tsx'
import { CASHIER_KEY } from '../cashierKey.ts'
import { quickAmounts } from './amount.ts'
import { depositQuery } from './deposit.queries.ts'

export type AmountFormProps = {
  readonly offer: DepositOffer
  readonly currency: Currency
  readonly decimals: number
}

/** What is wrong with the amount, in words; nothing when it can be paid. */
function useProblem({ offer, currency, decimals }: AmountFormProps): (text: string) => string | undefined {
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

function Sign({ children }: { readonly children: string }) {
  return (
    <span aria-hidden className="text-text-faint ps-4 font-bold">
      {children}
    </span>
  )
}

type QuickProps = Pick<AmountFormProps, 'offer' | 'currency'> & {
  readonly chosen: bigint | undefined
  readonly onChoose: (atoms: bigint) => void
}

function QuickAmounts({ offer, currency, chosen, onChoose }: QuickProps) {
  const t = useTranslations('deposit')
  const locale = useLocale()
  return (
    <div role="group" aria-label={t('quick')} className="flex flex-wrap gap-2">
      {[...quickAmounts(offer.min, offer.max), offer.max].map((atoms) => (
        <button
          key={atoms.toString()}
          type="button"
          aria-pressed={atoms === chosen}
          onClick={() => onChoose(atoms)}
          className={classes(
            'tabular min-h-control-small flex-1 rounded-full border px-2 text-sm font-medium whitespace-nowrap transition-colors',
            atoms === chosen
              ? 'bg-accent-soft text-accent-text border-accent'
              : 'border-line bg-surface-2 text-text-soft hover:text-text hover:bg-surface-3',
          )}
        >
          {atoms === offer.max ? t('max') : formatMoneyRound(money(atoms, currency), locale)}
        </button>
      ))}
    </div>
  )
}

function Summary({ atoms, offer, currency }: { readonly atoms: bigint } & Pick<AmountFormProps, 'offer' | 'currency'>) {
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

type Asking = {
  readonly isBusy: boolean
  readonly trouble: Refusal['code'] | undefined
  readonly ask: (atoms: bigint) => Promise<void>
  readonly forget: () => void
}

/** Asks for a deposit and goes to its page. Pressed twice, or sent again after a lost answer, it is one deposit. */
function useAsk({ offer: { way }, currency }: AmountFormProps): Asking {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<Refusal['code']>()
  const asked = useRef<{ readonly what: string; readonly key: string }>(undefined)
  async function ask(atoms: bigint): Promise<void> {
    const what = `${way} ${atoms}`
    const key = asked.current?.what === what ? asked.current.key : crypto.randomUUID()
    asked.current = { what, key }
    setTrouble(undefined)
    setBusy(true)
    const reply = await api.deposit.create({ key, way, amount: atoms, currency })
    setBusy(false)
    // The name is kept only for an answer that got lost: after a refusal, the next try is another deposit.
    if (reply.ok || reply.error.code === 'deposit.provider_closed') asked.current = undefined
    if (!reply.ok) return setTrouble(reply.error.code)
    queries.setQueryData(depositQuery(reply.value.id).queryKey, reply.value)
    void queries.invalidateQueries({ queryKey: CASHIER_KEY })
    return navigate({ to: '/member', search: { view: 'depositv2', deposit: reply.value.id } })
  }
  return { isBusy, trouble, ask, forget: () => setTrouble(undefined) }
}

/** How much, and on to pay it. */
export function AmountForm(props: AmountFormProps) {
  const { offer, currency, decimals } = props
  const t = useTranslations('deposit')
  const locale = useLocale()
  const { refusalText } = useSpeech()
  const problemOf = useProblem(props)
  const { isBusy, trouble, ask, forget } = useAsk(props)
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const typed = parseTyped(text, currency, locale)
  const problem = problemOf(text)
  const atoms = typed.ok ? typed.value : undefined
  const payable = problem === undefined ? atoms : undefined
  const written = (value: bigint): string => formatMoney(money(value, currency), locale)
  function submit(): void {
    setTried(true)
    if (payable !== undefined && !isBusy) void ask(payable)
  }
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label={t('amount')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => text !== '' && setTried(true)}
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={24}
        hint={t('amountHint', { min: written(offer.min), max: written(offer.max) })}
        error={isTried ? problem : undefined}
        before={<Sign>{currencySign(currency, locale)}</Sign>}
        after={<span className="text-text-faint pe-4 text-sm">{currency}</span>}
      />
      <QuickAmounts
        offer={offer}
        currency={currency}
        chosen={atoms}
        onChoose={(value) => {
          setText(makeTyped(value, currency, locale))
          forget()
        }}
      />
      {payable !== undefined && offer.feePermille > 0 && <Summary atoms={payable} offer={offer} currency={currency} />}
      <FormTrouble text={trouble === undefined ? undefined : refusalText(trouble)} />
      <Button type="submit" size="large" isWide isBusy={isBusy}>
        {payable === undefined ? t('submit') : t('submitAmount', { amount: written(payable) })}
      </Button>
    </form>
  )
}

import { useState, type SubmitEvent } from 'react'
import { useNow, useTranslations } from 'use-intl'
import type { WithdrawalAllowance } from '@ronda/contract'
import { decimalsOf, feeOf, type Currency } from '@ronda/core'
import { Button, MoneyField, parseTyped, useLocale } from '@ronda/ui'
import type { Bound } from '../../shell/wallet/payoutAccounts.queries.ts'
import type { PayoutParts } from './payoutParts.ts'
import { readAmount, type AmountProblem } from './amount.ts'
import { ConfirmDialog, type Asked } from './ConfirmDialog.tsx'
import { AllowanceSummary } from './AllowanceSummary.tsx'
import { useMoneyText } from '@ronda/base/withdrawal/useMoneyText.ts'

type RequestFormProps = Pick<PayoutParts, 'Accounts'> & {
  readonly allowance: WithdrawalAllowance
  readonly bound: Bound
}

function useProblemText(currency: Currency): (problem: AmountProblem) => string {
  const t = useTranslations('withdrawal.form')
  const decimals = decimalsOf(currency)
  return (problem) =>
    'amount' in problem ? t(problem.problem, { amount: problem.amount }) : t(problem.problem, { decimals })
}

/** The amount after the fee, where there is one. */
function Cost({ allowance, text }: { readonly allowance: WithdrawalAllowance; readonly text: string }) {
  const t = useTranslations('withdrawal.form')
  const locale = useLocale()
  const show = useMoneyText(allowance.currency)
  const { feePermille, currency } = allowance
  const hours = String(allowance.promisedHours)
  if (feePermille === 0) return <p className="text-text-soft text-sm">{t('free', { hours })}</p>
  const typed = parseTyped(text, currency, locale)
  const amount = typed.ok ? typed.value : 0n
  const fee = feeOf(amount, feePermille, currency)
  return (
    <>
      <dl className="grid gap-1 text-sm">
        <div className="flex justify-between gap-4">
          <dt className="text-text-soft">{t('fee')}</dt>
          <dd className="tabular">{show(fee)}</dd>
        </div>
        <div className="flex justify-between gap-4 font-medium">
          <dt>{t('youGet')}</dt>
          <dd className="tabular">{show(amount - fee)}</dd>
        </div>
      </dl>
      <p className="text-text-soft text-sm">{t('within', { hours })}</p>
    </>
  )
}

/** Amount and account. Nothing is sent before it is confirmed with the payment password. */
export function RequestForm({ allowance, bound, Accounts }: RequestFormProps) {
  const t = useTranslations('withdrawal.form')
  const locale = useLocale()
  const show = useMoneyText(allowance.currency)
  const problemText = useProblemText(allowance.currency)
  const now = useNow({ updateInterval: 60_000 })
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<string>()
  const [isTried, setTried] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const ready = bound.list.filter(({ usableAt, isOwnName }) => isOwnName && usableAt <= now.getTime())
  // Falls back to the first usable account if the chosen one was removed meanwhile.
  const account = ready.find(({ id }) => id === picked) ?? ready[0]

  const amount = readAmount(text, allowance, locale)

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    setTried(true)
    if (account === undefined || typeof amount !== 'bigint') return
    // The maximum is requested as such, because it may change before the confirmation.
    setAsked({ key: crypto.randomUUID(), account, amount, isMost: amount === allowance.most })
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      className="bg-surface-1 border-line grid grid-cols-1 gap-5 rounded-xl border p-5"
    >
      <AllowanceSummary allowance={allowance} />
      <MoneyField
        label={t('amount')}
        currency={allowance.currency}
        text={text}
        onText={(typed) => {
          setText(typed)
          setTried(false)
        }}
        onBlur={() => text !== '' && setTried(true)}
        hint={allowance.most > 0n ? t('range', { min: show(allowance.min), max: show(allowance.most) }) : undefined}
        error={isTried && typeof amount !== 'bigint' ? problemText(amount) : undefined}
        max={allowance.most > 0n ? { atoms: allowance.most, label: t('most') } : undefined}
        isLarge
      />
      <Accounts bound={bound} chosen={account?.id} onChoose={setPicked} />
      <Cost allowance={allowance} text={text} />
      <Button type="submit" size="large" isWide disabled={allowance.most === 0n || account === undefined}>
        {t('next')}
      </Button>
      {asked && (
        <ConfirmDialog
          asked={asked}
          allowance={allowance}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined)
            setText('')
            setTried(false)
          }}
        />
      )}
    </form>
  )
}

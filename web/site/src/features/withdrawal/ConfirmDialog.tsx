import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import type { PayoutAccountLine, WithdrawalAllowance } from '@ronda/contract'
import { Button, Dialog, PasswordField, toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { proven } from '@ronda/base/session/prove.ts'
import { useFirstFocus } from '@ronda/base/form/useFirstFocus.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'
import { balanceQuery } from '@ronda/base/wallet/balance.queries.ts'
import { accountName } from '@ronda/base/withdrawal/accountName.ts'
import { useMoneyText } from '@ronda/base/withdrawal/useMoneyText.ts'

export type Asked = {
  /** The idempotency key: one withdrawal, however often it is sent. */
  readonly key: string
  readonly account: PayoutAccountLine
  readonly amount: bigint
  readonly isMost: boolean
}

type ConfirmDialogProps = {
  readonly asked: Asked
  readonly allowance: WithdrawalAllowance
  readonly onClose: () => void
  readonly onDone: () => void
}

const OF_PASSWORD = new Set<Refusal['code']>(['payment_password.wrong', 'payment_password.locked'])

/** The confirmation, with the payment password. */
export function ConfirmDialog({ asked, allowance, onClose, onDone }: ConfirmDialogProps) {
  const t = useTranslations('withdrawal.confirm')
  const tAll = useTranslations('withdrawal')
  const { refusalText } = useLanguage()
  const show = useMoneyText(allowance.currency)
  const queries = useQueryClient()
  const format = useFormatter()
  const [failure, setFailure] = useState<string>()
  /** A temporary refusal says when it ends. */
  const failureText = ({ code, untilMs }: Refusal): string =>
    code === 'withdrawal.paused' && untilMs !== undefined
      ? tAll('paused.title', { when: format.dateTime(untilMs, { dateStyle: 'medium', timeStyle: 'short' }) })
      : refusalText(code)
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { password: '' } })
  useFirstFocus(() => setFocus('password'))
  const submit = handleSubmit(async ({ password }) => {
    setFailure(undefined)
    const { key, account, amount, isMost } = asked
    const request = { key, account: account.id, amount: isMost ? ('max' as const) : amount, paymentPassword: password }
    const reply = await proven(() => api.withdrawal.request(request))
    // The allowance has changed, or the page showed an old one.
    void queries.invalidateQueries({ queryKey: CASHIER_KEY })
    void queries.invalidateQueries({ queryKey: balanceQuery.queryKey })
    if (reply.ok) {
      toast(t('done', { hours: String(allowance.promisedHours) }))
      return onDone()
    }
    const { code } = reply.error
    if (!OF_PASSWORD.has(code)) return setFailure(failureText(reply.error))
    return setError('password', { message: refusalText(code) }, { shouldFocus: true })
  })
  return (
    <Dialog title={t('title')} closeLabel={tAll('close')} onClose={onClose}>
      <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        <p className="text-lg font-bold">
          {t('text', { amount: show(asked.amount), account: accountName(asked.account) })}
        </p>
        <p className="text-text-soft text-sm">{t('final')}</p>
        <PasswordField
          {...register('password', { validate: (value) => value !== '' || t('missing') })}
          label={t('password')}
          showLabel={t('show')}
          hideLabel={t('hide')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={128}
          error={formState.errors.password?.message}
        />
        <FormError text={failure} />
        <Button type="submit" size="large" isWide isBusy={formState.isSubmitting}>
          {t('send', { amount: show(asked.amount) })}
        </Button>
      </form>
    </Dialog>
  )
}

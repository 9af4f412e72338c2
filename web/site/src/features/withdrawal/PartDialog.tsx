import { useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { WithdrawalLine } from '@ronda/contract'
import { decimalsOf } from '@ronda/core'
import { Button, Dialog, MoneyField, parseTyped, useLocale } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useMoneyText } from '@ronda/base/withdrawal/useMoneyText.ts'
import { useWithdrawalAct } from './useWithdrawalAct.ts'

type PartDialogProps = { readonly withdrawal: WithdrawalLine; readonly onClose: () => void }

/** How much has arrived; staff search for the rest. */
export function PartDialog({ withdrawal, onClose }: PartDialogProps) {
  const t = useTranslations('withdrawal')
  const { refusalText } = useLanguage()
  const locale = useLocale()
  const act = useWithdrawalAct()
  const { id, currency, received: before, remaining } = withdrawal
  const show = useMoneyText(currency)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const typed = parseTyped(text, currency, locale)
    if (!typed.ok) return setError(t(`form.${typed.error}`, { decimals: decimalsOf(currency) }))
    if (typed.value > remaining) return setError(t('receipt.tooMuch', { amount: show(remaining) }))
    setBusy(true)
    const code = await act(
      () => api.withdrawal.confirm({ id, answer: 'received', before, amount: typed.value }),
      t('receipt.thanks'),
    )
    setBusy(false)
    return code === undefined ? onClose() : setError(refusalText(code))
  }

  return (
    <Dialog title={t('receipt.partTitle')} closeLabel={t('close')} onClose={onClose}>
      <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        <p className="text-text-soft text-sm">{t('receipt.partText', { amount: show(remaining) })}</p>
        <MoneyField
          label={t('receipt.partAmount')}
          currency={currency}
          text={text}
          onText={(typed) => {
            setText(typed)
            setError(undefined)
          }}
          error={error}
        />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {t('receipt.partSend')}
        </Button>
      </form>
    </Dialog>
  )
}

import { useBrandName } from '@ronda/base/brand/brandName.queries.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SANDBOX_CONFIRMATIONS, type SandboxCharge } from '@ronda/contract'
import { money } from '@ronda/core'
import { Button, formatMoney, makeTyped, parseTyped, TextField, useLocale } from '@ronda/ui'
import type { Act } from './useAct.ts'

type FormProps = {
  readonly charge: SandboxCharge
  readonly isBusy: boolean
  readonly onAct: (act: Act) => void
}

/** Any card number is accepted: nothing of it is sent. */
function CardForm({ charge: { amount, fee, currency }, isBusy, onAct }: FormProps) {
  const t = useTranslations('providerSandbox.card')
  const locale = useLocale()
  const due = amount + fee
  return (
    <>
      <TextField
        label={t('number')}
        defaultValue="4242 4242 4242 4242"
        inputMode="numeric"
        autoComplete="off"
        readOnly
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField label={t('expiry')} defaultValue="12/34" autoComplete="off" readOnly />
        <TextField label={t('code')} defaultValue="123" autoComplete="off" readOnly />
      </div>
      <Button size="large" isWide isBusy={isBusy} onClick={() => onAct({ act: 'pay', sent: due })}>
        {t('pay', { amount: formatMoney(money(due, currency), locale) })}
      </Button>
    </>
  )
}

function WalletForm({ charge: { amount, fee, currency }, isBusy, onAct }: FormProps) {
  const t = useTranslations('providerSandbox.ewallet')
  const locale = useLocale()
  const brand = useBrandName()
  const due = amount + fee
  return (
    <>
      <p className="text-text-soft text-center">
        {t('text', { brand, amount: formatMoney(money(due, currency), locale) })}
      </p>
      <Button size="large" isWide isBusy={isBusy} onClick={() => onAct({ act: 'pay', sent: due })}>
        {t('pay')}
      </Button>
    </>
  )
}

/** The payer may type another amount than requested. */
function SendForm({ charge, isBusy, onAct }: FormProps) {
  const t = useTranslations('providerSandbox')
  const locale = useLocale()
  const { way, amount, fee, paid, currency, reference } = charge
  const [text, setText] = useState(() => makeTyped(amount + fee, currency, locale))
  const [isTried, setTried] = useState(false)
  const typed = parseTyped(text, currency, locale)
  const sent = typed.ok && typed.value > 0n ? typed.value : undefined
  const isOnChain = way === 'crypto'
  function send(): void {
    setTried(true)
    if (sent !== undefined) onAct({ act: isOnChain ? 'send' : 'pay', sent })
  }
  return (
    <>
      <div className="bg-surface-2 grid gap-1 rounded-md p-4">
        <span className="text-text-faint text-xs">{isOnChain ? t('crypto.address') : t('bank.reference')}</span>
        <span className="font-mono text-sm break-all">{reference}</span>
      </div>
      <TextField
        label={isOnChain ? t('crypto.amount') : t('bank.amount')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        error={isTried && sent === undefined ? t('amountWrong') : undefined}
      />
      <Button size="large" isWide isBusy={isBusy} onClick={send}>
        {isOnChain ? t('crypto.send') : paid > 0n ? t('bank.again') : t('bank.pay')}
      </Button>
    </>
  )
}

function ConfirmForm({ charge: { confirmations }, isBusy, onAct }: FormProps) {
  const t = useTranslations('providerSandbox.crypto')
  return (
    <>
      <p aria-live="polite" className="text-center text-lg font-bold">
        {t('done', { done: confirmations, all: SANDBOX_CONFIRMATIONS })}
      </p>
      <Button size="large" isWide isBusy={isBusy} onClick={() => onAct({ act: 'confirm' })}>
        {t('confirm')}
      </Button>
    </>
  )
}

/** The payer's action, different for each method. */
export function PayForm(props: FormProps) {
  const { way, paid } = props.charge
  if (way === 'card') return <CardForm {...props} />
  if (way === 'ewallet') return <WalletForm {...props} />
  return way === 'crypto' && paid > 0n ? <ConfirmForm {...props} /> : <SendForm {...props} />
}

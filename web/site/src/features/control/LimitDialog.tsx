import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ControlOverview, MemberLimit } from '@ronda/contract'
import { ATOMS_PER_UNIT, hours, type Currency } from '@ronda/core'
import { Button, Dialog, makeTyped, MoneyField, parseTyped, TextField, useLocale } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useControlChange } from './control.queries.ts'
import { isLooser, parseMinutes } from './limitView.ts'
import { useLimitTexts } from './useLimitTexts.ts'

const QUICK: readonly bigint[] = [20n, 50n, 100n, 200n].map((units) => units * ATOMS_PER_UNIT)

/** The typed value: an amount, empty, or invalid. */
type Typed = bigint | 'empty' | 'wrong'

function useTyped({ kind, amount }: MemberLimit, { currency }: ControlOverview) {
  const locale = useLocale()
  const isTime = kind === 'session'
  const [text, setText] = useState(
    amount === null ? '' : isTime ? amount.toString() : makeTyped(amount, currency, locale),
  )
  function read(): Typed {
    if (text.trim() === '') return 'empty'
    if (isTime) return parseMinutes(text) ?? 'wrong'
    const parsed = parseTyped(text, currency, locale)
    return parsed.ok ? parsed.value : 'wrong'
  }
  return { text, setText, typed: read(), isTime }
}

type AmountFieldProps = {
  readonly isTime: boolean
  readonly error: string | undefined
  readonly currency: Currency
  readonly text: string
  readonly onText: (text: string) => void
}

/** Any amount of money or minutes. */
function AmountField({ isTime, ...field }: AmountFieldProps) {
  const t = useTranslations('control.edit')
  if (!isTime)
    return <MoneyField {...field} label={t('amount')} hint={t('hint')} quick={QUICK} quickLabel={t('quick')} />
  return (
    <TextField
      label={t('minutes')}
      hint={t('hintMinutes')}
      error={field.error}
      value={field.text}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      onChange={(event) => field.onText(event.target.value)}
    />
  )
}

export type LimitDialogProps = {
  readonly limit: MemberLimit
  readonly overview: ControlOverview
  readonly onClose: () => void
}

/** Sets one limit to any amount or removes it, and says beforehand when the change takes effect. */
export function LimitDialog({ limit, overview, onClose }: LimitDialogProps) {
  const t = useTranslations('control')
  const words = useLimitTexts(overview.currency)
  const change = useControlChange()
  const { text, setText, typed, isTime } = useTyped(limit, overview)
  const [isAsked, setAsked] = useState(false)
  // One idempotency key per opening of the dialog: a second press is the same request.
  const [key] = useState(() => crypto.randomUUID())
  const [raisedAtMs] = useState(() => Date.now() + hours(overview.raiseHours))
  const { kind, period } = limit
  const error =
    !isAsked || typeof typed === 'bigint'
      ? undefined
      : typed === 'empty'
        ? t('edit.empty')
        : t(isTime ? 'edit.wrongMinutes' : 'edit.wrong')

  async function save(amount: bigint | null): Promise<void> {
    const isWaiting = isLooser(amount, limit.amount)
    const reply = await change.mutateAsync({
      // Removing the limit is another request than setting it.
      ask: () => api.control.setLimit({ key: amount === null ? crypto.randomUUID() : key, kind, period, amount }),
      done: () => (isWaiting ? t('waiting', { time: words.time(raisedAtMs) }) : t('saved')),
    })
    if (reply.ok) onClose()
  }

  function submit(): void {
    setAsked(true)
    if (typeof typed === 'bigint') void save(typed)
  }

  return (
    <Dialog title={`${t(`limits.${kind}.title`)} · ${t(`limits.${period}`)}`} closeLabel={t('close')} onClose={onClose}>
      <form
        noValidate
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p className="text-text-soft">{t(`limits.${kind}.text`)}</p>
        <AmountField isTime={isTime} error={error} currency={overview.currency} text={text} onText={setText} />
        {typeof typed === 'bigint' && typed !== limit.amount && (
          <p aria-live="polite" className="bg-surface-2 rounded-md px-4 py-3 text-sm">
            {isLooser(typed, limit.amount) ? t('edit.higher', { time: words.time(raisedAtMs) }) : t('edit.lower')}
          </p>
        )}
        <Button type="submit" size="large" isWide isBusy={change.isPending}>
          {t('edit.save')}
        </Button>
        {limit.amount !== null && (
          <Button variant="quiet" isWide isBusy={change.isPending} onClick={() => void save(null)}>
            {t('edit.lift')}
          </Button>
        )}
      </form>
    </Dialog>
  )
}

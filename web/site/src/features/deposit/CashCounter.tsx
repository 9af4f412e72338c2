import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { money, type Currency } from '@ronda/core'
import { Button, formatMoney, TextField, toast, useLocale } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { proven } from '@ronda/base/session/prove.ts'

type Found = { readonly code: string; readonly member: string; readonly amount: bigint; readonly currency: Currency }

type FoundProps = { readonly found: Found; readonly onOver: () => void }

/** What the code stands for, and the confirmation that the cash was received. */
function CashFound({ found, onOver }: FoundProps) {
  const t = useTranslations('deposit.cash')
  const locale = useLocale()
  const { refusalText } = useLanguage()
  const [failure, setFailure] = useState<Refusal['code']>()
  const [isBusy, setBusy] = useState(false)
  const { code, member, amount, currency } = found
  const written = formatMoney(money(amount, currency), locale)
  async function confirmCash(): Promise<void> {
    setFailure(undefined)
    setBusy(true)
    const reply = await proven(() => api.deposit.confirmCash({ code, amount }))
    setBusy(false)
    if (!reply.ok) return setFailure(reply.error.code)
    toast(t('done', { amount: written, member }))
    return onOver()
  }
  return (
    <div className="bg-surface-2 grid grid-cols-1 gap-4 rounded-lg p-4">
      <p className="text-lg font-bold">{t('found', { member, amount: written })}</p>
      <p className="text-text-soft text-sm">{t('ask')}</p>
      <FormError text={failure === undefined ? undefined : refusalText(failure)} />
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={() => void confirmCash()}>
          {t('confirm', { amount: written })}
        </Button>
        <Button variant="quiet" onClick={onOver}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}

/** An agent takes cash: looks up the code, takes the money, and confirms the amount. */
export function CashCounter() {
  const t = useTranslations('deposit.cash')
  const { refusalText } = useLanguage()
  const [found, setFound] = useState<Found>()
  const { register, handleSubmit, reset, setError, formState } = useForm({ defaultValues: { code: '' } })
  const find = handleSubmit(async ({ code }) => {
    const reply = await api.deposit.cash({ code })
    if (reply.ok) setFound({ code, ...reply.value })
    else setError('code', { message: refusalText(reply.error.code) }, { shouldFocus: true })
  })
  function begin(): void {
    setFound(undefined)
    reset()
  }
  return (
    <section className="bg-surface-1 border-line grid grid-cols-1 gap-4 rounded-xl border p-5">
      <div>
        <h2 className="text-xl font-bold">{t('title')}</h2>
        <p className="text-text-soft mt-1 text-sm">{t('text')}</p>
      </div>
      {found === undefined ? (
        <form noValidate className="grid grid-cols-1 gap-3" onSubmit={(event) => void find(event)}>
          <TextField
            {...register('code', { validate: (value) => value.trim() !== '' || t('missing') })}
            label={t('code')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            error={formState.errors.code?.message}
          />
          <Button type="submit" isBusy={formState.isSubmitting}>
            {t('find')}
          </Button>
        </form>
      ) : (
        <CashFound found={found} onOver={begin} />
      )}
    </section>
  )
}

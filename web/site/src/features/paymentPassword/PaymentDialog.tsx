import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Dialog, toast } from '@ronda/ui'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { PinInput } from './PinInput.tsx'
import { usePaymentForm } from './usePaymentForm.ts'

type DialogProps = { readonly isSet: boolean; readonly onClose: () => void }

/** Six digits, twice; where one exists, also the current one or a stronger proof than the password. */
export function PaymentDialog({ isSet, onClose }: DialogProps) {
  const t = useTranslations('profile.payment')
  const tProfile = useTranslations('profile')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [isForgotten, setForgotten] = useState(false)
  const hasCurrent = isSet && !isForgotten
  const payment = usePaymentForm({
    hasCurrent,
    // Withdrawals are paused after this change, too.
    onSettled: () => void queries.invalidateQueries({ queryKey: CASHIER_KEY }),
    onDone() {
      toast(t('done'))
      onClose()
    },
  })
  const { form, failure } = payment
  const { errors } = form.formState
  const filled = (value: string): string | true => value !== '' || t('missing')
  return (
    <Dialog title={t(isSet ? 'changeTitle' : 'createTitle')} closeLabel={tProfile('close')} onClose={onClose}>
      <form noValidate className="grid grid-cols-1 gap-4" onSubmit={payment.submit}>
        {hasCurrent && (
          <PinInput
            {...form.register('current', { validate: filled, shouldUnregister: true })}
            label={t('current')}
            error={errors.current?.message}
          />
        )}
        {isForgotten && <p className="text-text-soft text-sm">{t('forgotText')}</p>}
        {isSet && (
          <span>
            <Button variant="quiet" size="small" onClick={() => setForgotten(!isForgotten)}>
              {t(isForgotten ? 'remember' : 'forgot')}
            </Button>
          </span>
        )}
        <PinInput
          {...form.register('next', { validate: filled })}
          label={t('next')}
          hint={t('hint')}
          error={errors.next?.message}
        />
        <PinInput
          {...form.register('again', { validate: (value) => value === form.getValues('next') || t('differs') })}
          label={t('again')}
          error={errors.again?.message}
        />
        <p className="text-text-soft text-sm">{t('pause')}</p>
        <FormError text={failure === undefined ? undefined : refusalText(failure)} />
        <Button type="submit" size="large" isWide isBusy={form.formState.isSubmitting}>
          {t('submit')}
        </Button>
      </form>
    </Dialog>
  )
}

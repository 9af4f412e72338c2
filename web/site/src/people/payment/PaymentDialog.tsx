import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button, Dialog, Tabs, toast } from '@ronda/ui'
import { useSpeech } from '../../language/useSpeech.ts'
import { FormTrouble } from '../session/FormTrouble.tsx'
import { CodeField } from '../verification/CodeField.tsx'
import { PinInput } from './PinInput.tsx'
import { PasswordInput } from '../password/PasswordInput.tsx'
import { paymentQuery } from './payment.queries.ts'
import { usePaymentForm, type Contacts, type PaymentForm, type Way } from './usePaymentForm.ts'

function ProofField({ way, payment }: { readonly way: Way; readonly payment: PaymentForm }) {
  const t = useTranslations('profile.payment')
  const { form, sending, contacts } = payment
  const error = form.formState.errors.proof?.message
  const field = form.register('proof', { validate: (value) => value.trim() !== '' || t('missing') })
  if (way === 'password') {
    return <PasswordInput {...field} label={t('password')} autoComplete="current-password" error={error} />
  }
  if (way === 'current') return <PinInput {...field} label={t('current')} error={error} />
  if (contacts.length === 0) return <p className="text-text-soft text-sm">{t('noContact')}</p>
  return (
    <Tabs
      label={t('channel')}
      tabs={contacts.map((id) => ({ id, label: t(id) }))}
      chosen={payment.channel}
      onChoose={payment.setChannel}
    >
      <CodeField {...field} sending={sending} error={error} />
    </Tabs>
  )
}

type DialogProps = { readonly isSet: boolean; readonly contacts: Contacts; readonly onClose: () => void }

/** Six digits, twice, and something that shows it is the owner who chooses them. */
export function PaymentDialog({ isSet, contacts, onClose }: DialogProps) {
  const t = useTranslations('profile.payment')
  const tProfile = useTranslations('profile')
  const { refusalText } = useSpeech()
  const queries = useQueryClient()
  const ways: readonly Way[] = isSet ? ['current', 'password', 'code'] : ['password', 'code']
  const [way, setWay] = useState<Way>(ways[0] ?? 'password')
  const payment = usePaymentForm({
    way,
    contacts,
    onSettled: () => void queries.invalidateQueries({ queryKey: paymentQuery.queryKey }),
    onDone() {
      toast(t('done'))
      onClose()
    },
  })
  const { form, trouble } = payment
  const { errors } = form.formState
  return (
    <Dialog title={t(isSet ? 'changeTitle' : 'createTitle')} closeLabel={tProfile('close')} onClose={onClose}>
      <form noValidate className="grid grid-cols-1 gap-4" onSubmit={payment.submit}>
        <PinInput
          {...form.register('next', { validate: (value) => value !== '' || t('missing') })}
          label={t('next')}
          hint={t('hint')}
          error={errors.next?.message}
        />
        <PinInput
          {...form.register('again', { validate: (value) => value === form.getValues('next') || t('differs') })}
          label={t('again')}
          error={errors.again?.message}
        />
        <fieldset className="grid min-w-0 grid-cols-1 gap-3">
          <legend className="text-text-soft mb-1 text-sm font-medium">{t('way')}</legend>
          <Tabs
            label={t('way')}
            tabs={ways.map((id) => ({ id, label: t(`ways.${id}`) }))}
            chosen={way}
            onChoose={(chosen) => {
              form.setValue('proof', '')
              form.clearErrors('proof')
              setWay(chosen)
            }}
          >
            <ProofField key={way} way={way} payment={payment} />
          </Tabs>
        </fieldset>
        <FormTrouble text={trouble === undefined ? undefined : refusalText(trouble)} />
        <Button type="submit" size="large" isWide isBusy={form.formState.isSubmitting}>
          {t('submit')}
        </Button>
      </form>
    </Dialog>
  )
}

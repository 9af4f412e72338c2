import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { Button, Dialog } from '@ronda/ui'
import { api } from '../../api.ts'
import { useSpeech } from '../../language/useSpeech.ts'
import { FormTrouble } from '../session/FormTrouble.tsx'
import { proven } from '../session/prove.ts'
import { useFirstFocus } from '../session/useFirstFocus.ts'
import { CodeField } from '../verification/CodeField.tsx'
import { digitsOf, isMobile } from '../verification/phone.ts'
import { PhoneField } from '../verification/PhoneField.tsx'
import { useCountries } from '../verification/useCountries.ts'
import { useSendCode } from '../verification/useSendCode.ts'
import type { ContactDialogProps } from './EmailDialog.tsx'

type Fields = { countryCode: string; mobileNum: string; code: string }

const FIELD_OF: Partial<Record<Refusal['code'], keyof Fields>> = {
  'verification.phone_invalid': 'mobileNum',
  'identity.mobile_taken': 'mobileNum',
  'verification.code_wrong': 'code',
  'verification.code_expired': 'code',
  'verification.code_used_up': 'code',
}

function useMobileForm(onDone: () => void) {
  const { language, refusalText } = useSpeech()
  const [trouble, setTrouble] = useState<Refusal['code']>()
  const form = useForm<Fields>({ defaultValues: { countryCode: '', mobileNum: '', code: '' } })
  const places = useCountries(useWatch({ control: form.control, name: 'countryCode' }))
  const countryDialingCode = places.country?.countryDialingCode ?? ''
  const mobileNum = digitsOf(useWatch({ control: form.control, name: 'mobileNum' }))
  const sending = useSendCode({
    purpose: 'setMobile',
    to: `${countryDialingCode} ${mobileNum}`,
    isReady: places.isSettled,
    async send() {
      if (!(await form.trigger('mobileNum', { shouldFocus: true }))) return undefined
      return proven(() => api.security.sendMobileCode({ mobileNum, countryDialingCode, language }))
    },
  })
  const submit = form.handleSubmit(async ({ code }) => {
    setTrouble(undefined)
    const reply = await proven(() => api.security.setMobile({ mobileNum, countryDialingCode, code: code.trim() }))
    if (reply.ok) return onDone()
    const field = FIELD_OF[reply.error.code]
    if (field === undefined) return setTrouble(reply.error.code)
    return form.setError(field, { message: refusalText(reply.error.code) }, { shouldFocus: true })
  })
  return { form, places, sending, submit, trouble: trouble === undefined ? undefined : refusalText(trouble) }
}

/** A number is kept once its owner has read the code that was sent to it. */
export function MobileDialog({ onClose, onDone }: ContactDialogProps) {
  const t = useTranslations('security')
  const tDoors = useTranslations('doors')
  const { form, places, sending, submit, trouble } = useMobileForm(onDone)
  const { register, formState } = form
  useFirstFocus(() => form.setFocus('mobileNum'))
  async function judge(value: string): Promise<string | undefined> {
    if (digitsOf(value) === '') return tDoors('phone.missing')
    return (await isMobile(places.country?.countryDialingCode ?? '', value)) ? undefined : tDoors('phone.invalid')
  }
  return (
    <Dialog title={t('mobile.title')} closeLabel={tDoors('close')} onClose={onClose}>
      <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        <PhoneField
          {...register('mobileNum', { validate: judge })}
          countries={places.countries}
          country={places.country}
          onRecheck={() => void form.trigger('mobileNum')}
          onChoose={(code) => form.setValue('countryCode', code)}
          error={formState.errors.mobileNum?.message}
        />
        <CodeField
          {...register('code', { validate: (value) => value.trim() !== '' || tDoors('code.missing') })}
          sending={sending}
          error={formState.errors.code?.message}
        />
        <FormTrouble text={trouble} />
        <Button type="submit" size="large" isWide isBusy={formState.isSubmitting}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}

import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { Button, Dialog } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { proven } from '@ronda/base/session/prove.ts'
import { useFirstFocus } from '@ronda/base/form/useFirstFocus.ts'
import { mobileOf } from '@ronda/base/verification/phone.ts'
import { PhoneCodeFields, type PhoneCode } from '../../shell/verification/PhoneCodeFields.tsx'
import { useCountries } from '@ronda/base/verification/useCountries.ts'
import type { ContactDialogProps } from './EmailDialog.tsx'

const FIELD_OF: Partial<Record<Refusal['code'], keyof PhoneCode>> = {
  'verification.phone_invalid': 'mobileNum',
  'identity.mobile_taken': 'mobileNum',
  'verification.code_wrong': 'verificationCode',
  'verification.code_expired': 'verificationCode',
  'verification.code_used_up': 'verificationCode',
}

function useMobileForm(onDone: () => void) {
  const { refusalText } = useLanguage()
  const [failure, setFailure] = useState<Refusal['code']>()
  const form = useForm<PhoneCode>({ defaultValues: { countryCode: '', mobileNum: '', verificationCode: '' } })
  const places = useCountries(useWatch({ control: form.control, name: 'countryCode' }))
  const submit = form.handleSubmit(async ({ mobileNum, verificationCode }) => {
    setFailure(undefined)
    const mobile = await mobileOf(mobileNum, places)
    const reply = await proven(() => api.security.setMobile({ ...mobile, code: verificationCode.trim() }))
    if (reply.ok) return onDone()
    const field = FIELD_OF[reply.error.code]
    if (field === undefined) return setFailure(reply.error.code)
    return form.setError(field, { message: refusalText(reply.error.code) }, { shouldFocus: true })
  })
  return { form, places, submit, failure: failure === undefined ? undefined : refusalText(failure) }
}

/** A number is stored once its owner has entered the code that was sent to it. */
export function MobileDialog({ onClose, onDone }: ContactDialogProps) {
  const t = useTranslations('security')
  const tAuth = useTranslations('session')
  const { language } = useLanguage()
  const { form, places, submit, failure } = useMobileForm(onDone)
  useFirstFocus(() => form.setFocus('mobileNum'))
  return (
    <Dialog title={t('mobile.title')} closeLabel={tAuth('close')} onClose={onClose}>
      <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
        <FormProvider {...form}>
          <PhoneCodeFields
            purpose="setMobile"
            places={places}
            send={(mobile) => proven(() => api.security.sendMobileCode({ ...mobile, language }))}
          />
        </FormProvider>
        <FormError text={failure} />
        <Button type="submit" size="large" isWide isBusy={form.formState.isSubmitting}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}

import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react'
import { useTranslations } from 'use-intl'
import { checkField, type RegisterField, type RegisterRule } from '@ronda/contract'
import { TextField } from '@ronda/ui'
import { PasswordInput } from '@ronda/base/form/PasswordInput.tsx'
import { CaptchaField } from '@ronda/base/verification/CaptchaField.tsx'
import { errorOf } from './errorOf.ts'
import { MobileInput, VerificationInput } from './MobileInput.tsx'
import { usePatternText } from './usePatternText.ts'
import type { FieldInputProps, RegisterForm } from './useRegisterForm.ts'

type PlainField = Exclude<RegisterField, 'captcha' | 'mobileNum' | 'verificationCode'>
type FieldAttributes = {
  readonly type?: HTMLInputTypeAttribute
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
}

const ATTRIBUTES: Record<PlainField, FieldAttributes> = {
  username: { autoComplete: 'username' },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  payeeName: { autoComplete: 'name' },
  paymentPassword: { autoComplete: 'off' },
  qqNum: { autoComplete: 'off' },
  line: { autoComplete: 'off' },
  whatsapp: { type: 'tel', autoComplete: 'tel' },
  facebook: { autoComplete: 'off' },
  wechat: { autoComplete: 'off' },
  idNumber: { autoComplete: 'off' },
  email: { type: 'email', autoComplete: 'email' },
  birthday: { autoComplete: 'bday' },
  recommenderId: { autoComplete: 'off' },
  affiliateCode: { autoComplete: 'off' },
}

type PlainInputProps = {
  readonly rule: RegisterRule
  readonly field: PlainField
  readonly filled: Pick<RegisterForm, 'form'>
}

/** A field whose rule is about its text alone. */
export function PlainInput({ rule, field, filled }: PlainInputProps) {
  const t = useTranslations('session')
  const tPattern = useTranslations('memberPatterns')
  const tPeople = useTranslations('people')
  const patternText = usePatternText()
  const { form } = filled
  const isSecret = field === 'password' || field === 'confirmPassword' || field === 'paymentPassword'
  const isDate = field === 'birthday' && rule.patternId === 'dateYmd'

  function validate(value: string): string | undefined {
    if (field === 'confirmPassword')
      return value === form.getValues('password') ? undefined : t('register.confirmWrong')
    const wrong = checkField(rule, value)
    if (wrong === undefined) return undefined
    return wrong === 'required' ? tPattern('required') : patternText(rule)
  }

  const shared = {
    ...form.register(field, {
      validate: validate,
      ...(field === 'password' && { deps: form.getValues('confirmPassword') === '' ? [] : ['confirmPassword'] }),
    }),
    ...ATTRIBUTES[field],
    label: t(`fields.${field}`),
    isRequired: rule.required,
    error: errorOf(filled, field),
    maxLength: 255,
    autoCapitalize: field === 'payeeName' ? 'words' : 'none',
    spellCheck: false,
  }
  if (isSecret) return <PasswordInput {...shared} hint={field === 'password' ? tPeople('passwordHint') : undefined} />
  return (
    <TextField
      {...shared}
      type={isDate ? 'date' : shared.type}
      hint={field === 'username' ? patternText(rule) : undefined}
    />
  )
}

/** One field of the register form, as its rule requires. */
export function FieldInput({ rule, filled }: FieldInputProps) {
  const t = useTranslations('session.captcha')
  const { field } = rule
  if (field === 'mobileNum') return <MobileInput rule={rule} filled={filled} />
  if (field === 'verificationCode') return <VerificationInput rule={rule} filled={filled} />
  if (field !== 'captcha') return <PlainInput rule={rule} field={field} filled={filled} />
  const { form, captcha } = filled
  return (
    <CaptchaField
      {...form.register('captcha', { validate: (value) => value.trim() !== '' || t('missing') })}
      isRequired
      captcha={captcha}
      error={errorOf(filled, 'captcha')}
    />
  )
}

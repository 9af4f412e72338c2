import { useState, type SyntheticEvent } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import type { Result } from '@ronda/core'
import type { Refusal } from '@ronda/client/lazy'
import type { LoginReply } from '@ronda/contract'
import { api } from '../call/api.ts'
import { digitsOf, mobileOf } from '../verification/phone.ts'
import type { PhoneProofs } from '../verification/phoneProofs.ts'
import { usePhoneProofs } from '../verification/usePhoneProofs.ts'
import { asksForCaptcha, useCaptcha, type Captcha } from '../verification/useCaptcha.ts'
import { useCountries, type Countries } from '../verification/useCountries.ts'
import type { LoginMode } from './loginMode.ts'
import { NOBODY, readRemembered, remember } from './remembered.ts'
import type { Login } from './useLogin.ts'

export type LoginFields = {
  username: string
  password: string
  countryCode: string
  mobileNum: string
  verificationCode: string
  captcha: string
  remember: boolean
}

export type LoginForm = {
  readonly form: UseFormReturn<LoginFields>
  readonly captcha: Captcha
  readonly places: Countries
  readonly phoneProofs: PhoneProofs
  /** Why the sign-in failed, when it was not about one field. */
  readonly failure: Refusal['code'] | undefined
  readonly submit: (event: SyntheticEvent) => void
}

const FIELD_OF: Partial<Record<Refusal['code'], keyof LoginFields>> = {
  'session.captcha_required': 'captcha',
  'session.captcha_wrong': 'captcha',
  'verification.phone_invalid': 'mobileNum',
  'verification.code_wrong': 'verificationCode',
  'verification.code_expired': 'verificationCode',
  'verification.code_used_up': 'verificationCode',
}

/** The logic of the login form, in every mode. */
export function useLoginForm(login: Login, mode: LoginMode, refusalText: (code: Refusal['code']) => string): LoginForm {
  const captcha = useCaptcha()
  const phoneProofs = usePhoneProofs()
  const [failure, setFailure] = useState<Refusal['code']>()
  const [known] = useState(() => readRemembered(Date.now()))
  const form = useForm<LoginFields>({
    defaultValues: {
      ...((login.side === 'staff' ? undefined : known) ?? NOBODY),
      password: '',
      verificationCode: '',
      captcha: '',
      remember: known !== undefined,
    },
  })
  const places = useCountries(useWatch({ control: form.control, name: 'countryCode' }))

  async function ask(fields: LoginFields): Promise<Result<LoginReply, Refusal>> {
    const { side } = login
    const person = captcha.id !== undefined && { captcha: { id: captcha.id, text: fields.captcha.trim() } }
    if (side === 'staff') {
      return api.staffSession.login({ username: fields.username.trim(), password: fields.password, ...person })
    }
    const shared = { remember: fields.remember, side, ...person }
    if (mode === 'username') {
      const { username, password } = fields
      return api.session.login({ ...shared, type: 'username', username: username.trim(), password })
    }
    const mobile = await mobileOf(fields.mobileNum, places)
    if (mode === 'mobile') return api.session.login({ ...shared, type: 'mobile', ...mobile, password: fields.password })
    const verificationCode = fields.verificationCode.trim()
    const proof = await phoneProofs.prove(mobile, verificationCode)
    if (!proof.ok) return proof
    return api.session.login({ ...shared, type: 'sms', ...mobile, verificationCode, ...proof.value })
  }

  function used(fields: LoginFields): Parameters<typeof remember>[0] {
    if (!fields.remember) return undefined
    if (mode === 'username') return { username: fields.username.trim() }
    return { countryCode: places.country?.countryCode ?? '', mobileNum: digitsOf(fields.mobileNum) }
  }

  const submit = form.handleSubmit(async (fields) => {
    setFailure(undefined)
    const refusal = login.settle(await ask(fields), {
      // Staff sign-ins do not change the name that a member has stored on this device.
      onEnter: () => login.side === 'staff' || remember(used(fields), Date.now()),
      isWithoutPassword: mode === 'sms',
    })
    if (refusal === undefined) return
    if (asksForCaptcha(refusal.code) || captcha.isShown) {
      captcha.renew()
      form.setValue('captcha', '')
    }
    const field = FIELD_OF[refusal.code]
    if (field === undefined) setFailure(refusal.code)
    else form.setError(field, { message: refusalText(refusal.code) }, { shouldFocus: true })
  })
  return { form, captcha, places, phoneProofs, failure, submit: (event) => void submit(event) }
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import type { RegisterRule, RegisterTab } from '@ronda/contract'
import { warn } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { remember, type Remembered } from '@ronda/base/session/remembered.ts'
import type { Login } from '@ronda/base/session/useLogin.ts'
import { digitsOf } from '@ronda/base/verification/phone.ts'
import { useCaptcha, type Captcha } from '@ronda/base/verification/useCaptcha.ts'
import { useCountries, type Countries } from '@ronda/base/verification/useCountries.ts'
import type { PhoneProofs } from '@ronda/base/verification/phoneProofs.ts'
import { usePhoneProofs } from '@ronda/base/verification/usePhoneProofs.ts'
import { useWork, type Work } from '../../shell/verification/useWork.ts'
import { clearDraft, saveDraft, readDraft, type RegisterValues } from './draft.ts'
import { fieldOf } from './fieldOf.ts'
import { followRefusal } from './register.queries.ts'
import { endRegistration } from './registrationId.ts'
import { sendRegistration } from './sendRegistration.ts'
import { useSignLink } from './useLinkTerms.ts'

export type RegisterFormOptions = {
  readonly tab: RegisterTab
  readonly rules: readonly RegisterRule[]
  readonly referralCode: string | undefined
  readonly linkTerms: string | undefined
  readonly login: Login
}

export type RegisterForm = {
  readonly form: UseFormReturn<RegisterValues>
  readonly captcha: Captcha
  readonly places: Countries
  readonly work: Work
  readonly phoneProofs: PhoneProofs
  readonly failure: Refusal['code'] | undefined
  /** Removes the error of a field as soon as its value is right. */
  readonly recheck: (event: SyntheticEvent) => void
  readonly submit: (event: SyntheticEvent) => void
}

/** What each field is rendered from. */
export type FieldInputProps = { readonly rule: RegisterRule; readonly filled: RegisterForm }

/** The delay lets a press on the next element finish before the error text moves that element. */
const ERROR_DELAY_MS = 300

/** Warns of an unknown referral code. The field shows the error, too, after the dialog is closed. */
function warnOfCode(t: ReturnType<typeof useTranslations<'session'>>, code: string): Promise<void> {
  return warn({
    title: t('register.affiliateWrong'),
    text: t('register.affiliateText', { code }),
    yes: t('understood'),
  })
}

/** What the sign-in form fills in for the new member. */
function usedOf(tab: RegisterTab, values: RegisterValues, { country }: Countries): Partial<Remembered> {
  if (tab === 'register') return { username: values.username.trim() }
  return { countryCode: country?.countryCode ?? '', mobileNum: digitsOf(values.mobileNum) }
}

/**
 * An error that disappears only on blur would move a button between its press and its release, and the press on "one
 * click" right after ticking the terms would be lost.
 */
function recheckField(form: UseFormReturn<RegisterValues>, { target }: SyntheticEvent): void {
  const field = target instanceof HTMLInputElement ? (target.name as keyof RegisterValues | '') : ''
  if (field !== '' && form.getFieldState(field).error !== undefined) void form.trigger(field)
}

/** Where an error belongs: a field of this form, or undefined for the whole form. */
function shownField(code: Refusal['code'], rules: readonly RegisterRule[]): ReturnType<typeof fieldOf> {
  const field = fieldOf(code)
  const isShown = field === 'termsAccepted' || rules.some((rule) => rule.field === field)
  return isShown ? field : undefined
}

/** The logic of the register form. Typed values survive a reload; a second press sends nothing twice. */
export function useRegisterForm({ login, ...asked }: RegisterFormOptions): RegisterForm {
  const { tab, rules, referralCode } = asked
  const t = useTranslations('session')
  const { language, refusalText } = useLanguage()
  const queries = useQueryClient()
  const sign = useSignLink()
  const [work, captcha, phoneProofs] = [useWork(), useCaptcha(), usePhoneProofs()]
  const [failure, setFailure] = useState<Refusal['code']>()
  const [draft] = useState(readDraft)
  const form = useForm<RegisterValues>({
    defaultValues: draft,
    mode: 'onBlur',
    reValidateMode: 'onChange',
    delayError: ERROR_DELAY_MS,
  })
  const places = useCountries(useWatch({ control: form.control, name: 'countryCode' }))

  const hasCaptcha = rules.some(({ field }) => field === 'captcha')
  const { renew } = captcha
  useEffect(() => {
    if (hasCaptcha) renew()
  }, [hasCaptcha, tab, renew])
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(values) }), [form])

  function refuse(code: Refusal['code'], values: RegisterValues): void {
    if (hasCaptcha) {
      renew()
      form.setValue('captcha', '')
    }
    // The earlier attempt did open an account, though its reply was lost: the next attempt is another registration.
    if (code === 'identity.already_registered') endRegistration()
    followRefusal(queries, code, referralCode)
    const field = shownField(code, rules)
    if (code === 'identity.affiliate_unknown') void warnOfCode(t, referralCode ?? values.affiliateCode)
    if (field === undefined) return setFailure(code)
    return form.setError(field, { message: refusalText(code) }, { shouldFocus: true })
  }

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    const reply = await sendRegistration({ ...asked, sign, values, language, places, captcha, work, phoneProofs })
    const refusal = login.settle(reply, {
      isWithoutPassword: values.password === '',
      onEnter() {
        clearDraft()
        endRegistration()
        remember(usedOf(tab, values, places), Date.now())
      },
    })
    if (refusal !== undefined) refuse(refusal.code, values)
  })

  return {
    form,
    captcha,
    places,
    work,
    phoneProofs,
    failure,
    recheck: (event) => recheckField(form, event),
    submit: (event) => void submit(event),
  }
}

import { useState, type SubmitEvent } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Refusal } from '@ronda/client/lazy'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'

type Fields = { next: string; again: string; current: string }

const FIELD_OF: Partial<Record<Refusal['code'], 'next' | 'current'>> = {
  'identity.payment_password_invalid': 'next',
  'payment_password.weak': 'next',
  'payment_password.wrong': 'current',
}

export type PaymentForm = {
  readonly form: UseFormReturn<Fields>
  readonly failure: Refusal['code'] | undefined
  readonly submit: (event: SubmitEvent) => void
}

type Options = {
  /** Whether the current one is asked for: there is one, and the member remembers it. */
  readonly hasCurrent: boolean
  /** Whatever the answer was: attempts may have been counted. */
  readonly onSettled: () => void
  readonly onDone: () => void
}

export function usePaymentForm({ hasCurrent, onSettled, onDone }: Options): PaymentForm {
  const { refusalText } = useLanguage()
  const [failure, setFailure] = useState<Refusal['code']>()
  const form = useForm<Fields>({ defaultValues: { next: '', again: '', current: '' } })

  const send = form.handleSubmit(async ({ next, current }) => {
    setFailure(undefined)
    const reply = await proven(() => api.paymentPassword.set({ next, ...(hasCurrent && { current }) }))
    onSettled()
    if (reply.ok) return onDone()
    const field = FIELD_OF[reply.error.code]
    if (field === undefined) return setFailure(reply.error.code)
    return form.setError(field, { message: refusalText(reply.error.code) }, { shouldFocus: true })
  })

  return { form, failure, submit: (event) => void send(event) }
}

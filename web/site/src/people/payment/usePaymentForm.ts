import { useState, type SubmitEvent } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Refusal } from '@ronda/client/lazy'
import { api } from '../../api.ts'
import { useSpeech } from '../../language/useSpeech.ts'
import type { SecurityOverview } from '../security/security.queries.ts'
import { proven } from '../session/prove.ts'
import { useSendCode, type SendCode } from '../verification/useSendCode.ts'

/** Where a code can reach the owner. */
export type Contacts = Pick<SecurityOverview, 'mobile' | 'email' | 'isEmailProven'>

export type Way = 'current' | 'password' | 'code'
type Channel = 'sms' | 'mail'
type Fields = { next: string; again: string; proof: string }

const FIELD_OF: Partial<Record<Refusal['code'], 'next' | 'proof'>> = {
  'identity.payment_password_invalid': 'next',
  'payment_password.weak': 'next',
  'payment_password.wrong': 'proof',
  'password.wrong': 'proof',
  'verification.code_wrong': 'proof',
  'verification.code_expired': 'proof',
  'verification.code_used_up': 'proof',
}

export type PaymentForm = {
  readonly form: UseFormReturn<Fields>
  readonly trouble: Refusal['code'] | undefined
  readonly sending: SendCode
  readonly contacts: readonly Channel[]
  readonly channel: Channel
  readonly setChannel: (channel: Channel) => void
  readonly submit: (event: SubmitEvent) => void
}

type Options = {
  readonly way: Way
  readonly contacts: Contacts
  /** Whatever the answer was: tries may have been counted. */
  readonly onSettled: () => void
  readonly onDone: () => void
}

export function usePaymentForm({ way, contacts, onSettled, onDone }: Options): PaymentForm {
  const { language, refusalText } = useSpeech()
  const [trouble, setTrouble] = useState<Refusal['code']>()
  const reachable: readonly Channel[] = [
    ...(contacts.mobile === null ? [] : (['sms'] as const)),
    ...(contacts.email !== null && contacts.isEmailProven ? (['mail'] as const) : []),
  ]
  const [chosen, setChannel] = useState<Channel>()
  const channel = chosen ?? reachable[0] ?? 'mail'
  const form = useForm<Fields>({ defaultValues: { next: '', again: '', proof: '' } })
  const sending = useSendCode({
    purpose: 'payment',
    to: channel,
    send: () => proven(() => api.payment.sendCode({ channel, language })),
  })

  const send = form.handleSubmit(async ({ next, proof: text }) => {
    setTrouble(undefined)
    const proof = way === 'code' ? { way, channel, text: text.trim() } : { way, text }
    const reply = await proven(() => api.payment.set({ next, proof }))
    onSettled()
    if (reply.ok) return onDone()
    const field = FIELD_OF[reply.error.code]
    if (field === undefined) return setTrouble(reply.error.code)
    return form.setError(field, { message: refusalText(reply.error.code) }, { shouldFocus: true })
  })

  return {
    form,
    trouble,
    sending,
    contacts: reachable,
    channel,
    setChannel,
    submit: (event) => void send(event),
  }
}

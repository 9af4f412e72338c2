import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { Button } from '@ronda/ui'
import { api } from '../call/api.ts'
import { useLanguage } from '../language/useLanguage.ts'
import { useSendCode } from '../verification/useSendCode.ts'
import { FormError } from '../form/FormError.tsx'
import { StepField } from './StepField.tsx'
import { useFirstFocus } from '../form/useFirstFocus.ts'
import type { Login, TypedStep } from './useLogin.ts'

export type StepFormProps = {
  readonly login: Login
  readonly challenge: string
  readonly way: TypedStep
  /** Back to the other methods, where there are any. */
  readonly onBack: (() => void) | undefined
}

/** Errors about the sign-in as a whole; all others are about the code. */
const OVER: readonly Refusal['code'][] = ['session.step_expired', 'session.way_not_offered']
const NETWORK: readonly Refusal['code'][] = [
  'network.offline',
  'network.timeout',
  'server.busy',
  'server.no_room',
  'server.fault',
]

export function StepForm({ login, challenge, way: { way, hint }, onBack }: StepFormProps) {
  const t = useTranslations('session.step')
  const { language, refusalText } = useLanguage()
  const [failure, setFailure] = useState<Refusal['code']>()
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { code: '' } })
  const sending = useSendCode({
    purpose: 'step',
    to: `${way} ${challenge}`,
    send: () => api.session.sendStepCode({ challenge, way, language }),
  })
  useFirstFocus(() => setFocus('code'))

  const submit = handleSubmit(async ({ code }) => {
    setFailure(undefined)
    const answer = { challenge, way, code: code.trim() }
    const { finishStep } = login.side === 'staff' ? api.staffSession : api.session
    const refusal = login.settle(await finishStep(answer))
    if (refusal === undefined) return
    if (OVER.includes(refusal.code) || NETWORK.includes(refusal.code)) setFailure(refusal.code)
    else setError('code', { message: refusalText(refusal.code) }, { shouldFocus: true })
  })

  const isOver = failure !== undefined && OVER.includes(failure)
  return (
    <form noValidate className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)}>
      <h3 className="font-bold">{t(way)}</h3>
      <StepField
        {...register('code', { validate: (value) => value.trim() !== '' || t('missing') })}
        way={way}
        hintTo={hint}
        sending={sending}
        error={formState.errors.code?.message}
      />
      <FormError text={failure === undefined ? undefined : refusalText(failure)} />
      {isOver ? (
        <Button size="large" isWide onClick={login.restart}>
          {t('restart')}
        </Button>
      ) : (
        <Button type="submit" size="large" isWide isBusy={formState.isSubmitting}>
          {t('submit')}
        </Button>
      )}
      {onBack !== undefined && (
        <Button variant="quiet" isWide onClick={onBack}>
          {t('other')}
        </Button>
      )}
    </form>
  )
}

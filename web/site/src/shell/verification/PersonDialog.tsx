import { useEffect, useState, type SyntheticEvent } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { solveWork } from '@ronda/client/work'
import type { CaptchaAnswer } from '@ronda/contract'
import { Button, Dialog } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { useFirstFocus } from '@ronda/base/form/useFirstFocus.ts'
import { CaptchaField } from '@ronda/base/verification/CaptchaField.tsx'
import { useCaptcha } from '@ronda/base/verification/useCaptcha.ts'

export type PersonDialogProps = {
  /** Sends with the answer; returns why when another picture has to be solved. */
  readonly onAnswer: (answer: CaptchaAnswer) => Promise<Refusal['code'] | undefined>
  readonly onClose: () => void
}

function usePersonForm({ onAnswer }: PersonDialogProps) {
  const { refusalText } = useLanguage()
  const captcha = useCaptcha(true)
  const [failure, setFailure] = useState<Refusal['code']>()
  const [isSolving, setSolving] = useState(false)
  const form = useForm({ defaultValues: { captcha: '' } })
  const { renew } = captcha
  useEffect(() => renew(), [renew])
  useFirstFocus(() => form.setFocus('captcha'))

  async function answer(given: CaptchaAnswer): Promise<void> {
    const code = await onAnswer(given)
    if (code === undefined) return
    renew()
    form.setValue('captcha', '')
    form.setError('captcha', { message: refusalText(code) }, { shouldFocus: true })
  }
  const submit = form.handleSubmit(async ({ captcha: text }) => {
    setFailure(undefined)
    if (captcha.id === undefined) return renew()
    return answer({ id: captcha.id, text: text.trim() })
  })
  /** For users who cannot see the picture: the device solves a proof of work instead. */
  async function solve(): Promise<void> {
    setFailure(undefined)
    setSolving(true)
    const work = await solveWork(api, 'long')
    if (work.ok) await answer({ work: work.value })
    else setFailure(work.error.code)
    setSolving(false)
  }
  return { form, captcha, submit, solve, isSolving, failure: failure === undefined ? undefined : refusalText(failure) }
}

/** Shown before a text message is sent for a visitor. */
export function PersonDialog(props: PersonDialogProps) {
  const t = useTranslations('session')
  const { form, captcha, submit, solve, isSolving, failure } = usePersonForm(props)
  function send(event: SyntheticEvent): void {
    // The form behind this dialog must not be submitted.
    event.stopPropagation()
    void submit(event)
  }
  return (
    <Dialog title={t('person.title')} closeLabel={t('close')} onClose={props.onClose}>
      <form noValidate className="grid grid-cols-1 gap-4" onSubmit={send}>
        <p className="text-text-soft text-sm">{t('person.text')}</p>
        <CaptchaField
          {...form.register('captcha', { validate: (value) => value.trim() !== '' || t('captcha.missing') })}
          captcha={captcha}
          error={form.formState.errors.captcha?.message}
        />
        <FormError text={failure} />
        <p role="status" className={isSolving ? 'text-text-soft text-sm' : 'spoken'}>
          {isSolving && t('person.working')}
        </p>
        <Button type="submit" size="large" isWide isBusy={form.formState.isSubmitting}>
          {t('person.submit')}
        </Button>
        <Button variant="quiet" isWide isBusy={isSolving} onClick={() => void solve()}>
          {t('person.unseen')}
        </Button>
      </form>
    </Dialog>
  )
}

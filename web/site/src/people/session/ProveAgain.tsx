import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Button, Dialog } from '@ronda/ui'
import { api } from '../../api.ts'
import { DOORS } from '../../language/usePageTexts.ts'
import { TextsProvider } from '../../language/TextsProvider.tsx'
import { useSpeech } from '../../language/useSpeech.ts'
import { PasswordInput } from '../password/PasswordInput.tsx'
import { FormTrouble } from './FormTrouble.tsx'
import { memberQuery } from './session.ts'

type ProveAgainProps = { readonly onAnswer: (isProven: boolean) => void }

function ProveDialog({ onAnswer }: ProveAgainProps) {
  const t = useTranslations('doors.prove')
  const tDoors = useTranslations('doors')
  const tPeople = useTranslations('people')
  const { refusalText } = useSpeech()
  const queries = useQueryClient()
  const [trouble, setTrouble] = useState<string>()
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } })
  const submit = handleSubmit(async ({ password }) => {
    setTrouble(undefined)
    const reply = await api.session.proveAgain({ password })
    if (reply.ok) {
      void queries.invalidateQueries({ queryKey: memberQuery.queryKey })
      return onAnswer(true)
    }
    const text = refusalText(reply.error.code)
    return reply.error.code === 'password.wrong'
      ? setError('password', { message: text }, { shouldFocus: true })
      : setTrouble(text)
  })
  return (
    <Dialog title={t('title')} closeLabel={tDoors('cancel')} onClose={() => onAnswer(false)}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <p className="text-text-soft">{t('text')}</p>
        <PasswordInput
          {...register('password', { required: tPeople('passwordMissing') })}
          label={tPeople('password')}
          autoComplete="current-password"
          error={formState.errors.password?.message}
        />
        <FormTrouble text={trouble} />
        <Button type="submit" size="large" isWide isBusy={formState.isSubmitting}>
          {t('submit')}
        </Button>
      </form>
    </Dialog>
  )
}

/** For a browser that was only remembered: the password once more, and then on with what was being done. */
export function ProveAgain(props: ProveAgainProps) {
  return (
    <TextsProvider pages={DOORS}>
      <ProveDialog {...props} />
    </TextsProvider>
  )
}

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { Button, Dialog, PasswordField, TextField } from '@ronda/ui'
import { api } from '../../api.ts'
import { useSpeech } from '../../language/useSpeech.ts'
import { FormTrouble } from './FormTrouble.tsx'
import { OtherPopup } from './OtherPopup.tsx'
import { useEnter } from './useEnter.ts'
import { useFirstFocus } from './useFirstFocus.ts'
import { useLeavePopup } from './useLeavePopup.ts'

type Fields = { username: string; password: string }

export function LoginDialog() {
  const t = useTranslations('people')
  const tShell = useTranslations('shell')
  const { refusalText } = useSpeech()
  const enter = useEnter()
  const leave = useLeavePopup()
  const [trouble, setTrouble] = useState<string>()
  const { register, handleSubmit, setFocus, formState } = useForm<Fields>({
    defaultValues: { username: '', password: '' },
  })

  useFirstFocus(() => setFocus('username'))

  const submit = handleSubmit(async (fields) => {
    setTrouble(undefined)
    const reply = await api.session.login({ username: fields.username.trim(), password: fields.password })
    if (reply.ok) enter(reply.value)
    else setTrouble(refusalText(reply.error.code))
  })

  return (
    <Dialog title={t('login.title')} closeLabel={tShell('close')} onClose={leave}>
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <TextField
          {...register('username', { validate: (value) => value.trim() !== '' || t('usernameMissing') })}
          label={t('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          error={formState.errors.username?.message}
        />
        <PasswordField
          {...register('password', { required: t('passwordMissing') })}
          label={t('password')}
          autoComplete="current-password"
          maxLength={128}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          error={formState.errors.password?.message}
        />
        <FormTrouble text={trouble} />
        <Button type="submit" size="large" isWide isBusy={formState.isSubmitting}>
          {t('login.submit')}
        </Button>
        <OtherPopup to="/register" question={t('login.other')} answer={t('login.toOther')} />
      </form>
    </Dialog>
  )
}

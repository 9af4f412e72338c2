import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { toast } from '@ronda/ui'
import { api } from '../../api.ts'
import { useSpeech } from '../../language/useSpeech.ts'
import { proven } from '../session/prove.ts'
import { Confirmation } from './Confirmation.tsx'

export type PasskeyRemovalProps = {
  readonly passkey: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

export function PasskeyRemoval({ passkey, onClose }: PasskeyRemovalProps) {
  const t = useTranslations('security')
  const { refusalText } = useSpeech()
  const removal = useMutation({
    mutationFn: () => proven(() => api.security.removePasskey({ id: passkey.id })),
    onSuccess(reply) {
      if (!reply.ok) return toast(refusalText(reply.error.code), 'bad')
      toast(t('passkeys.removed'))
      return onClose()
    },
  })
  return (
    <Confirmation
      title={t('passkeys.removeTitle', { name: passkey.name })}
      text={t('passkeys.removeText')}
      confirm={t('remove')}
      isBusy={removal.isPending}
      onConfirm={() => removal.mutate()}
      onClose={onClose}
    />
  )
}

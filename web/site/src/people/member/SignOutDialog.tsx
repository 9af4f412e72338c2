import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Button, Dialog, toast } from '@ronda/ui'
import { api } from '../../api.ts'
import { useSpeech } from '../../language/useSpeech.ts'
import { leaveSession } from '../session/session.ts'

export function SignOutDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('people.signOut')
  const { refusalText } = useSpeech()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const signOut = useMutation({
    mutationFn: () => api.session.logout(),
    onSuccess: async (reply) => {
      // A session that is already gone is what was asked for.
      if (!reply.ok && reply.error.code !== 'session.required') return toast(refusalText(reply.error.code), 'bad')
      onClose()
      await navigate({ to: '/' })
      leaveSession(queries)
      return toast(t('done'))
    },
  })
  return (
    <Dialog role="alertdialog" title={t('title')} closeLabel={t('cancel')} onClose={onClose}>
      <p className="text-text-soft">{t('text')}</p>
      <div className="mt-6 flex flex-col-reverse gap-3 tablet:flex-row tablet:justify-end">
        <Button look="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button look="danger" isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
          {t('confirm')}
        </Button>
      </div>
    </Dialog>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Dialog, toast } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { SESSION_TEXTS } from '@ronda/base/language/sessionTexts.ts'
import { memberQuery } from '@ronda/base/member/session.ts'
import { ChangePasswordForm } from '@ronda/base/password/ChangePasswordForm.tsx'

type ChangePasswordDialogProps = { readonly onClose: () => void; readonly onChanged?: () => void }

function ChangePassword({ onClose, onChanged }: ChangePasswordDialogProps) {
  const t = useTranslations('session')
  const queries = useQueryClient()
  return (
    <Dialog title={t('password.title')} closeLabel={t('close')} onClose={onClose}>
      <ChangePasswordForm
        onChanged={() => {
          toast(t('password.done'))
          void queries.invalidateQueries({ queryKey: memberQuery.queryKey })
          onChanged?.()
          onClose()
        }}
      />
    </Dialog>
  )
}

export function ChangePasswordDialog(props: ChangePasswordDialogProps) {
  return (
    <TextsProvider pages={SESSION_TEXTS}>
      <ChangePassword {...props} />
    </TextsProvider>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Button, Dialog, toast } from '@ronda/ui'
import { SessionTexts } from '../language/SessionTexts.tsx'
import { useSignOut } from '../session/useSignOut.ts'
import { finishAfterLogin } from '../session/afterLogin.ts'
import { useHistory } from '../browser/useHistory.ts'
import { isAgent } from '../member/roles.ts'
import { memberQuery } from '../member/session.ts'
import { useMember } from '../member/useMember.ts'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

function ForcedDialog() {
  const t = useTranslations('session')
  const queries = useQueryClient()
  const history = useHistory()
  const navigate = useNavigate()
  const member = useMember()
  const signOut = useSignOut()
  async function goOn(): Promise<void> {
    await queries.refetchQueries({ queryKey: memberQuery.queryKey })
    finishAfterLogin('isPasswordDue')
    toast(t('password.done'))
    if (isAgent(member)) history.push('/agentHome')
    else await navigate({ to: '/' })
  }
  return (
    <Dialog title={t('password.forcedTitle')} closeLabel={t('close')}>
      <p className="text-text-soft mb-5">{t('password.forcedText')}</p>
      <ChangePasswordForm onChanged={() => void goOn()}>
        <Button variant="quiet" isWide isBusy={signOut.isPending} onClick={() => signOut.mutate()}>
          {t('password.leave')}
        </Button>
      </ChangePasswordForm>
    </Dialog>
  )
}

/** A password that must be changed before anything else: the only other choice is to sign out. */
export function ForcedPassword() {
  return (
    <SessionTexts>
      <ForcedDialog />
    </SessionTexts>
  )
}

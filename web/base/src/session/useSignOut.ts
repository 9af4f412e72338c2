import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { toast } from '@ronda/ui'
import { api } from '../call/api.ts'
import { useLanguage } from '../language/useLanguage.ts'
import { signOutAfterCalls } from '../call/memberCalls.ts'
import { leaveSession } from '../member/session.ts'

/** Ends the session and goes home; from the agent center to the agents' sign-in page. */
export function useSignOut(onDone?: () => void) {
  const t = useTranslations('people.signOut')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isAgentSide = useRouterState({ select: ({ location }) => location.pathname === '/agentHome' })
  async function signOut(): Promise<void> {
    const reply = await api.session.logout()
    // A session that is already gone counts as signed out.
    if (!reply.ok && reply.error.code !== 'session.required') return toast(refusalText(reply.error.code), 'bad')
    onDone?.()
    // Navigates away from member pages first, or their guard would redirect to the login form.
    if (!isAgentSide) await navigate({ to: '/' })
    leaveSession(queries)
    if (isAgentSide) await navigate({ to: '/agent' })
    return toast(t('done'))
  }
  return useMutation({ mutationFn: () => signOutAfterCalls(signOut) })
}

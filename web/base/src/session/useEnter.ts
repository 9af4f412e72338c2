import { useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { AGENT_TYPES, MEMBER_TYPES, type LoginReply } from '@ronda/contract'
import { toast } from '@ronda/ui'
import { DESK_PATH } from '../browser/officePaths.ts'
import { useHistory } from '../browser/useHistory.ts'
import { expectAfterLogin } from './afterLogin.ts'
import { returnPath } from './returnPath.ts'
import { enterSession } from '../member/session.ts'

export type SignedIn = Extract<LoginReply, { step: 'done' }>
export type Entrance = {
  /** The agents' sign-in leads to the agent center, that of staff to the desk. */
  readonly side?: 'member' | 'agent' | 'staff'
  /** The destination, instead of the one in the address. */
  readonly to?: string | undefined
  /** A sign-in without a password cannot change one. */
  readonly isWithoutPassword?: boolean
}

/** Signs the page in, shows the last sign-in, and goes to the destination. */
export function useEnter(): (reply: SignedIn, entrance?: Entrance) => void {
  const queries = useQueryClient()
  const history = useHistory()
  const format = useFormatter()
  const t = useTranslations('people')
  const search = useSearch({ strict: false }) as { readonly to?: string }
  return ({ member, firstTimeLogin, passwordExpired }, { side = 'member', to, isWithoutPassword = false } = {}) => {
    const isTrial = member.type === MEMBER_TYPES.trial
    expectAfterLogin({
      // The welcome is about playing, so staff do not get it.
      isFirst: firstTimeLogin && !isTrial && side !== 'staff',
      isPasswordDue: passwordExpired && !isWithoutPassword,
      isWithoutPassword,
    })
    enterSession(queries, member)
    if (member.lastLoginAtMs !== null && !isTrial)
      toast(
        t('lastLogin', { when: format.dateTime(member.lastLoginAtMs, { dateStyle: 'medium', timeStyle: 'short' }) }),
      )
    // Staff without a second factor stay on the page, which continues with setting one up.
    if (member.isFactorDue) return
    const isAgent = side === 'agent' && AGENT_TYPES.includes(member.type)
    const wanted = to ?? search.to ?? (side === 'staff' ? DESK_PATH : undefined)
    history.replace(isAgent ? '/agentHome' : returnPath(wanted))
  }
}

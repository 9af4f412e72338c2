import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { useFormatter, useTranslations } from 'use-intl'
import { AGENT_TYPES, MEMBER_TYPES, type LoginReply } from '@ronda/contract'
import { toast } from '@ronda/ui'
import { DESK_PATH } from '../../office/desk/path.ts'
import { expectAfterLogin } from './afterLogin.ts'
import { returnPath } from './returnPath.ts'
import { enterSession } from './session.ts'

export type SignedIn = Extract<LoginReply, { step: 'done' }>
export type Entrance = {
  /** The agents' entrance leads to the agent center, that of staff to the desk. */
  readonly side?: 'member' | 'agent' | 'staff'
  /** Where to go instead of where the address says. */
  readonly to?: string | undefined
  /** A sign-in without a password cannot change one. */
  readonly isWithoutPassword?: boolean
}

/** Signs the page in, says what its member should know, and goes where they were going. */
export function useEnter(): (reply: SignedIn, entrance?: Entrance) => void {
  const queries = useQueryClient()
  const router = useRouter()
  const format = useFormatter()
  const t = useTranslations('people')
  const search = useSearch({ strict: false })
  return ({ member, firstTimeLogin, passwordExpired }, { side = 'member', to, isWithoutPassword = false } = {}) => {
    const isTrial = member.type === MEMBER_TYPES.trial
    expectAfterLogin({
      // The welcome is about playing: staff have come to work.
      isFirst: firstTimeLogin && !isTrial && side !== 'staff',
      isPasswordDue: passwordExpired && !isWithoutPassword,
      isWithoutPassword,
    })
    enterSession(queries, member)
    if (member.lastLoginAtMs !== null && !isTrial)
      toast(
        t('lastLogin', { when: format.dateTime(member.lastLoginAtMs, { dateStyle: 'medium', timeStyle: 'short' }) }),
      )
    // Staff without a second factor stay where they are: the page goes on with setting one up.
    if (member.isFactorDue) return
    const isAgent = side === 'agent' && AGENT_TYPES.includes(member.type)
    const wanted = to ?? search.to ?? (side === 'staff' ? DESK_PATH : undefined)
    router.history.replace(isAgent ? '/agentHome' : returnPath(wanted))
  }
}

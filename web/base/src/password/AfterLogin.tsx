import { lazy, Suspense, type ComponentType } from 'react'
import type { MemberInfo } from '@ronda/contract'
import { useAfterLogin } from '../session/afterLogin.ts'
import { useProofWanted } from '../session/prove.ts'
import { useMember } from '../member/useMember.ts'

const ForcedPassword = lazy(async () => ({
  default: (await import('./ForcedPassword.tsx')).ForcedPassword,
}))
const ProveAgain = lazy(async () => ({ default: (await import('../session/ProveAgain.tsx')).ProveAgain }))

export type AfterLoginProps = {
  /** Asks for consent to the terms, when somebody else has opened the account. */
  readonly Terms?: ComponentType
  /** Shown after the first sign-in of a member. */
  readonly Welcome?: ComponentType<{ readonly member: MemberInfo }>
}

/** What must be done after a sign-in before anything else, in this order. */
export function AfterLogin({ Terms, Welcome }: AfterLoginProps) {
  const member = useMember()
  const { isFirst, isPasswordDue, isWithoutPassword } = useAfterLogin()
  const proof = useProofWanted()
  if (!member) return null
  const isForced = isPasswordDue || (member.mustChangePassword && !isWithoutPassword)
  const areTermsDue = !isForced && member.areTermsDue && Terms !== undefined
  return (
    <Suspense>
      {isForced && <ForcedPassword />}
      {areTermsDue && <Terms />}
      {!isForced && !areTermsDue && isFirst && Welcome && <Welcome member={member} />}
      {proof && <ProveAgain wanted={proof} />}
    </Suspense>
  )
}

import { lazy, Suspense } from 'react'
import { useAfterLogin } from './afterLogin.ts'
import { useProofWanted } from './prove.ts'
import { useMember } from './useMember.ts'

const ForcedPassword = lazy(async () => ({
  default: (await import('../password/ForcedPassword.tsx')).ForcedPassword,
}))
const FirstWelcome = lazy(async () => ({ default: (await import('../member/FirstWelcome.tsx')).FirstWelcome }))
const ProveAgain = lazy(async () => ({ default: (await import('./ProveAgain.tsx')).ProveAgain }))

/** What stands between a sign-in and everything else, in the order it must be dealt with. */
export function AfterLogin() {
  const member = useMember()
  const { isFirst, isPasswordDue, isWithoutPassword } = useAfterLogin()
  const proof = useProofWanted()
  if (!member) return null
  const isForced = isPasswordDue || (member.mustChangePassword && !isWithoutPassword)
  return (
    <Suspense>
      {isForced && <ForcedPassword />}
      {!isForced && isFirst && <FirstWelcome member={member} />}
      {proof && <ProveAgain wanted={proof} />}
    </Suspense>
  )
}

import { lazy, Suspense } from 'react'
import { useAfterLogin } from './afterLogin.ts'
import { useProofWanted } from './prove.ts'
import { useMember } from './useMember.ts'

const ForcedPassword = lazy(async () => ({
  default: (await import('../password/ForcedPassword.tsx')).ForcedPassword,
}))
const FirstWelcome = lazy(async () => ({ default: (await import('../member/FirstWelcome.tsx')).FirstWelcome }))
const ProveAgain = lazy(async () => ({ default: (await import('./ProveAgain.tsx')).ProveAgain }))

/** What must be done after a sign-in before anything else, in this order. */
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

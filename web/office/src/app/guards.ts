import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { DESK_PATH, STAFF_ENTRANCE_PATH } from '@ronda/base/browser/officePaths.ts'
import { isOperator } from '@ronda/base/member/roles.ts'
import { waitForMember } from '@ronda/base/member/session.ts'

export type RouterContext = { readonly queries: QueryClient }
type Guarded = { readonly context: RouterContext; readonly location: { readonly href: string } }

/** Redirects visitors to the staff sign-in, and back afterwards. Nobody is redirected when the server is unreachable. */
export async function needStaff({ context, location }: Guarded): Promise<void> {
  if ((await waitForMember(context.queries)) !== null) return
  redirect({ to: STAFF_ENTRANCE_PATH, search: { to: location.href }, replace: true, throw: true })
}

/** Redirects signed-in staff away from the staff sign-in, unless they still have to set up their second factor. */
export async function needNoStaff({ context }: Guarded): Promise<void> {
  const member = await waitForMember(context.queries)
  if (isOperator(member) && member?.isFactorDue === false) redirect({ to: DESK_PATH, replace: true, throw: true })
}

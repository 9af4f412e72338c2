import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { MemberInfo } from '@ronda/contract'
import { returnPath } from '../people/session/returnPath.ts'
import { waitForMember } from '../people/session/session.ts'
import { DESK_PATH } from '../office/desk/path.ts'
import { STAFF_ENTRANCE_PATH } from '../office/entrance/path.ts'
import { isAgent, isOperator, isTrial } from '../shell/roles.ts'

export type RouterContext = { readonly queries: QueryClient }
type Guarded = { readonly context: RouterContext; readonly location: { readonly href: string } }

/** Undefined when the server cannot be reached; then nobody is redirected. */
const readMember = ({ queries }: RouterContext): Promise<MemberInfo | null | undefined> => waitForMember(queries)

/** Redirects a visitor to the sign-in, and back afterwards. */
export async function needMember({ context, location }: Guarded): Promise<void> {
  if ((await readMember(context)) === null) redirect({ to: '/login', search: { to: location.href }, throw: true })
}

/** Redirects everybody who is not an agent to the agents' sign-in page. */
export async function needAgent({ context }: Guarded): Promise<void> {
  const member = await readMember(context)
  if (member !== undefined && !isAgent(member)) redirect({ to: '/agent', replace: true, throw: true })
}

/** Redirects a signed-in agent away from the agents' sign-in page. */
export async function needNoAgent({ context }: Guarded): Promise<void> {
  if (isAgent(await readMember(context))) redirect({ to: '/agentHome', replace: true, throw: true })
}

/** Redirects visitors of staff pages to the staff sign-in, and back afterwards. */
export async function needStaff({ context, location }: Guarded): Promise<void> {
  if ((await readMember(context)) !== null) return
  redirect({ to: STAFF_ENTRANCE_PATH, search: { to: location.href }, replace: true, throw: true })
}

/** Redirects signed-in staff away from the staff sign-in, unless they still have to set up their second factor. */
export async function needNoStaff({ context }: Guarded): Promise<void> {
  const member = await readMember(context)
  if (isOperator(member) && member?.isFactorDue === false) redirect({ to: DESK_PATH, replace: true, throw: true })
}

/** Redirects signed-in members away from the sign-in popups. Trial accounts may still use them. */
export async function needVisitor({
  context,
  search,
}: Guarded & { readonly search: { readonly to?: string } }): Promise<void> {
  const member = await readMember(context)
  if (member && !isTrial(member)) redirect({ href: returnPath(search.to), replace: true, throw: true })
}

import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { MemberInfo } from '@ronda/contract'
import { returnPath } from '../people/session/returnPath.ts'
import { askMember } from '../people/session/session.ts'
import { DESK_PATH } from '../office/desk/path.ts'
import { STAFF_ENTRANCE_PATH } from '../office/entrance/path.ts'
import { isAgent, isOperator, isTrial } from '../shell/roles.ts'

export type RouterContext = { readonly queries: QueryClient }
type Guarded = { readonly context: RouterContext; readonly location: { readonly href: string } }

/** Where the house cannot be asked, nobody is sent away for it. */
const whoIsThere = ({ queries }: RouterContext): Promise<MemberInfo | null | undefined> => askMember(queries)

/** A page for those who are signed in sends a visitor to sign in, and back again. */
export async function needMember({ context, location }: Guarded): Promise<void> {
  if ((await whoIsThere(context)) === null) redirect({ to: '/login', search: { to: location.href }, throw: true })
}

/** The agent center sends everybody else to the agents' own door. */
export async function needAgent({ context }: Guarded): Promise<void> {
  const member = await whoIsThere(context)
  if (member !== undefined && !isAgent(member)) redirect({ to: '/agent', replace: true, throw: true })
}

/** An agent who is signed in has no business at the agents' door. */
export async function needNoAgent({ context }: Guarded): Promise<void> {
  if (isAgent(await whoIsThere(context))) redirect({ to: '/agentHome', replace: true, throw: true })
}

/** The pages of staff send whoever is not signed in to their own entrance, and back again. */
export async function needStaff({ context, location }: Guarded): Promise<void> {
  if ((await whoIsThere(context)) !== null) return
  redirect({ to: STAFF_ENTRANCE_PATH, search: { to: location.href }, replace: true, throw: true })
}

/** Staff who are in have no business at the entrance, unless they have yet to set up their second factor. */
export async function needNoStaff({ context }: Guarded): Promise<void> {
  const member = await whoIsThere(context)
  if (isOperator(member) && member?.isFactorDue === false) redirect({ to: DESK_PATH, replace: true, throw: true })
}

/** A popup that opens the door is of no use to who is inside. Whoever only tries the house has yet to come in. */
export async function needVisitor({
  context,
  search,
}: Guarded & { readonly search: { readonly to?: string } }): Promise<void> {
  const member = await whoIsThere(context)
  if (member && !isTrial(member)) redirect({ href: returnPath(search.to), replace: true, throw: true })
}

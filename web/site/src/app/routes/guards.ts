import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import type { MemberInfo } from '@ronda/contract'
import { returnPath } from '@ronda/base/session/returnPath.ts'
import { waitForMember } from '@ronda/base/member/session.ts'
import { isAgent, isTrial } from '@ronda/base/member/roles.ts'

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

/** Redirects signed-in members away from the sign-in popups. Trial accounts may still use them. */
export async function needVisitor({
  context,
  search,
}: Guarded & { readonly search: { readonly to?: string } }): Promise<void> {
  const member = await readMember(context)
  if (member && !isTrial(member)) redirect({ href: returnPath(search.to), replace: true, throw: true })
}

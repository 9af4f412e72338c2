import { calls } from '@ronda/contract'
import { Visitor as Caller } from '../server/src/platform/testing/visitor.ts'
import { solveWork } from '../server/src/platform/testing/work.ts'
import { AGENT_PASSWORD } from './accounts.ts'
import { signInAsStaff } from './staff.ts'
import { markSignedIn, sendForm, signInAsNewMember, signInByRequest } from './steps.ts'
import type { Visitor } from './visitor.ts'

async function signInAsTrial(visitor: Visitor): Promise<void> {
  const work = await solveWork(new Caller(visitor.origin))
  await sendForm(visitor, calls.session.freeplay, { work, language: visitor.variant.language })
  await markSignedIn(visitor)
}

/** Who looks at the screens. */
export type Person = 'visitor' | 'trial' | 'member' | 'agent' | 'operator'

type SignIn = (visitor: Visitor, databaseUrl: string) => Promise<void>

/** How each kind of person signs in, by requests and without the form. */
export const signInAs: Readonly<Record<Person, SignIn>> = {
  visitor: async () => {},
  trial: signInAsTrial,
  member: async (visitor) => void (await signInAsNewMember(visitor)),
  agent: (visitor) => signInByRequest(visitor, { username: 'agente', password: AGENT_PASSWORD }),
  operator: (visitor, databaseUrl) => signInAsStaff(visitor, databaseUrl),
}

import type { LoginReply, session as calls, staffSession as staffCalls } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import type { Callers, GroupHandlers, Visit } from '../../platform/http/index.ts'
import type { AuthOptions } from './signIn.actions.ts'
import { enterByStep, type Entered } from './entrance.actions.ts'
import { listSessions, type SessionEntry } from './list.sql.ts'
import type { MemberSession } from './live.actions.ts'
import { logIn } from './login.actions.ts'
import { logInByMobile } from './mobile.actions.ts'
import { logInByPasskey, passkeyOptions } from './passkey.actions.ts'
import { checkProof, proofWaysOf, sendProofCode } from './prove.actions.ts'
import type { Sessions } from './session.actions.ts'
import type { StepAnswer } from './step.actions.ts'
import { sendStepCode } from './stepCode.actions.ts'
import { openTrial } from './trial.actions.ts'

type Who = Callers & { readonly member: MemberSession }
type Arriving = { readonly visit: Visit; readonly caller: MemberSession | undefined }

function entryOf(entry: SessionEntry, { sessionId }: MemberSession) {
  const { id, browser: device, shownIp: ip, countryCode, createdAtMs, seenAtMs, isRemembered, isLive } = entry
  return { id, isThis: id === sessionId, device, ip, countryCode, createdAtMs, seenAtMs, isRemembered, isLive }
}

/** How every way in ends. */
function makeAdmit(options: AuthOptions, sessions: Sessions) {
  async function admit<E>({ visit, caller }: Arriving, entered: Result<Entered, E>): Promise<Result<LoginReply, E>> {
    return entered.ok ? ok(await sessions.finishLogin(visit, entered.value, caller)) : entered
  }
  async function admitByStep(ask: Arriving & { readonly request: StepAnswer }, isStaff: boolean) {
    const signedIn = await enterByStep(options, ask.request, { visit: ask.visit, isStaff })
    return admit(ask, signedIn.ok ? ok({ signedIn: signedIn.value }) : signedIn)
  }
  return { admit, admitByStep }
}

export function sessionRoutes(options: AuthOptions, sessions: Sessions): GroupHandlers<typeof calls, Who> {
  const { admit, admitByStep } = makeAdmit(options, sessions)
  return {
    async login(ask) {
      const { request, visit } = ask
      if (request.type === 'sms') return admit(ask, await logInByMobile(options, request, visit))
      return admit(ask, await logIn(options, request, visit))
    },
    sendStepCode: ({ request, visit }) => sendStepCode(options, request, visit),
    finishStep: (ask) => admitByStep(ask, false),
    async freeplay(ask) {
      return admit(ask, await openTrial(options, ask.request, ask.visit))
    },
    passkeyOptions: () => passkeyOptions(options, 'member'),
    async passkeyLogin(ask) {
      return admit(ask, await logInByPasskey(options, ask.request, ask.visit))
    },
    async proofWays({ request, caller }) {
      const ways = await proofWaysOf(options, caller.account, request.purpose)
      return ok({ ways: ways.map((way) => ({ ...way })) })
    },
    sendProofCode: ({ request, caller, visit }) => sendProofCode(options, caller, request, visit),
    async proveAgain({ request, caller, visit }) {
      const checked = await checkProof(options, caller, request, visit)
      if (!checked.ok) return checked
      const { way } = request
      const forChange = await proofWaysOf(options, caller.account, 'change')
      await sessions.lift(caller, visit, { way, isForChange: forChange.some((offered) => offered.way === way) })
      return ok({})
    },
    async logout({ caller, visit }) {
      await sessions.logOut(caller, visit)
      return ok({})
    },
    async list({ caller }) {
      const entries = await options.db.read((tx) => listSessions(tx, caller.account.id))
      return ok({ sessions: entries.map((entry) => entryOf(entry, caller)) })
    },
    async end({ request, caller }) {
      const ended = await sessions.endOther(caller, request)
      return ended.ok ? ok({ mustChangePassword: ended.value.mustChangePassword }) : err(ended.error)
    },
    async ticket({ caller }) {
      return ok({ ticket: await sessions.issueSocketToken(caller) })
    },
  }
}

type OfOthers = 'session.non_member' | 'session.non_agent'

/** Whose side it is, is said at the entrances of members and agents only. */
function atStaff<T, E extends string>(
  entered: Result<T, E>,
): Result<T, Exclude<E, OfOthers> | 'session.wrong_credentials'> {
  if (entered.ok) return entered
  const isOfOthers = (refusal: E | OfOthers): refusal is E & OfOthers =>
    refusal === 'session.non_member' || refusal === 'session.non_agent'
  return isOfOthers(entered.error) ? err('session.wrong_credentials') : err(entered.error as Exclude<E, OfOthers>)
}

/** The entrance of staff. Nobody is remembered there. */
export function staffSessionRoutes(options: AuthOptions, sessions: Sessions): GroupHandlers<typeof staffCalls, Who> {
  const { admit, admitByStep } = makeAdmit(options, sessions)
  const here = { side: 'staff', remember: false } as const
  return {
    async login(ask) {
      return admit(ask, atStaff(await logIn(options, { ...ask.request, ...here }, ask.visit)))
    },
    finishStep: (ask) => admitByStep(ask, true),
    passkeyOptions: () => passkeyOptions(options, 'staff'),
    async passkeyLogin(ask) {
      return admit(ask, atStaff(await logInByPasskey(options, { ...ask.request, ...here }, ask.visit)))
    },
  }
}

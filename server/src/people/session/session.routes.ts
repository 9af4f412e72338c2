import type { LoginReply, session as calls, staffSession as staffCalls } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import type { Callers, GroupHandlers, Visit } from '../../platform/http/index.ts'
import type { AuthOptions } from './signIn.actions.ts'
import { signInByStep, type SignInResult } from './openSession.actions.ts'
import { listSessions, type SessionEntry } from './list.sql.ts'
import type { MemberSession } from './live.actions.ts'
import { logIn, logInByNumber } from './login.actions.ts'
import { logInByMobile } from './mobile.actions.ts'
import { logInByPasskey, passkeyOptions } from './passkey.actions.ts'
import { checkProof, proofWaysOf, sendProofCode } from './prove.actions.ts'
import type { Sessions } from './session.actions.ts'
import type { StepAnswer } from './step.actions.ts'
import { sendStepCode } from './stepCode.actions.ts'
import { openTrial } from './trial.actions.ts'

type Who = Callers & { readonly member: MemberSession }
type SignInCall = { readonly visit: Visit; readonly caller: MemberSession | undefined }

function entryOf(entry: SessionEntry, { sessionId }: MemberSession) {
  const { id, browser: device, shownIp: ip, countryCode, createdAtMs, seenAtMs, isRemembered, isLive } = entry
  return { id, isThis: id === sessionId, device, ip, countryCode, createdAtMs, seenAtMs, isRemembered, isLive }
}

/** The last part of every sign-in. */
function makeSignInFinish(options: AuthOptions, sessions: Sessions) {
  async function finishSignIn<E>(
    { visit, caller }: SignInCall,
    result: Result<SignInResult, E>,
  ): Promise<Result<LoginReply, E>> {
    return result.ok ? ok(await sessions.finishLogin(visit, result.value, caller)) : result
  }
  async function finishSignInByStep(call: SignInCall & { readonly request: StepAnswer }, isStaff: boolean) {
    const signedIn = await signInByStep(options, call.request, { visit: call.visit, isStaff })
    return finishSignIn(call, signedIn.ok ? ok({ signedIn: signedIn.value }) : signedIn)
  }
  return { finishSignIn, finishSignInByStep }
}

export function sessionRoutes(options: AuthOptions, sessions: Sessions): GroupHandlers<typeof calls, Who> {
  const { finishSignIn, finishSignInByStep } = makeSignInFinish(options, sessions)
  return {
    async login(call) {
      const { request, visit } = call
      if (request.type === 'sms') return finishSignIn(call, await logInByMobile(options, request, visit))
      if (request.type === 'mobile') return finishSignIn(call, await logInByNumber(options, request, visit))
      const { username } = request
      return finishSignIn(call, await logIn(options, { ...request, claimed: { username } }, visit))
    },
    sendStepCode: ({ request, visit }) => sendStepCode(options, request, visit),
    finishStep: (call) => finishSignInByStep(call, false),
    async freeplay(call) {
      return finishSignIn(call, await openTrial(options, call.request, call.visit))
    },
    passkeyOptions: () => passkeyOptions(options, 'member'),
    async passkeyLogin(call) {
      return finishSignIn(call, await logInByPasskey(options, call.request, call.visit))
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

type SideRefusal = 'session.non_member' | 'session.non_agent'

/** The staff sign-in does not reveal that an account is a member's or an agent's. */
function hideSide<T, E>(result: Result<T, E>): Result<T, Exclude<E, SideRefusal> | 'session.wrong_credentials'> {
  if (result.ok) return result
  const isSideRefusal = (refusal: E | SideRefusal): refusal is E & SideRefusal =>
    refusal === 'session.non_member' || refusal === 'session.non_agent'
  return isSideRefusal(result.error) ? err('session.wrong_credentials') : err(result.error as Exclude<E, SideRefusal>)
}

/** The sign-in calls of staff, who are never remembered. */
export function staffSessionRoutes(options: AuthOptions, sessions: Sessions): GroupHandlers<typeof staffCalls, Who> {
  const { finishSignIn, finishSignInByStep } = makeSignInFinish(options, sessions)
  const staffSignIn = { side: 'staff', remember: false } as const
  return {
    async login(call) {
      const { username } = call.request
      const credentials = { ...call.request, ...staffSignIn, claimed: { username } }
      return finishSignIn(call, hideSide(await logIn(options, credentials, call.visit)))
    },
    finishStep: (call) => finishSignInByStep(call, true),
    passkeyOptions: () => passkeyOptions(options, 'staff'),
    async passkeyLogin(call) {
      return finishSignIn(
        call,
        hideSide(await logInByPasskey(options, { ...call.request, ...staffSignIn }, call.visit)),
      )
    },
  }
}

import type { LoginReply, session as calls } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import type { Callers, GroupHandlers, Visit } from '../../platform/http/index.ts'
import { moreNeeded } from './entrance.routes.ts'
import type { DoorOptions, SignedIn } from './entrance.actions.ts'
import { listSessions, type SessionEntry } from './list.sql.ts'
import { logIn } from './login.actions.ts'
import { logInByMobile } from './mobile.actions.ts'
import { logInByPasskey, passkeyOptions } from './passkey.actions.ts'
import type { MemberSession } from './live.actions.ts'
import { checkProof, proofWaysOf } from './prove.actions.ts'
import type { Sessions } from './session.actions.ts'
import { finishStep, sendStepCode } from './step.actions.ts'
import { openTrial } from './trial.actions.ts'

type Who = Callers & { readonly member: MemberSession }

function entryOf(entry: SessionEntry, { sessionId }: MemberSession) {
  const { id, browser: device, shownIp: ip, countryCode, createdAtMs, seenAtMs, isRemembered, isLive } = entry
  return { id, isThis: id === sessionId, device, ip, countryCode, createdAtMs, seenAtMs, isRemembered, isLive }
}

export function sessionRoutes(options: DoorOptions, sessions: Sessions): GroupHandlers<typeof calls, Who> {
  type Arriving = { readonly visit: Visit; readonly caller: MemberSession | undefined }

  /** Every way in ends here. */
  async function admit<E>({ visit, caller }: Arriving, entered: Result<SignedIn, E>): Promise<Result<LoginReply, E>> {
    return entered.ok ? ok(await sessions.finishLogin(visit, entered.value, caller)) : entered
  }

  return {
    async login(ask) {
      const { request, visit } = ask
      if (request.type === 'sms') return admit(ask, await logInByMobile(options, request, visit))
      const outcome = await logIn(options, request, visit)
      if (!outcome.ok) return outcome
      if ('more' in outcome.value) return ok(moreNeeded(visit, outcome.value.more))
      return admit(ask, ok(outcome.value.signedIn))
    },
    async sendStepCode({ request, visit }) {
      return sendStepCode(options, request, visit)
    },
    async finishStep(ask) {
      return admit(ask, await finishStep(options, ask.request, ask.visit))
    },
    async freeplay(ask) {
      return admit(ask, await openTrial(options, ask.request, ask.visit))
    },
    async passkeyOptions() {
      return passkeyOptions(options)
    },
    async passkeyLogin(ask) {
      return admit(ask, await logInByPasskey(options, ask.request, ask.visit))
    },
    proofWays: async ({ caller }) => ok({ ways: await proofWaysOf(options, caller.account) }),
    async proveAgain({ request, caller, visit }) {
      const checked = await checkProof(options, caller.account, request, visit)
      if (!checked.ok) return checked
      await sessions.lift(caller, visit)
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
      return ok({ ticket: await sessions.issueTicket(caller) })
    },
  }
}

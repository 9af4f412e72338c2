import {
  isModuleOn,
  REGISTER_FIELDS,
  type member as calls,
  type RegisterField,
  type RegisterTab,
} from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import { markFirstLoginSeen, setLanguage, type Account } from '../identity/index.ts'
import { infoOf, type MemberSession } from '../session/index.ts'
import { makeSequencer } from './repeatReply.actions.ts'
import { findersOf, type ContractFlags, type MemberOptions } from './member.actions.ts'
import { registerOneClick } from './oneClick.actions.ts'
import { acceptAsOwner, type OwnerRefusal } from './owner.actions.ts'
import { register, type Application } from './register.actions.ts'
import { findCode, findRecommender, type LinkCode } from './upline.actions.ts'

type Who = Callers & { readonly member: MemberSession }
type Handlers = GroupHandlers<typeof calls, Who>
type Request<Name extends keyof Handlers> = Parameters<Handlers[Name]>[0]['request']

/** What a form says about where it was filled in. */
const ORIGIN = ['domain', 'registerUrl', 'registerMethod'] as const

function typedIn(request: Readonly<Record<string, unknown>>): ReadonlyMap<RegisterField, string> {
  const typed = new Map<RegisterField, string>()
  for (const field of REGISTER_FIELDS) {
    const text = request[field]
    if (typeof text === 'string') typed.set(field, text)
  }
  return typed
}

function applicationOf(tab: RegisterTab, request: Request<'register'> | Request<'registerMobile'>): Application {
  const { id, captcha, work, language, termsAccepted, countryDialingCode, referralCode = '', linkTerms } = request
  const origin = new Map(ORIGIN.flatMap((field) => (request[field] ? [[field, request[field]]] : [])))
  const { firebaseChannel, firebaseIdToken } = request
  const proof = { firebaseChannel, firebaseIdToken }
  const rest = { ...proof, id, captcha, work, language, termsAccepted, countryDialingCode, linkTerms }
  return { ...rest, tab, origin, fields: typedIn(request), referralCode: referralCode.trim() }
}

const shownFlags = ({ requestOf, infoOf }: ContractFlags) => ({
  dailysalreqtype: requestOf('dailySalary'),
  divtypereq: requestOf('dividend'),
  contracthoursalreq: requestOf('hourlySalary'),
  realtimesalreqtype: requestOf('realTimeSalary'),
  dailysalinfotype: infoOf('dailySalary'),
  divinfotype: infoOf('dividend'),
  hoursalinfotype: infoOf('hourlySalary'),
  realtimesalinfotype: infoOf('realTimeSalary'),
})

const shownTerms = ({ agentName, account, note, version, termsHash }: LinkCode) => ({
  agent: agentName,
  account,
  note,
  version,
  hash: termsHash,
})

/** Whose an invitation code is, and what it brings. Somebody who opens a link of an agent is counted. */
async function readCode(options: MemberOptions, { code, as }: Request<'affiliate'>, ip: string) {
  const { rules } = (await options.settings.current()).register
  // Where no form asks for a recommender, nobody can look for one.
  const isAsked = rules.some(({ field, enabled }) => field === 'recommenderId' && enabled)
  if (as === 'recommender' && !isAsked) return ok({ isValid: false, referral: null, link: null })
  const find = as === 'recommender' ? findRecommender : findCode
  const found = await options.db.read((tx) => find(tx, findersOf(options), code))
  const { link } = found ?? {}
  if (link?.id !== undefined) options.linkCodes.visit(link.id, ip)
  return ok({
    isValid: found !== undefined,
    referral: found?.invitation?.terms ?? null,
    link: link === undefined ? null : shownTerms(link),
  })
}

/** Twice is once. */
async function acceptDue(
  options: MemberOptions,
  account: Account,
  typed: ReadonlyMap<RegisterField, string>,
): Promise<Result<Record<string, never>, OwnerRefusal | 'session.password_due'>> {
  // Whoever opened the account knows the password that is due, and must not consent for its owner.
  if (account.mustChangePassword) return err('session.password_due')
  if (!account.areTermsDue) return ok({})
  const accepted = await acceptAsOwner(options, account, typed)
  if (!accepted.ok) return accepted
  options.sessions.refresh(account.id)
  return ok({})
}

export function memberRoutes(options: MemberOptions): Handlers {
  const { db, sessions } = options
  const inSequence = makeSequencer()

  async function registerBy(tab: RegisterTab, call: Parameters<Handlers['register' | 'registerMobile']>[0]) {
    const { request, visit, caller } = call
    const opened = await inSequence(request.id, () => register(options, applicationOf(tab, request), visit))
    return opened.ok ? ok(await sessions.finishLogin(visit, opened.value.signIn, caller)) : err(opened.error)
  }

  return {
    async info({ caller }) {
      const { account } = caller
      const { id } = account
      const unreadCount = await options.unreadOf(id)
      const [rank, mayInvite] = [await options.rankOf(account), await options.invitations.isOffered(account)]
      const promotions = await sessions.promotionsOf(account)
      return ok(infoOf(account, caller, { unreadCount, rank, mayInvite, promotions }))
    },
    async icon({ caller }) {
      return ok({ url: await options.iconOf(caller.account) })
    },
    register: (call) => registerBy('register', call),
    registerMobile: (call) => registerBy('registerMobile', call),
    async registerOneClick({ request, visit, caller }) {
      const { referralCode = '', linkTerms, ...click } = request
      const asked = { ...click, referralCode, linkTerms }
      const opened = await inSequence(click.id, () => registerOneClick(options, asked, visit))
      if (!opened.ok) return err(opened.error)
      const { account, signIn, password } = opened.value
      return ok({
        login: await sessions.finishLogin(visit, signIn, caller),
        username: account.username,
        password,
      })
    },
    affiliate: ({ request, visit }) => readCode(options, request, visit.ip),
    async language({ request, caller }) {
      await db.write((tx) => setLanguage(tx, caller.account.id, request.language))
      sessions.refresh(caller.account.id)
      return ok({})
    },
    async firstLogin({ caller }) {
      await db.write((tx) => markFirstLoginSeen(tx, caller.account.id))
      sessions.refresh(caller.account.id)
      return ok({})
    },
    acceptTerms: ({ request, caller: { account } }) => acceptDue(options, account, typedIn(request)),
    async consolidated({ caller }) {
      const { cash, held, bonus, total } = await options.fundsOf(caller.account)
      const hasContracts = isModuleOn((await options.settings.current()).modules, 'AGENTPOLICY3')
      const contracts = hasContracts ? shownFlags(await options.flagsOf(caller.account.id)) : null
      return ok({ currency: caller.account.currency, cash, held, bonus, total, contracts })
    },
  }
}

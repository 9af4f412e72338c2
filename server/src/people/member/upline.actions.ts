import type { LineTermsVersion, OpenedKind, ReferralTerms } from '@ronda/contract'
import { err, id, ok, present, type Id, type Result } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import { findByName, findByNumber, findInLine, isUsername, type Account, type AccountKind } from '../identity/index.ts'

/** The form of a public member number; longer ones do not fit the column. */
const NUMBER = /^[1-9]\d{6,15}$/

async function findPerson(tx: Tx, merchant: string, code: string): Promise<Account | undefined> {
  if (NUMBER.test(code)) {
    const numbered = await findByNumber(tx, merchant, BigInt(code))
    if (numbered) return numbered
  }
  if (!isUsername(code)) return undefined
  return (await findByName(tx, merchant, code))?.account
}

async function findOpen(
  tx: Tx,
  merchant: string,
  code: string,
  kinds: readonly AccountKind[],
): Promise<Account | undefined> {
  const person = await findPerson(tx, merchant, code.trim())
  return person && !person.isBlocked && kinds.includes(person.kind) ? person : undefined
}

/** An invitation code is the public number or the name of an agent who is not blocked. */
const findAgent = (tx: Tx, merchant: string, code: string): Promise<Account | undefined> =>
  findOpen(tx, merchant, code, ['agent'])

export type Codes = {
  readonly referralCode: string
  readonly affiliateCode: string
  readonly recommenderId: string
}

/** A member whose code was used, and the agent in whose line that member is. */
export type Invitation = {
  readonly host: Id<'account'>
  readonly agent: Id<'account'> | undefined
  readonly terms: ReferralTerms
}

/** Finds the member behind a code. Injected, because `people` must not import `rewards`. */
export type FindInvitation = (tx: Tx, code: string) => Promise<Invitation | undefined>

/** How somebody joins the line of an agent, and what they sign for it. */
export type LinkCode = {
  /** Undefined for the number or the name of the agent, which is no link. */
  readonly id: string | undefined
  readonly agent: Id<'account'>
  /** What the page calls the agent. */
  readonly agentName: string
  readonly account: OpenedKind
  readonly note: string
  readonly version: LineTermsVersion
  readonly termsHash: string
}

/** The links of agents. Injected, because `people` must not import `agents`. */
export type LinkCodes = {
  /** The link behind a code, if accounts may be opened with it now. */
  find(tx: Tx, code: string): Promise<LinkCode | undefined>
  /** What is signed by somebody who joins with the number or the name of an agent: no less than with a link. */
  termsOf(agent: Pick<Account, 'id' | 'number'>, code: string): LinkCode
  /** The same for who joins by a member: the name of the agent is shortened, which the member may not know either. */
  termsByMember(agent: Pick<Account, 'id' | 'number' | 'username'>): LinkCode
  /** Keeps with which link an account was opened and what was signed, in the same transaction. */
  keep(tx: Tx, account: Id<'account'>, link: LinkCode): Promise<void>
  /** Whether the line of an account that was just opened has more levels than are allowed. */
  isTooDeep(tx: Tx, account: Id<'account'>): Promise<boolean>
  /** Counts somebody who has opened the link, later: a link works also when nothing can be counted. */
  visit(link: string, ip: string): void
}

/** In whose line a new account is, and which link or member has brought it. */
export type BroughtBy = {
  readonly upline: Id<'account'> | undefined
  readonly invitation: Invitation | undefined
  readonly link: LinkCode | undefined
}

export type FindCode = {
  readonly merchant: string
  readonly findInvitation: FindInvitation
  readonly findLink: LinkCodes['find']
  readonly termsOf: LinkCodes['termsOf']
  readonly termsByMember: LinkCodes['termsByMember']
}

/** What a code in the URL or in the form says: it is an agent's, or a member's. Undefined when it is nobody's. */
export async function findCode(
  tx: Tx,
  { merchant, findInvitation, findLink, termsOf, termsByMember }: FindCode,
  code: string,
): Promise<BroughtBy | undefined> {
  const link = await findLink(tx, code.trim())
  if (link !== undefined) return { upline: link.agent, invitation: undefined, link }
  const agent = await findAgent(tx, merchant, code)
  if (agent !== undefined) {
    return { upline: agent.id, invitation: undefined, link: termsOf(agent, code.trim()) }
  }
  const invitation = await findInvitation(tx, code.trim())
  return invitation && { ...(await joinByMember(tx, invitation.agent, termsByMember)), invitation }
}

/** Into the line in which a member stands, if any. */
async function joinByMember(
  tx: Tx,
  agent: Id<'account'> | undefined,
  termsByMember: LinkCodes['termsByMember'],
): Promise<Pick<BroughtBy, 'upline' | 'link'>> {
  if (agent === undefined) return { upline: undefined, link: undefined }
  const { number, name: username } = present(await findInLine(tx, agent), 'the agent of a member')
  return { upline: agent, link: termsByMember({ id: agent, number, username }) }
}

/**
 * Nobody joins the line of an agent, by whatever code, without having read its terms: the page sends the hash of what it
 * has shown.
 */
export const isSigned = ({ link }: BroughtBy, linkTerms: string | undefined): boolean =>
  link === undefined || link.termsHash === linkTerms

/** The agent of a member: only agents have accounts below them. */
async function findAgentOf(tx: Tx, person: Account): Promise<Id<'account'> | undefined> {
  const upline = (await findInLine(tx, person.id))?.upline ?? null
  const above = upline === null ? undefined : await findInLine(tx, upline)
  return above?.kind === 'agent' ? id<'account'>(above.id) : undefined
}

/** The referrer: the agent or the member of the code in the URL or in the form, or else the recommender. */
export async function decideUpline(
  tx: Tx,
  finders: FindCode,
  codes: Codes,
): Promise<Result<BroughtBy, 'identity.recommender_unknown' | 'identity.affiliate_unknown'>> {
  const { referralCode, affiliateCode, recommenderId } = codes
  const recommender =
    recommenderId === '' ? undefined : await findOpen(tx, finders.merchant, recommenderId, ['member', 'agent'])
  if (recommenderId !== '' && recommender === undefined) return err('identity.recommender_unknown')
  const code = referralCode || affiliateCode
  const found = code === '' ? undefined : await findCode(tx, finders, code)
  if (code !== '' && found === undefined) return err('identity.affiliate_unknown')
  if (found?.upline !== undefined || recommender === undefined) {
    return ok(found ?? { upline: undefined, invitation: undefined, link: undefined })
  }
  const invitation = found?.invitation
  if (recommender.kind === 'agent') {
    return ok({ upline: recommender.id, link: finders.termsOf(recommender, recommenderId.trim()), invitation })
  }
  return ok({ ...(await joinByMember(tx, await findAgentOf(tx, recommender), finders.termsByMember)), invitation })
}

/** What a recommender brings, before the form is sent. */
export async function findRecommender(
  tx: Tx,
  finders: FindCode,
  recommenderId: string,
): Promise<BroughtBy | undefined> {
  const found = await decideUpline(tx, finders, { referralCode: '', affiliateCode: '', recommenderId })
  return found.ok ? found.value : undefined
}

import { PROMOTION_KINDS, type PlayMode } from '@ronda/contract'
import { isAgentView, type AgentView } from '../../pages/center/agent/agentViews.ts'
import { isMemberView, type MemberView } from '../../shell/layout/memberViews.ts'
import { PAYSLIP_NAMES, parsePayslip, type PayslipAddress } from '../../features/payslip/payslipAddress.ts'
import { parseTeam, TEAM_NAMES, type TeamAddress } from '../../features/team/teamAddress.ts'
import { parseRecord, type RecordAddress } from '../../features/statement/recordAddress.ts'

type Search = Record<string, unknown>

function text(search: Search, name: string): string | undefined {
  const value = search[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/**
 * The router merges the parsed search over the raw one, so a value that was not understood would remain: each such name
 * is set to undefined. Without this an unknown panel name would leave an empty page.
 */
function without(search: Search): object {
  return Object.fromEntries(Object.keys(search).map((name) => [name, undefined]))
}

export type HomeAddress = {
  readonly to?: string
  readonly referralCode?: string
  readonly link?: string
  readonly q?: string
}

/**
 * `to`: where a sign-in leads. `referralCode`: the referrer of a new member; kept through the popups. `link`: the
 * secret of a mailed link. `q`: the search text.
 */
export function parseHome(search: Search): HomeAddress {
  const [to, referralCode, link] = [text(search, 'to'), text(search, 'referralCode'), text(search, 'link')]
  const q = text(search, 'q')
  return {
    ...(to !== undefined && { to }),
    ...(referralCode !== undefined && { referralCode }),
    ...(link !== undefined && { link }),
    ...(q !== undefined && { q }),
  }
}

export type PromotionsAddress = { readonly promotion?: string }

const isPromotion = (text: string): boolean => UUID.test(text) || PROMOTION_KINDS.some((kind) => kind === text)

/** The promotion whose terms are open, or the kind of promotions that is shown; all where it is left out. */
export function parsePromotions(search: Search): PromotionsAddress {
  const promotion = text(search, 'promotion')
  return { ...without(search), ...(promotion !== undefined && isPromotion(promotion) && { promotion }) }
}

export type MallAddress = { readonly tab?: 'redeemed' | 'details' }

/** The part of the points mall that is shown; the goods where it is left out. */
export function parseMall(search: Search): MallAddress {
  const tab = text(search, 'tab')
  return { ...without(search), ...((tab === 'redeemed' || tab === 'details') && { tab }) }
}

/** The name of a panel that does not exist: its page is not found, and the address stays as it was typed. */
export type UnknownView = string & { readonly isUnknownView: true }

export type MemberAddress = RecordAddress & {
  readonly view?: MemberView | UnknownView
  readonly deposit?: string
  readonly withdrawal?: string
  readonly transfer?: string
  readonly tournament?: string
  readonly tab?: string
}

/**
 * The statement pages keep their filters in the address; `wallet` is `cash`, `held`, `bonus` or `vendor:CODE`.
 * `deposit`, `withdrawal`, `transfer` and `tournament` name the one that their panel shows, `tab` the part of a panel
 * that has several.
 */
export function parseMember(search: Search): MemberAddress {
  const view = text(search, 'view')
  if (view === undefined) return without(search)
  if (!isMemberView(view)) return { ...without(search), view: view as UnknownView }
  const [deposit, tab] = [text(search, 'deposit'), text(search, 'tab')]
  const [withdrawal, transfer] = [text(search, 'withdrawal'), text(search, 'transfer')]
  const tournament = text(search, 'tournament')
  return {
    ...without(search),
    view,
    ...parseRecord(search),
    ...(deposit !== undefined && { deposit }),
    ...(withdrawal !== undefined && { withdrawal }),
    ...(transfer !== undefined && { transfer }),
    ...(tournament !== undefined && { tournament }),
    ...(tab !== undefined && { tab }),
  }
}

export type AgentAddress = TeamAddress & PayslipAddress & { readonly view?: AgentView | UnknownView }

/** The filters of the team, of payslips and of the income are in the address; the panels shared with members read their own from it. */
export function parseAgent(search: Search): AgentAddress {
  const view = text(search, 'view')
  if (view === undefined) return without({ view })
  if (!isAgentView(view)) return { view: view as UnknownView }
  const isOurs = ([name]: readonly [string, unknown]): boolean => TEAM_NAMES.has(name) || PAYSLIP_NAMES.has(name)
  const ours = Object.fromEntries(Object.entries(search).filter(isOurs))
  return { ...without(ours), view, ...parseTeam(ours), ...parsePayslip(ours) }
}

export type VerifyAddress = {
  readonly game?: string
  readonly draw?: number
  readonly envelope?: string
  readonly raffle?: string
  readonly tournament?: string
  readonly match?: number
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const idIn = (search: Search, name: 'envelope' | 'raffle' | 'tournament'): string | undefined => {
  const id = text(search, name)
  return id !== undefined && UUID.test(id) ? id : undefined
}

/**
 * What anybody may examine: a draw by its lottery and its number, a match of the league by its number, or a red
 * envelope, a raffle or a tournament by its id.
 */
export function parseVerify(search: Search): VerifyAddress {
  const [game, draw] = [text(search, 'game'), Number(search['draw'])]
  const [envelope, raffle] = [idIn(search, 'envelope'), idIn(search, 'raffle')]
  const tournament = idIn(search, 'tournament')
  if (game !== undefined && Number.isSafeInteger(draw) && draw > 0) return { ...without(search), game, draw }
  if (raffle !== undefined) return { ...without(search), raffle }
  if (/^\d{1,9}$/.test(String(search['match']))) return { ...without(search), match: Number(search['match']) }
  if (tournament !== undefined) return { ...without(search), tournament }
  return envelope === undefined ? without(search) : { ...without(search), envelope }
}

export type SeamlessAddress = {
  readonly game: string
  readonly mode: PlayMode
  /** The codes of the tables shown beside the first, separated by dots. */
  readonly beside?: string
}

/** Anything but an explicit `real` or `bonus` is free play, so that a broken link never costs money. */
export function parseSeamless(search: Search): SeamlessAddress {
  const [game, beside] = [text(search, 'game') ?? '', text(search, 'beside')]
  const asked = search['mode']
  const mode = asked === 'real' || asked === 'bonus' ? asked : 'free'
  return beside === undefined ? { game, mode } : { game, mode, beside }
}

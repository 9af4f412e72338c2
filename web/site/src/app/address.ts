import type { PlayMode } from '@ronda/contract'
import { isAgentView, type AgentView } from '../center/agent/agentViews.ts'
import { isMemberView, type MemberView } from '../center/member/memberViews.ts'
import { parseRecord, type RecordAddress } from '../money/records/recordAddress.ts'

type Search = Record<string, unknown>

function text(search: Search, name: string): string | undefined {
  const value = search[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/**
 * The router lays what a route understood over what was typed, so what it did not understand would show through: each
 * such name says that nothing is there. Without this a panel that nobody has leaves an empty page.
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

/** `to`: where a sign-in leads. `referralCode`: who sent a newcomer; kept through the popups. `link`: the secret of a mailed link. `q`: words looked for. */
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

export type MemberAddress = RecordAddress & {
  readonly view?: MemberView
  readonly deposit?: string
  readonly withdrawal?: string
  readonly transfer?: string
  readonly tab?: string
}

/**
 * The records keep in the address what is looked for in them; `wallet` is `cash`, `held`, `bonus` or `vendor:CODE`.
 * `deposit`, `withdrawal` and `transfer` are the one that their panel shows, `tab` the part of a panel that has several.
 */
export function parseMember(search: Search): MemberAddress {
  const { view } = search
  if (!isMemberView(view)) return without(search)
  const [deposit, tab] = [text(search, 'deposit'), text(search, 'tab')]
  const [withdrawal, transfer] = [text(search, 'withdrawal'), text(search, 'transfer')]
  return {
    ...without(search),
    view,
    ...parseRecord(search),
    ...(deposit !== undefined && { deposit }),
    ...(withdrawal !== undefined && { withdrawal }),
    ...(transfer !== undefined && { transfer }),
    ...(tab !== undefined && { tab }),
  }
}

export type AgentAddress = { readonly view?: AgentView }

/** Panels that members have too find what they show in the address themselves. */
export function parseAgent({ view }: Search): AgentAddress {
  return isAgentView(view) ? { view } : without({ view })
}

export type DrawAddress = { readonly game?: string; readonly draw?: number }

/** A draw that anybody may examine, by its lottery and its number. */
export function parseDraw(search: Search): DrawAddress {
  const [game, draw] = [text(search, 'game'), Number(search['draw'])]
  return game !== undefined && Number.isSafeInteger(draw) && draw > 0 ? { game, draw } : without(search)
}

export type SeamlessAddress = {
  readonly game: string
  readonly mode: PlayMode
  /** Tables beside it, codes with dots between. */
  readonly beside?: string
}

/** Anything but an explicit `real` is free: a broken link never costs money. */
export function parseSeamless(search: Search): SeamlessAddress {
  const [game, beside] = [text(search, 'game') ?? '', text(search, 'beside')]
  const mode = search['mode'] === 'real' ? 'real' : 'free'
  return beside === undefined ? { game, mode } : { game, mode, beside }
}

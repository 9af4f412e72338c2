import { days } from '@ronda/core'
import type { OpenedKind } from '@ronda/contract'

/** Letters that nobody confuses with others. */
const CODE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODE_LETTERS = 9

/** A link's code begins with 0, so that it is no account number. */
export const isLinkCode = (text: string): boolean => /^0[a-z2-9]{9}$/.test(text)

export const makeLinkCode = (rng: (below: number) => number): string =>
  `0${Array.from({ length: CODE_LETTERS }, () => CODE_ALPHABET[rng(CODE_ALPHABET.length)] ?? '').join('')}`

export type LinkTerms = { readonly agent: string; readonly account: OpenedKind; readonly note: string }

/** What is hashed and signed: the number of the agent, what the account is, and the agent's note. */
export const termsText = ({ agent, account, note }: LinkTerms): string => JSON.stringify([1, agent, account, note])

export type LinkState = { readonly validUntilMs: number | null; readonly isStopped: boolean }

/** Whether somebody can register with a link now. */
export const isLinkOpen = ({ validUntilMs, isStopped }: LinkState, nowMs: number): boolean =>
  !isStopped && (validUntilMs === null || nowMs < validUntilMs)

export const endOf = (nowMs: number, validDays: number | null): number | null =>
  validDays === null ? null : nowMs + days(validDays)

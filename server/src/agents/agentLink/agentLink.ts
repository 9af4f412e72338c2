import { days } from '@ronda/core'
import type { LineTermsVersion, OpenedKind } from '@ronda/contract'

/** Letters that nobody confuses with others. */
const CODE_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODE_LETTERS = 9

/** A link's code begins with 0, so that it is no account number. */
export const isLinkCode = (text: string): boolean => /^0[a-z2-9]{9}$/.test(text)

export const makeLinkCode = (rng: (below: number) => number): string =>
  `0${Array.from({ length: CODE_LETTERS }, () => CODE_ALPHABET[rng(CODE_ALPHABET.length)] ?? '').join('')}`

export type LineTerms = {
  readonly version: LineTermsVersion
  readonly agent: string
  readonly account: OpenedKind
  readonly note: string
}

/**
 * SHA-256 of what each version says in every language (`session.register.link.versions`). A text that was signed never
 * changes: another sentence is another version.
 */
export const LINE_TEXTS: Readonly<Record<LineTermsVersion, string>> = {
  1: 'a7b207d98a8a39417ed600490e82ef8bd663d589d103cd98d7f4f238cf622ddb',
  2: '2fbf76775954f0e69a622b0c3f6917688e9bfb98107473013fd81ef78de740a3',
}

/**
 * What is hashed and signed: the number of the agent, what the account is, the agent's note, and what the product says.
 * The first version had no text in it.
 */
export const termsText = ({ version, agent, account, note }: LineTerms): string =>
  JSON.stringify([version, agent, account, note, ...(version === 1 ? [] : [LINE_TEXTS[version]])])

export type LinkState = { readonly validUntilMs: number | null; readonly isStopped: boolean }

/** Whether somebody can register with a link now. */
export const isLinkOpen = ({ validUntilMs, isStopped }: LinkState, nowMs: number): boolean =>
  !isStopped && (validUntilMs === null || nowMs < validUntilMs)

export const endOf = (nowMs: number, validDays: number | null): number | null =>
  validDays === null ? null : nowMs + days(validDays)

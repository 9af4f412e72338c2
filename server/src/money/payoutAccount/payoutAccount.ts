import type { PayoutKind, PayoutNetwork } from '@ronda/contract'
import { err, hours, ok, type Result } from '@ronda/core'

/** An account as it is kept: written the one way there is to write it. */
export type BoundTo = {
  readonly kind: PayoutKind
  readonly institution: string
  readonly number: string
  readonly holder: string
}

export type BindRefusal = 'payout.institution_invalid' | 'payout.number_invalid' | 'payout.holder_invalid'

/** What addresses look like on each chain; whether anybody has the key to one, nobody can see. */
const ADDRESSES: Readonly<Record<PayoutNetwork, RegExp>> = {
  BTC: /^([13][1-9A-HJ-NP-Za-km-z]{25,34}|bc1[02-9ac-hj-np-z]{11,71})$/,
  ERC20: /^0x[0-9a-fA-F]{40}$/,
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
}

const isNetwork = (text: string): text is PayoutNetwork => Object.hasOwn(ADDRESSES, text)

const BANK_NUMBER = /^[0-9A-Z]{6,34}$/
const IBAN = /^[A-Z]{2}\d{2}[0-9A-Z]{10,30}$/

/** The number that its own check digits were made for: letters count from 10, and all of it leaves 1 when divided by 97. */
function isIbanTrue(iban: string): boolean {
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (sign) => Number.parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

function isBankNumber(number: string): boolean {
  return BANK_NUMBER.test(number) && /\d/.test(number) && (!IBAN.test(number) || isIbanTrue(number))
}

/** Without what people put in to read it better. */
const cleanNumber = (kind: PayoutKind, typed: string): string =>
  kind === 'bank' ? typed.replaceAll(/[\s.\-/]/g, '').toUpperCase() : typed.trim()

const cleanText = (typed: string): string => typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ')

const HOLDER = /^[\p{L}\p{M}][\p{L}\p{M}'’.,\- ]{1,79}$/u

/** In the order of the form. */
export function parseBinding(typed: BoundTo): Result<BoundTo, BindRefusal> {
  const { kind } = typed
  const [institution, holder] = [cleanText(typed.institution), cleanText(typed.holder)]
  const number = cleanNumber(kind, typed.number)
  if (kind === 'bank') {
    if (institution.length < 2 || institution.length > 60) return err('payout.institution_invalid')
    if (!isBankNumber(number)) return err('payout.number_invalid')
  } else {
    if (!isNetwork(institution)) return err('payout.institution_invalid')
    if (!ADDRESSES[institution].test(number)) return err('payout.number_invalid')
  }
  if (!HOLDER.test(holder)) return err('payout.holder_invalid')
  return ok({ kind, institution, number, holder })
}

const wordsOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .toSorted()
    .join(' ')

/** Whether two spellings are one name: capitals, accents, signs and the order of the words do not count. */
export function isSameName(one: string, other: string): boolean {
  const words = wordsOf(one)
  return words !== '' && words === wordsOf(other)
}

/** What is compared to find out that two members have bound one account: case matters only where the chain says so. */
export function identityOf({ kind, institution, number }: BoundTo): string {
  return kind === 'wallet' && institution !== 'ERC20' ? number : number.toLowerCase()
}

const SHOWN_MAX = 4

/** The last signs only, and never most of a short number. */
export function maskNumber(number: string): string {
  return `•••• ${number.slice(-Math.min(SHOWN_MAX, Math.floor(number.length / 2)))}`
}

export function usableAtMs(boundAtMs: number, waitHours: number): number {
  return boundAtMs + hours(waitHours)
}

import type { PayoutFormat, PayoutKind } from '@ronda/contract'
import { err, hours, ok, type Result } from '@ronda/core'
import { bankNumberFault, cleanBankNumber } from './bankNumber.ts'
import { addressFault, cleanAddress, isNetwork } from './chainAddress.ts'

/** An account as it is kept: written the one way there is to write it. */
export type BoundTo = {
  readonly kind: PayoutKind
  readonly institution: string
  readonly number: string
  readonly holder: string
}

/** As it was typed, with how its number is written where the member said so. */
export type Typed = BoundTo & { readonly format?: PayoutFormat | undefined }

export type BindRefusal =
  | 'payout.institution_invalid'
  | 'payout.number_invalid'
  | 'payout.address_invalid'
  | 'payout.number_mistyped'
  | 'payout.holder_invalid'

const cleanText = (typed: string): string => typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ')

const HOLDER = /^[\p{L}\p{M}][\p{L}\p{M}'’.,\- ]{1,79}$/u

/** A slip of the finger is told apart from what we do not know: only one of the two is mended by looking again. */
function faultOf({ kind, format }: Typed, institution: string, number: string): BindRefusal | undefined {
  if (kind === 'bank') {
    if (institution.length < 2 || institution.length > 60) return 'payout.institution_invalid'
    const fault = bankNumberFault(number, format)
    return fault && (fault === 'mistyped' ? 'payout.number_mistyped' : 'payout.number_invalid')
  }
  if (!isNetwork(institution)) return 'payout.institution_invalid'
  const fault = addressFault(number, institution)
  return fault && (fault === 'mistyped' ? 'payout.number_mistyped' : 'payout.address_invalid')
}

/** In the order of the form. */
export function parseBinding(typed: Typed): Result<BoundTo, BindRefusal> {
  const { kind } = typed
  const [institution, holder] = [cleanText(typed.institution), cleanText(typed.holder)]
  const number = kind === 'bank' ? cleanBankNumber(typed.number) : cleanAddress(typed.number)
  const fault = faultOf(typed, institution, number)
  if (fault) return err(fault)
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

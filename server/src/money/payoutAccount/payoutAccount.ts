import { PAYOUT_NETWORKS, type PayoutFormat, type PayoutKind, type PayoutNetwork } from '@ronda/contract'
import { err, hours, ok, type Result } from '@ronda/core'
import { bankNumberFault, cleanBankNumber, type NumberFault } from './bankNumber.ts'

/** An account in its normalized, stored form. */
export type BoundTo = {
  readonly kind: PayoutKind
  readonly institution: string
  readonly number: string
  readonly holder: string
}

/** As it was typed, with the number's format if the member stated it. */
export type Typed = BoundTo & { readonly format?: PayoutFormat | undefined }

export type BindRefusal =
  | 'payout.institution_invalid'
  | 'payout.number_invalid'
  | 'payout.address_invalid'
  | 'payout.number_mistyped'
  | 'payout.holder_invalid'

const cleanText = (typed: string): string => typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ')

const HOLDER = /^[\p{L}\p{M}][\p{L}\p{M}'’.,\- ]{1,79}$/u

/** Parses and checks blockchain addresses: each chain has its own checksum. */
export type AddressReader = {
  readonly cleanAddress: (typed: string) => string
  readonly addressFault: (text: string, network: PayoutNetwork) => NumberFault | undefined
}

const networkOf = (text: string): PayoutNetwork | undefined => PAYOUT_NETWORKS.find((network) => network === text)

/** A typing error is distinguished from an unknown format: only the former can be corrected by comparing the number. */
function faultOf(
  { kind, format, institution, number }: Typed,
  { addressFault }: AddressReader,
): BindRefusal | undefined {
  if (kind === 'bank') {
    if (institution.length < 2 || institution.length > 60) return 'payout.institution_invalid'
    const fault = bankNumberFault(number, format)
    return fault && (fault === 'mistyped' ? 'payout.number_mistyped' : 'payout.number_invalid')
  }
  const network = networkOf(institution)
  if (network === undefined) return 'payout.institution_invalid'
  const fault = addressFault(number, network)
  return fault && (fault === 'mistyped' ? 'payout.number_mistyped' : 'payout.address_invalid')
}

/** Refusals in the order of the form's fields. */
export function parseBinding(typed: Typed, reader: AddressReader): Result<BoundTo, BindRefusal> {
  const { kind } = typed
  const [institution, holder] = [cleanText(typed.institution), cleanText(typed.holder)]
  const number = kind === 'bank' ? cleanBankNumber(typed.number) : reader.cleanAddress(typed.number)
  const fault = faultOf({ ...typed, institution, number }, reader)
  if (fault) return err(fault)
  if (!HOLDER.test(holder)) return err('payout.holder_invalid')
  return ok({ kind, institution, number, holder })
}

/** The value by which the same account of two members is recognised: case counts only where the chain requires it. */
export function identityOf({ kind, institution, number }: BoundTo): string {
  return kind === 'wallet' && institution !== 'ERC20' ? number : number.toLowerCase()
}

const SHOWN_MAX = 4

/** The last characters only, and at most half of a short number. */
export function maskNumber(number: string): string {
  return `•••• ${number.slice(-Math.min(SHOWN_MAX, Math.floor(number.length / 2)))}`
}

export function usableAtMs(boundAtMs: number, waitHours: number): number {
  return boundAtMs + hours(waitHours)
}

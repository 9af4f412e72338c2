import { PAYOUT_NETWORKS, type PayoutFormat, type PayoutKind, type PayoutNetwork } from '@ronda/contract'
import { err, hours, ok, type Result } from '@ronda/core'
import { bankNumberFault, cleanBankNumber, type NumberFault } from './bankNumber.ts'

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

/** How addresses of chains are read: each has a check of its own. */
export type AddressReader = {
  readonly cleanAddress: (typed: string) => string
  readonly addressFault: (text: string, network: PayoutNetwork) => NumberFault | undefined
}

const networkOf = (text: string): PayoutNetwork | undefined => PAYOUT_NETWORKS.find((network) => network === text)

/** A slip of the finger is told apart from what we do not know: only one of the two is mended by looking again. */
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

/** In the order of the form. */
export function parseBinding(typed: Typed, reader: AddressReader): Result<BoundTo, BindRefusal> {
  const { kind } = typed
  const [institution, holder] = [cleanText(typed.institution), cleanText(typed.holder)]
  const number = kind === 'bank' ? cleanBankNumber(typed.number) : reader.cleanAddress(typed.number)
  const fault = faultOf({ ...typed, institution, number }, reader)
  if (fault) return err(fault)
  if (!HOLDER.test(holder)) return err('payout.holder_invalid')
  return ok({ kind, institution, number, holder })
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

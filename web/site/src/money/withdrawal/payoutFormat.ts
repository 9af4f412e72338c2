import type { PayoutFormat } from '@ronda/contract'

/** How bank accounts are written where the member lives; elsewhere the plain number is asked for. */
const FORMAT_OF_COUNTRY: Readonly<Record<string, PayoutFormat>> = { MX: 'clabe', PE: 'cci', ES: 'iban', CR: 'iban' }

export function usualFormat(countryCode: string | null | undefined): PayoutFormat {
  return FORMAT_OF_COUNTRY[countryCode ?? ''] ?? 'account'
}

import type { PayoutFormat } from '@ronda/contract'

/** The format of bank accounts per country; other countries take the plain number. */
const FORMAT_OF_COUNTRY: Readonly<Record<string, PayoutFormat>> = { MX: 'clabe', PE: 'cci', ES: 'iban', CR: 'iban' }

export function usualFormat(countryCode: string | null | undefined): PayoutFormat {
  return FORMAT_OF_COUNTRY[countryCode ?? ''] ?? 'account'
}

import { ATOMS_PER_UNIT, decimalsOf, type Currency } from '@ronda/core'

const atomsPerMinor = (currency: Currency): bigint => ATOMS_PER_UNIT / 10n ** BigInt(decimalsOf(currency))

/** Cents, or whole units where the currency has no minor unit: what card networks use. Undefined for fractions. */
export function toMinor(atoms: bigint, currency: Currency): bigint | undefined {
  const per = atomsPerMinor(currency)
  return atoms % per === 0n ? atoms / per : undefined
}

export function fromMinor(minor: bigint, currency: Currency): bigint {
  return minor * atomsPerMinor(currency)
}

import { TOP_UP_UNITS } from '@ronda/contract'
import { ATOMS_PER_UNIT, isPayable, type Currency } from '@ronda/core'

const AMOUNT_MIN = BigInt(TOP_UP_UNITS.min) * ATOMS_PER_UNIT
/** It stops typing errors. */
const AMOUNT_MAX = BigInt(TOP_UP_UNITS.max) * ATOMS_PER_UNIT

export const isTopUpAmount = (currency: Currency, amount: bigint): boolean =>
  isPayable(currency, amount) && amount >= AMOUNT_MIN && amount <= AMOUNT_MAX

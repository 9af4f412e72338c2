import { CURRENCIES } from '@ronda/core'
import { z } from 'zod/mini'

/** Money is sent as a string of whole atoms: JSON numbers would lose digits. */
export const atoms = z.codec(z.string().check(z.regex(/^-?(0|[1-9]\d{0,17})$/)), z.bigint(), {
  decode: (text) => BigInt(text),
  encode: (value) => value.toString(),
})

/** An exact integer, for fractions such as a game's return: with many free spins that has hundreds of digits. */
const bigWhole = z.codec(z.string().check(z.regex(/^-?(0|[1-9]\d{0,999})$/)), z.bigint(), {
  decode: (text) => BigInt(text),
  encode: (value) => value.toString(),
})

/** A whole number in an address, where everything is text. */
export const wholeInAddress = z.codec(z.string().check(z.regex(/^(0|[1-9]\d{0,8})$/)), z.int(), {
  decode: (text) => Number(text),
  encode: (value) => value.toString(),
})

/** The number of a row in an address: of tables that grow for ever, beyond the range of the database's integer type. */
export const rowInAddress = z.codec(z.string().check(z.regex(/^(0|[1-9]\d{0,14})$/)), z.int(), {
  decode: (text) => Number(text),
  encode: (value) => value.toString(),
})

export const currency = z.enum(CURRENCIES)

/**
 * An idempotency key that the caller chooses: a UUID of version 4 or 7. Ids that the server makes are of version 8, so
 * a caller cannot choose one.
 */
export const key = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/))

/** An id from a reply of the server, or a key that was accepted before. */
export const uuid = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/))

export const hex64 = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** The last moment of the year 9999: later dates are invalid, and much later ones cannot be represented. */
const EPOCH_MS_MAX = 253_402_300_799_999

export const epochMs = z.int().check(z.nonnegative(), z.lte(EPOCH_MS_MAX))

/** The largest number that a column of PostgreSQL's type integer holds. */
const WHOLE_MAX = 2_147_483_647

/** A row number, version or position from a caller: within the range of the database's integer type. */
export const whole = z.int().check(z.gte(0), z.lte(WHOLE_MAX))

/** The same, starting at one. */
export const ordinal = z.int().check(z.gte(1), z.lte(WHOLE_MAX))

export const gameCode = z.string().check(z.regex(/^[A-Z0-9_]{2,40}$/))

/** An exact fraction. */
export const fraction = z.strictObject({ numerator: bigWhole, denominator: bigWhole })

/** Languages with complete texts; the others are known by code only. */
export const languageCode = z.enum(['es', 'en'])

/** Text that people write; PostgreSQL stores every character except NUL. */
export const written = (min: number, max: number) =>
  z.string().check(z.trim(), z.regex(/^[^\0]*$/), z.minLength(min), z.maxLength(max))

export const nothing = z.strictObject({})

// Without schemas, so that a first page can use these without loading the schema library.

import { REBATE_TYPES } from './rebateWords.ts'

/**
 * Points are counted in ten-millionths, so that nothing is ever rounded: an atom of a valid bet at a rate of one point
 * per 100 units is exactly one part.
 */
export const PARTS_PER_POINT = 10_000_000n

/** What earns points: bets by type of game, and deposits. Each has its own rate, in points per 100 units. */
export const POINT_SOURCES = [...REBATE_TYPES, 'DEPOSIT'] as const

/** Units of money that a rate is for. */
export const POINT_RATE_UNITS = 100

/** Why a balance of points changed. `takenBack`: a deposit that had earned them was charged back. */
export const POINT_KINDS = ['bet', 'deposit', 'redeem', 'returned', 'convert', 'takenBack'] as const
export type PointKind = (typeof POINT_KINDS)[number]

/** The most whole points that one request converts. */
export const CONVERT_POINTS_MAX = 10_000_000

/** Points per 100 units, and points per unit of money: far above what is sensible, far below what could overflow. */
export const POINT_RATE_MAX = 10_000
export const POINTS_PER_UNIT_MAX = 1_000_000

import type { Carried } from '@ronda/core/payroll'
import { z } from 'zod/mini'
import type { Detail } from './payslip.ts'

const digits = z.codec(z.string().check(z.regex(/^-?\d{1,30}$/)), z.bigint(), { decode: BigInt, encode: String })
const count = z.int()

const carried = z.object({ loss: digits, gross: digits, rebates: digits })

const detail = z.object({
  figures: z.object({
    validBet: digits,
    stakes: digits,
    prizes: digits,
    rebates: digits,
    promotions: digits,
    paymentFees: digits,
    activeMembers: count,
    activeMemberDays: count,
  }),
  base: digits,
  downlines: z.array(z.object({ agent: z.string(), amount: digits })),
  rebates: digits,
  carried,
  /** What was carried into the period. */
  into: carried,
})

const writeDigits = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)

/** Without the schema, which takes longer than the rest of a run of a hundred thousand payslips. */
export function writeDetail({ figures, base, downlines, rebates, carried: out, into }: Detail): string {
  return JSON.stringify({ figures, base, downlines, rebates, carried: out, into }, writeDigits)
}
export const readDetail = (value: unknown): Detail => z.decode(detail, value as z.input<typeof detail>)
export const writeCarried = (value: Carried): string => JSON.stringify(z.encode(carried, value))
export const readCarried = (value: unknown): Carried => z.decode(carried, value as z.input<typeof carried>)

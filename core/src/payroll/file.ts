import { CURRENCIES } from '../money.ts'
import { err, ok, type Result } from '../result.ts'
import { isZone } from '../zone.ts'
import { EXCLUSIONS, type PayEvent } from './event.ts'
import type { Amounts, Figures } from './figures.ts'
import type { DownlineShare, Payslip } from './payslip.ts'
import { PERIOD_KINDS, periodAt, type PeriodKind } from './period.ts'
import { readDigits, readList, readNullable, readObject, readOneOf, readText, readWhole, type Read } from './read.ts'
import type { Carried, PayContract, PayRun } from './run.ts'
import { CARRY_KINDS, MEASURES, PAY_KINDS, TIER_KINDS, TIERS_MAX, type Signed, type Terms, type Tier } from './terms.ts'

/** What is in the first field of a file. Another layout gets another number. */
const PAYSLIP_FORMAT = 'ronda.payslip.2'
/** Files of this layout have contracts without `signed`, and can still be read. */
const OLD_FORMAT = 'ronda.payslip.1'

/** The largest run that is tried: a million events. A team of a million agents is divided into lines. */
const EVENTS_MAX = 1_000_000
const AGENTS_MAX = 100_000
/** Deeper than any tree of agents. */
const LINE_MAX = 64
const ID_LENGTH_MAX = 100
const MILLIONTHS_MAX = 1_000_000
/** No file is of a later time, and every month until then has a name with four digits for the year. */
const MS_MAX = Date.UTC(2200, 0, 1)

/** A contract as exported: with the hash that both of its sides keep. */
export type ExportedContract = PayContract & { readonly hash: string; readonly signed: Signed | null }

/** The exported inputs of payslips, and the payslips that were made from them. */
export type PayslipFile = {
  readonly run: PayRun
  readonly contracts: readonly ExportedContract[]
  readonly payslips: readonly Payslip[]
}

const readId = readText(ID_LENGTH_MAX)
const readMs = readWhole(0, MS_MAX)
const readCount = readWhole(0, Number.MAX_SAFE_INTEGER)
const readShare = readWhole(0, MILLIONTHS_MAX)

const amounts: { readonly [K in keyof Amounts]: Read<bigint> } = {
  validBet: readDigits,
  stakes: readDigits,
  prizes: readDigits,
  rebates: readDigits,
  promotions: readDigits,
  paymentFees: readDigits,
}

const readTerms = readObject<Terms>({
  kind: readOneOf(PAY_KINDS),
  currency: readOneOf(CURRENCIES),
  period: readOneOf(PERIOD_KINDS),
  tierKind: readOneOf(TIER_KINDS),
  measure: readOneOf(MEASURES),
  carry: readOneOf(CARRY_KINDS),
  platformMillionths: readShare,
  activeFrom: readDigits,
  tiers: readList(
    readObject<Tier>({
      validBetMin: readDigits,
      lossMin: readDigits,
      activeMembersMin: readCount,
      rateMillionths: readShare,
    }),
    TIERS_MAX,
  ),
})

const readEvent = readObject<PayEvent>({
  id: readId,
  member: readId,
  atMs: readMs,
  line: readList(readId, LINE_MAX),
  amounts: readObject<Amounts>(amounts),
  excluded: readNullable(readOneOf(EXCLUSIONS)),
})

const carriedFields = { loss: readDigits, gross: readDigits, rebates: readDigits }

const readPayslip = readObject<Payslip>({
  agent: readId,
  figures: readObject<Figures>({ ...amounts, activeMembers: readCount, activeMemberDays: readCount }),
  base: readDigits,
  tier: readNullable(readWhole(0, TIERS_MAX)),
  gross: readDigits,
  downlines: readList(readObject<DownlineShare>({ agent: readId, amount: readDigits }), AGENTS_MAX),
  rebates: readDigits,
  pay: readDigits,
  debt: readDigits,
  carried: readObject<Carried>(carriedFields),
})

type CarriedInto = Carried & { readonly agent: string }
type PeriodStart = { readonly kind: PeriodKind; readonly fromMs: number }

/** The fields of a file, in their order. */
type Layout<Format extends string> = Pick<PayRun, 'kind' | 'currency' | 'events'> & {
  readonly format: Format
  readonly zone: string
  readonly period: PeriodStart
  readonly contracts: readonly ExportedContract[]
  readonly carried: readonly CarriedInto[]
  readonly payslips: readonly Payslip[]
}

const readZone: Read<string> = (value, place) => (typeof value === 'string' && isZone(value) ? ok(value) : err(place))

const readSigned = readObject<Signed>({
  upline: readNullable(readId),
  noticeDays: readNullable(readCount),
})

const contractFields = { agent: readId, hash: readId, terms: readTerms }
const readContract = readObject<ExportedContract>({ ...contractFields, signed: readNullable(readSigned) })
const readOldContract: Read<ExportedContract> = (value, place) => {
  const read = readObject<Omit<ExportedContract, 'signed'>>(contractFields)(value, place)
  return read.ok ? ok({ ...read.value, signed: null }) : read
}

const readLayoutOf = <Format extends string>(format: Format, contract: Read<ExportedContract>): Read<Layout<Format>> =>
  readObject<Layout<Format>>({
    format: readOneOf([format]),
    kind: readOneOf(PAY_KINDS),
    currency: readOneOf(CURRENCIES),
    zone: readZone,
    period: readObject<PeriodStart>({ kind: readOneOf(PERIOD_KINDS), fromMs: readMs }),
    contracts: readList(contract, AGENTS_MAX),
    carried: readList(readObject<CarriedInto>({ agent: readId, ...carriedFields }), AGENTS_MAX),
    events: readList(readEvent, EVENTS_MAX),
    payslips: readList(readPayslip, AGENTS_MAX),
  })

const readNew = readLayoutOf(PAYSLIP_FORMAT, readContract)
const readOld = readLayoutOf(OLD_FORMAT, readOldContract)
const isOld = (file: unknown): boolean =>
  typeof file === 'object' && file !== null && 'format' in file && file.format === OLD_FORMAT

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads an exported file. The error is the place of the first value that cannot be read, empty for the whole file. */
export function readPayslipFile(text: string): Result<PayslipFile, string> {
  const parsed = parseJson(text)
  const layout = isOld(parsed) ? readOld(parsed, '') : readNew(parsed, '')
  if (!layout.ok) return layout
  const { kind, currency, zone, events, contracts, payslips } = layout.value
  const period = periodAt(layout.value.period.fromMs, layout.value.period.kind, zone)
  if (period.fromMs !== layout.value.period.fromMs) return err('period.fromMs')
  const carried = new Map(layout.value.carried.map(({ agent, ...rest }) => [agent, rest]))
  if (carried.size < layout.value.carried.length) return err('carried')
  return ok({ run: { kind, currency, period, contracts, events, carried }, contracts, payslips })
}

const stringify = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? `${each}` : each))

/** The events of a file, or of a part of it. */
export const textOfEvents = (events: readonly PayEvent[]): string => events.map(stringify).join(',')

/** What stands before the events of a file, and after them: so a long one is written part by part. */
export function frameOfFile({ run, contracts, payslips }: PayslipFile): {
  readonly head: string
  readonly tail: string
} {
  const { kind, currency, period } = run
  const layout: Omit<Layout<typeof PAYSLIP_FORMAT>, 'events' | 'payslips'> = {
    format: PAYSLIP_FORMAT,
    kind,
    currency,
    zone: period.zone,
    period: { kind: period.kind, fromMs: period.fromMs },
    contracts,
    carried: [...run.carried].map(([agent, carried]) => ({ agent, ...carried })),
  }
  return { head: `${stringify(layout).slice(0, -1)},"events":[`, tail: `],"payslips":${stringify(payslips)}}` }
}

/** The file of a run, as it is exported. */
export function writePayslipFile(file: PayslipFile): string {
  const { head, tail } = frameOfFile(file)
  return `${head}${textOfEvents(file.run.events)}${tail}`
}

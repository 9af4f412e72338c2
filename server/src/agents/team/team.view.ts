import {
  TEAM_CHART_DAYS,
  TEAM_MOVE_KINDS,
  type team as calls,
  type TeamDay,
  type TeamFigures,
  type TeamFreeze,
  type TeamMoveKind,
  type TeamPeriod,
  type TeamPerson,
  type TeamRow,
} from '@ronda/contract'
import { addDays, type CalendarDay, type Currency } from '@ronda/core'
import type { z } from 'zod/mini'
import { addFigures, monthOf, NO_FIGURES, pseudonymOf, type Figures } from './team.ts'
import { cursorText } from './teamMove.ts'

type Reply<Name extends keyof typeof calls> = z.output<(typeof calls)[Name]['reply']>

type Counts = { readonly active: number; readonly opened: number }
type DayFigures = Figures & Counts & { readonly day: string }

const shownFigures = ({ bets, valid, staked, won, deposited, withdrawn, promoted }: Figures): TeamFigures => ({
  bets,
  valid,
  staked,
  won,
  deposited,
  withdrawn,
  promoted,
})

const shownPeriod = (figures: Figures, { active, opened }: Counts): TeamPeriod => ({
  ...shownFigures(figures),
  active,
  opened,
})

const emptyDay = (day: string): DayFigures => ({ ...NO_FIGURES, active: 0, opened: 0, day })

type OverviewParts = {
  readonly size: { readonly members: number; readonly agents: number }
  readonly today: string
  readonly activeInMonth: number
  readonly days: readonly DayFigures[]
}

export function shownOverview(
  { size, today, activeInMonth, days }: OverviewParts,
  currency: Currency,
): Reply<'overview'> {
  const byDay = new Map(days.map((each) => [each.day, each]))
  const on = (day: string): DayFigures => byDay.get(day) ?? emptyDay(day)
  const inMonth = days.filter(({ day }) => day >= monthOf(today))
  const month = inMonth.reduce<Figures>(addFigures, NO_FIGURES)
  const opened = inMonth.reduce((sum, each) => sum + each.opened, 0)
  const chart = Array.from({ length: TEAM_CHART_DAYS }, (_, at) => on(addDays(today, at + 1 - TEAM_CHART_DAYS)))
  return {
    currency,
    ...size,
    today: shownPeriod(on(today), on(today)),
    yesterday: shownPeriod(on(addDays(today, -1)), on(addDays(today, -1))),
    month: shownPeriod(month, { active: activeInMonth, opened }),
    days: chart.map((each): TeamDay => ({ ...shownPeriod(each, each), day: each.day })),
  }
}

type Person = { readonly number: string; readonly username: string; readonly kind: string }

/** Agents are partners and have their names; members only a pseudonym. */
const shownPerson = ({ number, username, kind }: Person): TeamPerson => ({
  id: number,
  name: kind === 'agent' ? username : pseudonymOf(username),
  isAgent: kind === 'agent',
})

type FreezeParts = { readonly id: string; readonly reason: string; readonly madeAtMs: number }

export const shownFreeze = ({ id, reason, madeAtMs }: FreezeParts): TeamFreeze => ({ id, reason, at: madeAtMs })

type RowParts = {
  readonly person: Person & { readonly depth: number; readonly below: number }
  readonly isAvailable: boolean
  readonly freeze: FreezeParts | undefined
  readonly own: Figures
  readonly team: Figures | null
}

const shownRow = ({ person, isAvailable, freeze, own, team }: RowParts): TeamRow => ({
  ...shownPerson(person),
  depth: person.depth,
  below: person.below,
  isAvailable,
  freeze: freeze === undefined ? null : shownFreeze(freeze),
  own: shownFigures(own),
  team: team === null ? null : shownFigures(team),
})

type PageParts = {
  readonly path: readonly Person[]
  readonly under: Person | undefined
  readonly total: Figures
  readonly rows: readonly RowParts[]
  readonly hasMore: boolean
  readonly mayFreeze: boolean
  readonly maySend: boolean
}

export const shownPage = (
  { path, under, total, rows, hasMore, mayFreeze, maySend }: PageParts,
  currency: Currency,
): Reply<'list'> => ({
  currency,
  mayFreeze,
  maySend,
  path: [...path, ...(under === undefined ? [] : [under])].map(shownPerson),
  total: shownFigures(total),
  rows: rows.map(shownRow),
  next: hasMore ? (rows.at(-1)?.person.number ?? null) : null,
})

type MoveParts = {
  readonly completeFrom: CalendarDay | null | undefined
  readonly person: Person | undefined
  readonly sums: readonly { readonly kind: TeamMoveKind; readonly count: number; readonly amount: bigint }[]
  readonly rows: readonly (Person & {
    readonly id: string
    readonly atMs: number
    readonly moved: TeamMoveKind
    readonly amount: bigint
  })[]
  readonly hasMore: boolean
}

export function shownMoves(
  { completeFrom = null, person, sums, rows, hasMore }: MoveParts,
  currency: Currency,
): Reply<'moves'> {
  const last = rows.at(-1)
  return {
    currency,
    completeFrom,
    person: person === undefined ? null : shownPerson(person),
    sums: TEAM_MOVE_KINDS.flatMap((kind) => sums.filter((sum) => sum.kind === kind)),
    rows: rows.map((row) => ({
      id: cursorText(row),
      person: shownPerson(row),
      kind: row.moved,
      amount: row.amount,
      at: row.atMs,
    })),
    next: hasMore && last !== undefined ? cursorText(last) : null,
  }
}

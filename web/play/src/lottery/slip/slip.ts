import { LINES_MAX, type Line, type LotteryBet } from '@ronda/games'

/** The lines that are not placed yet, with their earlier states for undo. */
export type Slip = { readonly lines: readonly Line[]; readonly before: readonly (readonly Line[])[] }

/** The most units of a line; what a player may stake on a draw is less. */
export const UNITS_MAX = 10_000

const STEPS_BACK = 30

export const emptySlip: Slip = { lines: [], before: [] }

const isSame = (left: Pick<Line, 'kind' | 'pick'>, right: Pick<Line, 'kind' | 'pick'>): boolean =>
  left.kind === right.kind && left.pick === right.pick

export const hasLine = ({ lines }: Slip, kind: string, pick: string): boolean =>
  lines.some((line) => isSame(line, { kind, pick }))

/** The place of a line, as the server names it. */
export const placeOf = ({ kind, pick }: Pick<Line, 'kind' | 'pick'>): string => `${kind} ${pick}`

const within = (units: number): number => Math.min(UNITS_MAX, Math.max(1, Math.trunc(units)))

function changed(slip: Slip, lines: readonly Line[]): Slip {
  return { lines, before: [slip.lines, ...slip.before].slice(0, STEPS_BACK) }
}

/** Adds lines. An existing line is not added again, and lines beyond the limit are left out. */
export function addLines(slip: Slip, added: readonly Line[]): Slip {
  const fresh = added.filter(
    (line, at) => !hasLine(slip, line.kind, line.pick) && added.findIndex((other) => isSame(other, line)) === at,
  )
  const lines = [...slip.lines, ...fresh.map((line) => ({ ...line, units: within(line.units) }))].slice(0, LINES_MAX)
  return lines.length === slip.lines.length ? slip : changed(slip, lines)
}

/** Adds a line, or removes it if it exists. */
export function toggleLine(slip: Slip, line: Line): Slip {
  const at = slip.lines.findIndex((other) => isSame(other, line))
  return at < 0 ? addLines(slip, [line]) : removeLine(slip, at)
}

export function removeLine(slip: Slip, at: number): Slip {
  return at in slip.lines ? changed(slip, slip.lines.toSpliced(at, 1)) : slip
}

export function setUnits(slip: Slip, at: number, units: number): Slip {
  const line = slip.lines[at]
  if (line === undefined || line.units === within(units)) return slip
  return changed(slip, slip.lines.with(at, { ...line, units: within(units) }))
}

/** Sets the units of every line. */
export function setAllUnits(slip: Slip, units: number): Slip {
  if (slip.lines.every((line) => line.units === within(units))) return slip
  return changed(
    slip,
    slip.lines.map((line) => ({ ...line, units: within(units) })),
  )
}

export function clearSlip(slip: Slip): Slip {
  return slip.lines.length === 0 ? slip : changed(slip, [])
}

export function undo(slip: Slip): Slip {
  const [lines, ...before] = slip.before
  return lines === undefined ? slip : { lines, before }
}

/** The bet in the form that the server reads. */
export const betOf = (lines: readonly Line[]): LotteryBet => ({ lines })

/** The lines of bets in the server's form. */
export function linesOfTickets(
  tickets: readonly { readonly bet: Readonly<Record<string, unknown>> }[],
): readonly Line[] {
  return tickets.flatMap(({ bet }) => (bet['lines'] ?? []) as readonly Line[])
}

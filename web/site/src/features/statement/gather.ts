import type { RecordedRound, StatementLine } from '@ronda/contract'
import { makeDecimal, makeShortDecimal, money, type Currency } from '@ronda/core'
import { utcText } from './when.ts'

/** The page size of a call; a file takes several calls. */
export const FILE_PAGE_LINES = 1_000
/** More than a person reads; a spreadsheet can still open it. */
const FILE_PAGES_MAX = 100

export type Page<Line> = { readonly lines: readonly Line[]; readonly next: number | null }

/** Fetches page after page until the end, or up to the maximum of a file. */
export async function gatherPages<Line>(
  ask: (before: number | undefined) => Promise<Page<Line>>,
): Promise<{ readonly lines: readonly Line[]; readonly isCut: boolean }> {
  const lines: Line[] = []
  let before: number | undefined
  for (let pages = 0; pages < FILE_PAGES_MAX; pages += 1) {
    const page = await ask(before)
    lines.push(...page.lines)
    if (page.next === null) return { lines, isCut: false }
    before = page.next
  }
  return { lines, isCut: true }
}

type RoundTexts = Readonly<Record<'time' | 'game' | 'staked' | 'won' | 'net', string>>

/** Amounts with all decimals and times in UTC, because a file is for calculations. */
export function roundRows(
  rounds: readonly RecordedRound[],
  names: ReadonlyMap<string, string>,
  { currency, words }: { readonly currency: Currency; readonly words: RoundTexts },
): readonly (readonly string[])[] {
  const write = (atoms: bigint): string => makeDecimal(money(atoms, currency))
  const { time, game, staked, won, net } = words
  const head = [`${time} (UTC)`, game, 'code', staked, won, net, currency, 'id']
  const rows = rounds.map(({ id, gameCode, stake, win, playedAtMs }) => [
    utcText(playedAtMs),
    names.get(gameCode) ?? gameCode,
    gameCode,
    write(stake),
    write(win),
    write(win - stake),
    currency,
    id,
  ])
  return [head, ...rows]
}

type LineTexts = {
  readonly time: string
  readonly cause: string
  readonly amount: string
  readonly balance: string
  readonly causeOf: (line: StatementLine) => string
}

/** Movements as on the screen, with the decimals of the currency. */
export function lineRows(
  lines: readonly StatementLine[],
  currency: Currency,
  words: LineTexts,
): readonly (readonly string[])[] {
  const write = (atoms: bigint): string => makeShortDecimal(money(atoms, currency))
  const head = [`${words.time} (UTC)`, words.cause, words.amount, words.balance, currency, 'id']
  const rows = lines.map((line) => [
    utcText(line.type === 'play' ? line.toMs : line.atMs),
    words.causeOf(line),
    write(line.type === 'play' ? line.won - line.staked : line.amount),
    write(line.balance),
    currency,
    line.type === 'play' ? `${line.day} ${line.gameCode}` : line.id,
  ])
  return [head, ...rows]
}

import type { LinesModel, SpinTables, WaysModel } from '@ronda/games'

/** A model's paid spins as the header that its C reference is compiled with. */
export function makeHeader(model: LinesModel | WaysModel, { reelStops, triggerScatters }: SpinTables): string {
  const cellsMax = Math.max(...reelStops)
  return [
    `enum { REELS = 5, ROWS = ${model.rows}, SYMBOLS = ${model.symbols.length} };`,
    `enum { TRIGGER_SCATTERS = ${triggerScatters} };`,
    `static const int LENGTHS[REELS] = ${makeArray(reelStops)};`,
    `static const unsigned char STRIPS[REELS][${cellsMax}] = ${makeTable(model.baseStrips)};`,
    ...('lines' in model
      ? [
          `enum { LINES = ${model.lines.length} };`,
          `static const unsigned char LINE_ROWS[LINES][REELS] = ${makeTable(model.lines)};`,
        ]
      : []),
    `static const int PAYS[SYMBOLS][REELS + 1] = ${makeTable(model.pays)};`,
    `static const int SCATTER_PAYS[] = ${makeArray(model.scatterPays)};`,
    '',
  ].join('\n')
}

function makeTable(rows: readonly (readonly number[])[]): string {
  return `{${rows.map(makeArray).join(', ')}}`
}

function makeArray(numbers: readonly number[]): string {
  return `{${numbers.join(', ')}}`
}

import { compileSpins, type LinesModel } from '@ronda/games'

/** A model's paid spins as the header that `slot.c` is compiled with. */
export function makeHeader(model: LinesModel): string {
  const { reelStops, triggerScatters } = compileSpins(model, false)
  const cellsMax = Math.max(...reelStops)
  return [
    `enum { REELS = 5, ROWS = ${model.rows}, LINES = ${model.lines.length}, SYMBOLS = ${model.symbols.length} };`,
    `enum { TRIGGER_SCATTERS = ${triggerScatters} };`,
    `static const int LENGTHS[REELS] = ${makeArray(reelStops)};`,
    `static const unsigned char STRIPS[REELS][${cellsMax}] = ${makeTable(model.baseStrips)};`,
    `static const unsigned char LINE_ROWS[LINES][REELS] = ${makeTable(model.lines)};`,
    `static const int PAYS[SYMBOLS][REELS + 1] = ${makeTable(model.pays)};`,
    `static const int SCATTER_PAYS[REELS + 1] = ${makeArray(model.scatterPays)};`,
    '',
  ].join('\n')
}

function makeTable(rows: readonly (readonly number[])[]): string {
  return `{${rows.map(makeArray).join(', ')}}`
}

function makeArray(numbers: readonly number[]): string {
  return `{${numbers.join(', ')}}`
}

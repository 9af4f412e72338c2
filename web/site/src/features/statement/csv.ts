/** Text that a spreadsheet would take for a formula, and run. */
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^-?\d+(\.\d+)?$/

function makeCell(text: string): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as every spreadsheet reads them: UTF-8 with a byte order mark, commas, and no formulas. */
export function makeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(makeCell).join(',')).join('\r\n')}\r\n`
}

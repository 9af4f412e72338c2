/** A field that a spreadsheet would take for a formula is escaped by a mark before it. */
function fieldOf(value: string): string {
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(value) ? `'${value}` : value
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export function makeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('')
}

/** Downloads a text as a file. */
export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  // The byte order mark makes a spreadsheet read it as UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', makeCsv(rows)], { type: 'text/csv' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

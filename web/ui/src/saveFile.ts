import { makeCsv, type CsvTable } from './csv.ts'

/** Saves a file as a download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** Saves rows as a table for a spreadsheet. */
export function saveCsv(name: string, rows: CsvTable): void {
  saveFile(name, new Blob([makeCsv(rows)], { type: 'text/csv;charset=utf-8' }))
}

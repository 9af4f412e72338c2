import { readPdfLines } from '../../platform/testing/pdfText.ts'
import { expect, test } from 'vitest'
import { printPdf, type PrintJob } from './printedPdf.actions.ts'
import type { PrintedLine } from './printedStatement.ts'

const move = (number: number): PrintedLine => ({
  kind: 'move',
  date: '2026-10-01 09:13',
  text: `Movimiento ${number}`,
  amount: `${number}.00`,
})

/** A statement of one wallet. */
function jobOf(holder: string, moves: number): PrintJob {
  return {
    title: 'Ronda Estado de cuenta',
    madeAtMs: 1_793_000_000_000,
    lines: [
      { kind: 'masthead', brandName: 'Ronda', title: 'Estado de cuenta' },
      { kind: 'field', label: 'Titular', text: holder, isStrong: true },
      { kind: 'missing', text: '□ reemplaza un carácter' },
      { kind: 'heading', text: 'Movimientos' },
      { kind: 'section', text: 'Saldo' },
      { kind: 'columns', date: 'Fecha', text: 'Movimiento', amount: 'Monto' },
      { kind: 'rule' },
      ...Array.from({ length: moves }, (_, index) => move(index + 1)),
      { kind: 'rule' },
      { kind: 'row', cells: ['Saldo final', '1.00'], isStrong: true },
      { kind: 'newPage' },
      { kind: 'heading', text: 'Firma' },
      { kind: 'code', text: `holder ${holder}` },
    ],
    margins: {
      head: { left: 'Ronda Estado de cuenta', right: '2026-10-01 – 2026-10-31' },
      foot: 'ABCDE-FGHIJ',
      page: 'Página {number} de {count}',
    },
  }
}

const linesOf = async (job: PrintJob): Promise<readonly string[]> => readPdfLines(await printPdf(job))
const count = (lines: readonly string[], text: string): number => lines.filter((line) => line.includes(text)).length

test('every movement is printed once and in order, on numbered pages with the code and the names of the columns', async () => {
  const lines = await linesOf(jobOf('José Núñez', 120))
  const moves = lines.flatMap((line) => /Movimiento (\d+)/.exec(line)?.[1] ?? [])
  expect(moves).toEqual(Array.from({ length: 120 }, (_, index) => String(index + 1)))
  const pages = count(lines, 'Página ')
  expect(pages).toBe(4)
  for (let page = 1; page <= pages; page += 1) expect(count(lines, `Página ${page} de ${pages}`)).toBe(1)
  expect(count(lines, 'ABCDE-FGHIJ')).toBe(pages)
  expect(count(lines, '2026-10-01 – 2026-10-31')).toBe(pages - 1)
  expect(count(lines, 'Fecha')).toBe(pages - 1)
})

test('a title at the end of a page moves to the next one with its lines', async () => {
  const { lines, ...job } = jobOf('José Núñez', 33)
  const titled = lines.flatMap((line): readonly PrintedLine[] =>
    line.kind === 'newPage' ? [{ kind: 'heading', text: 'Por juego' }, { kind: 'note', text: 'Nada' }, line] : [line],
  )
  const printed = await linesOf({ ...job, lines: titled })
  const [end, title] = [printed.findIndex((line) => line.includes('Página 1 de')), printed.indexOf('Por juego')]
  expect(end).toBeGreaterThan(0)
  expect(title).toBeGreaterThan(end)
})

test('a long name is printed whole, on the statement and in the signed text', async () => {
  const holder = 'Wolfeschlegelsteinhausenbergerdorff '.repeat(3).trim()
  const printed = (await linesOf(jobOf(holder, 1))).join('\n')
  expect(printed.split(holder)).toHaveLength(3)
})

test('a note explains the box for a character that no font has, and is absent otherwise', async () => {
  expect(count(await linesOf(jobOf('ສົມ', 1)), 'reemplaza un carácter')).toBe(1)
  expect(count(await linesOf(jobOf('王小明', 1)), 'reemplaza un carácter')).toBe(0)
})

test('the same statement gives the same file, and a thousand movements a small one', async () => {
  const job = jobOf('王小明 José Núñez', 1_000)
  const file = await printPdf(job)
  expect(Buffer.from(await printPdf(job)).equals(file)).toBe(true)
  // Without subsets of the fonts or compression it would be several times as large.
  expect(file.length).toBeLessThan(120_000)
})

import { expect, test } from 'vitest'
import { openPrinter } from './printer.actions.ts'
import type { PrintJob } from './printedPdf.actions.ts'

const job: PrintJob = {
  title: 'Ronda Estado de cuenta',
  madeAtMs: 1_793_000_000_000,
  lines: [{ kind: 'masthead', brandName: 'Ronda', title: 'Estado de cuenta' }],
  margins: { head: { left: 'Ronda', right: '2026-10' }, foot: 'ABCDE-FGHIJ', page: '{number}' },
}

test('an account that asks again and again is refused, and delays nobody else', async () => {
  const printer = openPrinter()
  const finished: string[] = []
  const print = async (account: string): Promise<boolean> => {
    const { ok } = await printer.print(job, account)
    if (ok) finished.push(account)
    return ok
  }
  const greedy = Array.from({ length: 50 }, () => print('greedy'))
  const other = print('other')
  expect(await other).toBe(true)
  expect((await Promise.all(greedy)).filter(Boolean)).toHaveLength(3)
  // One was being printed when the other asked, and one more had its turn at most.
  expect(finished.indexOf('other')).toBeLessThanOrEqual(2)
  printer.close()
})

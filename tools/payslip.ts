import { readFile } from 'node:fs/promises'
import { checkPayslipFile } from './payslip/check.ts'

const HELP = `npm run payslip -- <file>: computes exported payslips again, without the server

  The file has the inputs of one period: the contracts with the hashes that both of their sides keep, the events with
  the agents above each member at that moment, and what was carried into the period. Every value of every payslip is
  computed from them and compared: pay, tier, base, shares of downlines, debt, and what is carried on.
  The exit code is 0 when all are equal, 1 when a payslip or a hash differs, 2 when nothing can be computed.
`

const [path] = process.argv.slice(2)
const text = path === undefined ? undefined : await readFile(path, 'utf8').catch(() => undefined)
if (text === undefined) {
  process.stderr.write(path === undefined ? HELP : `${path} cannot be opened.\n\n${HELP}`)
  process.exitCode = 2
} else {
  const { lines, exitCode } = checkPayslipFile(text)
  console.log(lines.join('\n'))
  process.exitCode = exitCode
}

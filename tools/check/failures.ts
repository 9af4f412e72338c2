import { stripVTControlCharacters } from 'node:util'
import type { VitestReport } from './count.ts'

/** Enough to see what was expected, and short enough that one failure does not hide the others. */
const LINES_MAX = 12
const LINE_MAX = 300

function shorten(message: string): string[] {
  // Terminal colours are useless at the end of a long log.
  const lines = stripVTControlCharacters(message).split('\n')
  return lines
    .filter((line) => line.trim() !== '' && !line.trimStart().startsWith('at '))
    .slice(0, LINES_MAX)
    .map((line) => `    ${line.slice(0, LINE_MAX)}`)
}

/** Each failed test by name with the start of its message: often only the end of a log is kept. */
export function failuresOf(report: VitestReport): string[] {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const file = name.split('/').at(-1) ?? name
    // A file that does not load has no failed tests.
    if (failed.length === 0) return message ? [`  ${file}`, ...shorten(message)] : []
    return failed.flatMap(({ fullName, failureMessages }) => [
      `  ${file}: ${fullName}`,
      ...failureMessages.flatMap(shorten),
    ])
  })
}

import { stripVTControlCharacters } from 'node:util'
import type { VitestReport } from './count.ts'

/** Enough to see what was expected, and not so much that one failure hides the others. */
const LINES_MAX = 12
const LINE_MAX = 300

function shorten(message: string): string[] {
  // What colours a terminal is of no use where the end of a long log is read.
  const lines = stripVTControlCharacters(message).split('\n')
  return lines
    .filter((line) => line.trim() !== '' && !line.trimStart().startsWith('at '))
    .slice(0, LINES_MAX)
    .map((line) => `    ${line.slice(0, LINE_MAX)}`)
}

/** Each failed test by name with its first words: often only the end of a log is kept. */
export function failuresOf(report: VitestReport): string[] {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    const file = name.split('/').at(-1) ?? name
    // A file that does not load has no tests to blame.
    if (failed.length === 0) return message ? [`  ${file}`, ...shorten(message)] : []
    return failed.flatMap(({ fullName, failureMessages }) => [
      `  ${file}: ${fullName}`,
      ...failureMessages.flatMap(shorten),
    ])
  })
}

import { existsSync, readFileSync } from 'node:fs'

export type Count = { readonly passed: number; readonly failed: number }

/** The part of vitest's report that is used. */
export type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    /** The path of the file. */
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

type Totals = Pick<VitestReport, 'numPassedTests' | 'numFailedTests'>

const NOTHING_RAN: VitestReport = { numPassedTests: 0, numFailedTests: 0, testResults: [] }

/**
 * What a step adds to the closing line. A test run that fails without a failed test (a file that does not load, a
 * database that does not start) counts as one failure, and a run without any test is not a success.
 */
export function countStep(ended: { readonly code: number | null; readonly report?: Totals | undefined }): Count {
  const { code, report } = ended
  if (report === undefined) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  const isEmpty = report.numPassedTests + report.numFailedTests === 0
  const failed = Math.max(report.numFailedTests, code === 0 && !isEmpty ? 0 : 1)
  return { passed: report.numPassedTests, failed }
}

export function readReport(path: string): VitestReport {
  if (!existsSync(path)) return NOTHING_RAN
  return JSON.parse(readFileSync(path, 'utf8')) as VitestReport
}

export function addCounts(counts: readonly Count[]): Count {
  return counts.reduce((sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }), {
    passed: 0,
    failed: 0,
  })
}

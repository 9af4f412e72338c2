export type Count = {
  readonly passed: number
  readonly failed: number
}
/** What is read of vitest's own report. */
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
/**
 * What a step adds to the closing line. A test run that ends badly without naming a test (a file that does not load, a
 * database that does not start) still counts as one failure, and one that ran nothing is no success.
 */
export declare function countStep(ended: { readonly code: number | null; readonly report?: Totals | undefined }): Count
export declare function readReport(path: string): VitestReport
export declare function addCounts(counts: readonly Count[]): Count
export {}

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { FullResult, Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import type { VitestReport } from './count.ts'

type FileResult = VitestReport['testResults'][number]
type OneResult = FileResult['assertionResults'][number]

const messagesOf = (errors: readonly TestError[]): string[] =>
  errors.map(({ message, value }) => message ?? value ?? '')

/** Writes what `npm run check` counts, in the form of the other test reports. */
export default class JourneyReporter implements Reporter {
  readonly #path: string
  readonly #byFile = new Map<string, OneResult[]>()
  readonly #errors: TestError[] = []

  constructor({ path }: { readonly path: string }) {
    this.#path = path
  }

  onError(error: TestError): void {
    this.#errors.push(error)
  }

  onTestEnd({ location, title }: TestCase, { status, errors }: TestResult): void {
    const results = this.#byFile.get(location.file) ?? []
    this.#byFile.set(location.file, results)
    const isPassed = status === 'passed'
    results.push({
      fullName: title,
      status: isPassed ? 'passed' : 'failed',
      failureMessages: messagesOf(errors),
    })
  }

  onEnd(_result: FullResult): void {
    const files = Array.from(this.#byFile, ([name, assertionResults]): FileResult => ({
      name,
      message: '',
      assertionResults,
    }))
    const lost: FileResult[] = messagesOf(this.#errors).map((message) => ({
      name: 'journeys',
      message,
      assertionResults: [],
    }))
    const all = files.flatMap(({ assertionResults }) => assertionResults)
    const report: VitestReport = {
      numPassedTests: all.filter(({ status }) => status === 'passed').length,
      numFailedTests: all.filter(({ status }) => status === 'failed').length + lost.length,
      testResults: [...files, ...lost],
    }
    mkdirSync(dirname(this.#path), { recursive: true })
    writeFileSync(this.#path, JSON.stringify(report))
  }
}

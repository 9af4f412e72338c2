import { IntlErrorCode, type IntlError } from 'use-intl'

/**
 * What is wrong with a text. That no time zone is named is not: times are told in the reader's own, as a browser does
 * unasked, and finding out its name would take a phone a tenth of a second.
 */
export function tellTextProblem(problem: IntlError): void {
  // oxlint-disable-next-line no-console -- where whoever wrote the text looks for it
  if (problem.code !== IntlErrorCode.ENVIRONMENT_FALLBACK) console.error(problem)
}

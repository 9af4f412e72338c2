import { IntlErrorCode, type IntlError } from 'use-intl'

/**
 * Reports a problem with a text. A missing time zone is none: times are formatted in the browser's own zone, and
 * looking up its name would take a phone a tenth of a second.
 */
export function reportTextProblem(problem: IntlError): void {
  // oxlint-disable-next-line no-console -- for the author of the text
  if (problem.code !== IntlErrorCode.ENVIRONMENT_FALLBACK) console.error(problem)
}

import { termsOfText, type Terms } from '@ronda/core/payroll'

/** Reads the texts of terms, each of them once: many agents have the same terms. */
export function makeTermsReader(): (text: string) => Terms {
  const known = new Map<string, Terms>()
  return (text) => {
    const terms = known.get(text) ?? termsOfText(text)
    known.set(text, terms)
    return terms
  }
}

import type { TextFile } from './files.ts'

/** The rules of a SPEC.md, each at the beginning of a line: `- **LED4** An account …`, in brackets or not. */
function rulesOf(spec: TextFile): readonly string[] {
  return [...spec.text.matchAll(/^- \*\*\[?([A-Z]+\d+)\]?\*\*/gm)].map((match) => match[1] ?? '')
}

/** The rules a test quotes at the beginning of its title: `test('[LED4] …'`, or several: `'[LED4] [LED5] …'`. */
function quotedIn(test: TextFile): readonly string[] {
  const heads = [...test.text.matchAll(/['"`]((?:\[[A-Z]+\d+\][ ,]*)+)/g)].map((match) => match[1] ?? '')
  return heads.flatMap((head) => [...head.matchAll(/[A-Z]+\d+/g)].map((match) => match[0]))
}

/** Words of a test's tables that could be rules: `['a missing leg', …, ['AU1', 'AU5']]`. */
function namedIn(test: TextFile): readonly string[] {
  return [...test.text.matchAll(/'([A-Z]+\d+)'/g)].map((match) => match[1] ?? '')
}

/** Rules without a test, tests without a rule, and numbers used twice. */
export function disagreements(specs: readonly TextFile[], tests: readonly TextFile[]): readonly string[] {
  const rules = specs.flatMap((spec) => rulesOf(spec).map((rule) => ({ rule, path: spec.path })))
  const quoted = tests.flatMap((test) => quotedIn(test).map((rule) => ({ rule, path: test.path })))
  const known = new Set(rules.map(({ rule }) => rule))
  const tested = new Set([...quoted.map(({ rule }) => rule), ...tests.flatMap(namedIn)])
  const seen = new Set<string>()
  const repeated = rules.filter(({ rule }) => seen.size === seen.add(rule).size)
  return [
    ...rules.filter(({ rule }) => !tested.has(rule)).map(({ rule, path }) => `${path}: no test quotes [${rule}]`),
    ...quoted.filter(({ rule }) => !known.has(rule)).map(({ rule, path }) => `${path}: no SPEC has a rule [${rule}]`),
    ...repeated.map(({ rule, path }) => `${path}: the number [${rule}] is used twice`),
  ]
}

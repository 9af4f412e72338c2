type Texts = { readonly [key: string]: string | Texts }

/** Every text by its full key: `people.login.title`. */
function flatten(texts: Texts, prefix = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  )
}

/** The names a text expects to be filled in: `{amount}`, `{count, plural, one {…} other {…}}`. */
function namesIn(text: string): string {
  const names = new Set<string>()
  let depth = 0
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    // Nested braces alternate: a name, then the texts to choose from, which may contain names again.
    if (brace === '{' && depth % 2 === 0) names.add(/\w+/.exec(text.slice(index))?.[0] ?? '')
    depth += brace === '{' ? 1 : -1
  }
  return [...names].sort().join(' ')
}

/** What a language lacks, has in excess, or fills in differently, compared with another. */
export function differences(from: Texts, to: Texts): readonly string[] {
  const [expected, found] = [flatten(from), flatten(to)]
  return [
    ...[...expected.keys()].filter((key) => !found.has(key)).map((key) => `${key} is missing`),
    ...[...found.keys()].filter((key) => !expected.has(key)).map((key) => `${key} is known to no other language`),
    ...[...found].filter(([, text]) => text.trim() === '').map(([key]) => `${key} is empty`),
    ...[...expected]
      .filter(([key, text]) => namesIn(found.get(key) ?? text) !== namesIn(text))
      .map(([key]) => `${key} fills in other names`),
  ]
}

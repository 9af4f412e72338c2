type Search = Readonly<Record<string, unknown>>

/** Search values stay plain text: `?q=7` is the text "7", not a number. */
export function parseAddress(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export function makeAddress(search: Search): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

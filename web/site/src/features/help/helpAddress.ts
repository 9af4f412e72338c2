/** Parses a typed address: null for "our own pages", undefined for an invalid one. */
export function readHelpAddress(typed: string): string | null | undefined {
  const text = typed.trim()
  if (text === '') return null
  if (!URL.canParse(text)) return undefined
  const { protocol, href, username, password } = new URL(text)
  return protocol === 'https:' && username === '' && password === '' ? href : undefined
}

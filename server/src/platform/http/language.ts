type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * The first language that the reader accepts and we support, else our own first. Weights are not sorted: browsers
 * already send languages in the order of preference.
 */
export function chooseLanguage<Language extends string>(
  headers: Headers,
  supported: readonly [Language, ...Language[]],
): Language {
  const accepted = headers['accept-language']
  if (typeof accepted !== 'string') return supported[0]
  for (const tag of accepted.split(',', 8)) {
    const primary = tag.trim().slice(0, 2).toLowerCase()
    const found = supported.find((language) => language === primary)
    if (found) return found
  }
  return supported[0]
}

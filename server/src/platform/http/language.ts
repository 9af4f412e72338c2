type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * The reader's first accepted language that we speak, else our own first. Weights are not sorted: browsers already send
 * languages in the order of preference.
 */
export function chooseLanguage<Language extends string>(
  headers: Headers,
  spoken: readonly [Language, ...Language[]],
): Language {
  const accepted = headers['accept-language']
  if (typeof accepted !== 'string') return spoken[0]
  for (const tag of accepted.split(',', 8)) {
    const primary = tag.trim().slice(0, 2).toLowerCase()
    const found = spoken.find((language) => language === primary)
    if (found) return found
  }
  return spoken[0]
}

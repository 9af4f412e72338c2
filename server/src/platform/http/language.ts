type Headers = Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * The language of a message: the one asked for in the address, else the reader's first accepted one that we speak.
 * Weights are not sorted: browsers already send languages in the order of preference.
 */
export function chooseLanguage<Language extends string>(
  asked: unknown,
  headers: Headers,
  spoken: readonly [Language, ...Language[]],
): Language {
  const wanted = [asked, ...String(headers['accept-language'] ?? '').split(',', 8)]
  for (const tag of wanted) {
    const primary = String(tag ?? '')
      .trim()
      .slice(0, 2)
      .toLowerCase()
    const found = spoken.find((language) => language === primary)
    if (found) return found
  }
  return spoken[0]
}

/** "Lámpara" is found by "lampara": letters are compared without accents and case, and punctuation is ignored. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** More words than any name has; a longer query is cut. */
const WORDS_MAX = 12

export function wordsOf(plain: string): readonly string[] {
  return plain === '' ? [] : [...new Set(plain.split(' '))].slice(0, WORDS_MAX)
}

/** Splits into graphemes: an accented letter or a flag is one. */
function lettersOf(text: string): readonly string[] {
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}

/** Up to two letters for a name: its first two, or the initials of its first two parts. */
export function initials(name: string): string {
  const parts = name.split(/[\s._-]+/).filter(Boolean)
  const letters = parts.length > 1 ? parts.slice(0, 2).map((part) => lettersOf(part)[0]) : lettersOf(name).slice(0, 2)
  return letters.join('').toLocaleUpperCase()
}

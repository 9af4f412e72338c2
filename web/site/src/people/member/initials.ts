/** Up to two letters that stand for a name: its first two, or the first of its first two parts. */
export function initials(name: string): string {
  const parts = name.split(/[\s._-]+/).filter(Boolean)
  const letters = parts.length > 1 ? parts.slice(0, 2).map((part) => [...part][0]) : [...(parts[0] ?? '')].slice(0, 2)
  return letters.join('').toLocaleUpperCase()
}

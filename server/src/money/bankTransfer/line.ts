/** What two ways of typing one reference, or one account, have in common: its letters and digits. */
export function plainOf(text: string): string {
  const plain = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
  // A reference of signs alone is its own.
  return plain === '' ? text.trim() : plain
}

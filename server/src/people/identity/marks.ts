/** Papers are copied with and without dashes, in any case. */
export const plainNumber = (idNumber: string): string =>
  idNumber
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\d]/gu, '')

/** Where dots in the name mean nothing. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox behind an address: a tag after a plus reaches the same person, and so do dots where they mean nothing. */
export function mailboxOf(email: string): string {
  const plain = email.trim().normalize('NFKC').toLowerCase()
  const at = plain.lastIndexOf('@')
  if (at < 1) return plain
  const [name = '', domain] = [plain.slice(0, at).split('+')[0], plain.slice(at + 1)]
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** A name with a day of birth, whatever accents, case and order it was written with; undefined without both. */
export function nameWithBirthday(fullName: string | undefined, birthday: string | undefined): string | undefined {
  if (!fullName || !birthday) return undefined
  const words = fullName
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .match(/[\p{L}\d]+/gu)
  return words === null ? undefined : `${words.toSorted().join(' ')} ${birthday}`
}

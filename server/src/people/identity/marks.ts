/** ID numbers are typed with and without dashes, in any case. */
export const plainNumber = (idNumber: string): string =>
  idNumber
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\d]/gu, '')

/** Mail providers that ignore dots in the local part. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox of an address: without the tag after a plus, and without dots where the provider ignores them. */
export function mailboxOf(email: string): string {
  const plain = email.trim().normalize('NFKC').toLowerCase()
  const at = plain.lastIndexOf('@')
  if (at < 1) return plain
  const [name = '', domain] = [plain.slice(0, at).split('+')[0], plain.slice(at + 1)]
  return DOTLESS.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** A name with a birthday, without accents, case and word order; undefined when one of them is missing. */
export function nameWithBirthday(fullName: string | undefined, birthday: string | undefined): string | undefined {
  if (!fullName || !birthday) return undefined
  const words = fullName
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .match(/[\p{L}\d]+/gu)
  return words === null ? undefined : `${words.toSorted().join(' ')} ${birthday}`
}

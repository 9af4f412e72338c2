/** The Spanish grammar that names need: articles, agreement, and the contraction of "de el" to "del". */

/** Feminine nouns that take "el" because they begin with a stressed a. */
const FEMININE_WITH_EL = new Set(['ancla', 'águila', 'arpa', 'hada'])
/** Colours called after things, and words like them, stay as they are. */
const UNCHANGING = new Set(['índigo', 'ámbar', 'azafrán', 'bermellón', 'lapislázuli', 'turbo', 'relámpago', 'magenta'])

export type Noun = {
  readonly article: string
  readonly noun: string
  readonly feminine: boolean
  readonly plural: boolean
}

export function readNoun(text: string): Noun {
  const [article = '', ...rest] = text.split(' ')
  const noun = rest.join(' ')
  const feminine = article === 'la' || article === 'las' || FEMININE_WITH_EL.has(rest[0] ?? '')
  return { article, noun, feminine, plural: article === 'los' || article === 'las' }
}

const FEMININE_ENDINGS = [
  [/o$/, 'a'],
  [/ín$/, 'ina'],
  [/ón$/, 'ona'],
  [/án$/, 'ana'],
  [/or$/, 'ora'],
  [/és$/, 'esa'],
  [/luz$/, 'luza'],
] as const

function feminineOf(adjective: string): string {
  const [ending, by] = FEMININE_ENDINGS.find(([pattern]) => pattern.test(adjective)) ?? [/$/, '']
  return adjective.replace(ending, by)
}

function pluralOf(adjective: string): string {
  if (adjective.endsWith('z')) return `${adjective.slice(0, -1)}ces`
  return adjective + (/[aeiouáéó]$/.test(adjective) ? 's' : 'es')
}

/** An adjective, given as masculine singular, in the form that agrees with its noun. */
export function agree(adjective: string, { feminine, plural }: Noun): string {
  const [first = '', ...rest] = adjective.split(' ')
  if (UNCHANGING.has(adjective) || first === 'de') return adjective
  const gendered = feminine ? feminineOf(first) : first
  return [plural ? pluralOf(gendered) : gendered, ...rest].join(' ')
}

/** "de" before a noun with its article. */
export const ofNoun = ({ article, noun }: Noun): string => (article === 'el' ? `del ${noun}` : `de ${article} ${noun}`)

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The form in which names are compared: without accents, case and anything but letters and digits. */
export const folded = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

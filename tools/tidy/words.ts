import type { TextFile } from './files.ts'

/** Words that hid a standard term, and what to say instead. GLOSSARY.md has the whole list. */
const RETIRED: Readonly<Record<string, string>> = {
  clockwork: 'schedule',
  companion: 'co-write',
  deed: 'audit entry, audit log',
  district: 'domain',
  doubt: 'invalidate',
  errand: 'task',
  heed: 'limit',
  house: 'server, brand, studio; house account and house edge stay',
  maker: 'studio',
  manners: 'what the test is about',
  misfortune: 'startup error',
  newsroom: 'content desk',
  painter: 'page renderer',
  purse: 'member wallets',
  speech: 'language, texts',
  teller: 'security notifier',
  trouble: 'failure',
}

/** What the field really says with one of these words, and the name of an icon. */
const STANDARD = /house(?:[ _-]?(?:accounts?|balances?|edge))|full ?house|House as HomeIcon/gi

/** Columns and values that are stored with such a word: they keep it where they are read and written. */
const STORED = /\b(?:row|t)\.house\b|\bhouse: (?=fresh\b|row\b|serverName\b)|\btrouble: (?=failure\b)|`house`/g

/** Drawn houses are houses, keys of texts follow stored values, and the guards name what they forbid. */
const LITERAL =
  /^(art|games|i18n\/src\/e[ns])\/|^tools\/tidy\/|^GLOSSARY\.md$|^CHANGELOG\.md$|\/migrations\/|\/schema\.ts$|^docs\//

/** Texts for players and stored values are not names: they are held by other rules. */
const withoutTexts = (code: string): string =>
  code
    .replaceAll(/`(?:[^`\\]|\\.)*`/gs, (text) => text.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(?<!\w)'(?:[^'\\\n]|\\.)*'/g, `''`)
    .replaceAll(/"(?:[^"\\\n]|\\.)*"/g, '""')

/** The words of identifiers and sentences: `toldRound` has two. */
function* wordsOf(text: string): Iterable<string> {
  for (const [word] of text.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)) yield word.toLowerCase()
}

function retiredIn(text: string): string | undefined {
  for (const word of wordsOf(text.replaceAll(STANDARD, ' ').replaceAll(STORED, ' '))) {
    const known = [word, word.replace(/s$/, '')].find((each) => Object.hasOwn(RETIRED, each))
    if (known !== undefined) return known
  }
  return undefined
}

/** Retired words in the name of a file, its identifiers, comments and sentences. */
export function retiredWords({ path, text }: TextFile): readonly string[] {
  if (LITERAL.test(path) || !/\.(tsx?|mjs|md)$/.test(path)) return []
  const inPath = retiredIn(path)
  const lines = (path.endsWith('.md') ? text : withoutTexts(text)).split('\n')
  const found = lines.flatMap((line, at) => {
    const word = retiredIn(line)
    return word === undefined ? [] : [`${path}:${at + 1} says ${word}: say ${RETIRED[word]}`]
  })
  return inPath === undefined ? found : [`${path} is named ${inPath}: say ${RETIRED[inPath]}`, ...found]
}

import type { PatternKind, RegisterField, RegisterRule } from '../brand/settingsRegister.ts'
import { isCalendarDate, isEmail } from './identityTextShape.ts'

/** Whether one character (a whole code point) belongs to a set. */
type Alphabet = (character: string) => boolean
type Characters = readonly string[]

const isLower: Alphabet = (character) => /^[a-z]$/.test(character)
const isUpper: Alphabet = (character) => /^[A-Z]$/.test(character)
const isLetter: Alphabet = (character) => isLower(character) || isUpper(character)
const isDigit: Alphabet = (character) => /^\d$/.test(character)
const isAlphanumeric: Alphabet = (character) => isLetter(character) || isDigit(character)
/** What a keyboard has besides letters, digits and the space. */
const isSymbol: Alphabet = (character) => /^[!-/:-@[-`{-~]$/.test(character)
const isSpace: Alphabet = (character) => character === ' '
const isHan: Alphabet = (character) => /^\p{Script=Han}$/u.test(character)
const isThai: Alphabet = (character) => /^\p{Script=Thai}$/u.test(character)
const isHangul: Alphabet = (character) => /^\p{Script=Hangul}$/u.test(character)
const isPunctuation: Alphabet = (character) => /^\p{P}$/u.test(character)
/** Kana, ideographs, their punctuation, and the wide forms of letters and signs; the half-width kana are not. */
const isFullWidth: Alphabet = (character) =>
  isHan(character) || /^[\u{3000}-\u{30FF}\u{FF01}-\u{FF60}\u{FFE0}-\u{FFE6}]$/u.test(character)
/** Letters of any script with the marks that belong to them. */
const isNameLetter: Alphabet = (character) => /^\p{L}$/u.test(character)
const isNameSign: Alphabet = (character) => isNameLetter(character) || /^[\p{M}'\u2019-]$/u.test(character)

const oneOf =
  (...alphabets: readonly Alphabet[]): Alphabet =>
  (character) =>
    alphabets.some((has) => has(character))

/** Text of these characters only, and not empty. */
const only =
  (alphabet: Alphabet) =>
  (characters: Characters): boolean =>
    characters.length > 0 && characters.every(alphabet)

/** Text of these characters only, with at least one from each of the others. */
const onlyWith =
  (alphabet: Alphabet, ...needed: readonly Alphabet[]) =>
  (characters: Characters): boolean =>
    characters.every(alphabet) && needed.every((has) => characters.some(has))

function isLetterFirst(characters: Characters): boolean {
  return isLetter(characters[0] ?? '') && characters.every(isAlphanumeric)
}

/** Two words with one space between them, each beginning with a letter. */
function isFirstLastName(characters: Characters): boolean {
  const space = characters.indexOf(' ')
  if (space < 0) return false
  const words = [characters.slice(0, space), characters.slice(space + 1)]
  return words.every((word) => isNameLetter(word[0] ?? '') && word.every(isNameSign))
}

const KINDS: Readonly<Record<PatternKind, (characters: Characters) => boolean>> = {
  any: () => true,
  letterFirst: isLetterFirst,
  chineseDigits: only(oneOf(isHan, isDigit)),
  email: (characters) => isEmail(characters.join('')),
  lettersOrDigits: only(isAlphanumeric),
  lettersAndDigits: onlyWith(isAlphanumeric, isLetter, isDigit),
  digits: only(isDigit),
  alphanumericUpper: onlyWith(isAlphanumeric, isUpper),
  englishSpaces: onlyWith(oneOf(isLetter, isSpace), isLetter),
  noSpaces: only((character) => !/^\s$/u.test(character)),
  chinesePunctuation: only(oneOf(isHan, isPunctuation)),
  dateYmd: (characters) => isCalendarDate(characters.join(''), 'yyyy-MM-dd'),
  dateMdy: (characters) => isCalendarDate(characters.join(''), 'MM-dd-yyyy'),
  korean: only(isHangul),
  thai: only(isThai),
  thaiEnglishSpaces: onlyWith(oneOf(isThai, isLetter, isSpace), oneOf(isThai, isLetter)),
  upperSpaces: onlyWith(oneOf(isUpper, isSpace), isUpper),
  lettersDigitsSymbols: only(oneOf(isAlphanumeric, isSymbol)),
  upperLowerDigitSymbol: onlyWith(oneOf(isAlphanumeric, isSymbol), isUpper, isLower, isDigit, isSymbol),
  firstLastName: isFirstLastName,
  fullWidthJapanese: only(isFullWidth),
  upper: only(isUpper),
  // The operator's own expression (or `*`) is checked on the server, in an engine with linear time.
  free: () => true,
}

/** Each character is read a fixed number of times, so no text makes this slow. */
export function matchesPattern(kind: PatternKind, text: string): boolean {
  return KINDS[kind]([...text])
}

/** Leading and trailing spaces are part of these. */
const SECRET_FIELDS: ReadonlySet<RegisterField> = new Set(['password', 'confirmPassword', 'paymentPassword'])

/** The normalised text of a field: trimmed, each character in its usual form. */
export function cleanField(field: RegisterField, text: string): string {
  return SECRET_FIELDS.has(field) ? text : text.trim().normalize('NFC')
}

/** What is wrong with a field as typed: it is missing, or it does not match its kind and length. */
export function checkField(rule: RegisterRule, typed: string): 'required' | 'pattern' | undefined {
  if (!rule.enabled) return undefined
  const text = cleanField(rule.field, typed)
  if (text === '') return rule.required ? 'required' : undefined
  const { length } = [...text]
  if (length < rule.min || length > rule.max) return 'pattern'
  return matchesPattern(rule.patternId, text) ? undefined : 'pattern'
}

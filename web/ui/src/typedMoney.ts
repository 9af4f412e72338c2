import { ATOMS_PER_UNIT, decimalsOf, err, ok, type Currency, type Result } from '@ronda/core'

/** Why a typed text is not an amount. */
export type TypedProblem = 'empty' | 'unreadable' | 'tooManyDecimals' | 'tooLarge'

/** Longer than any balance, shorter than what a stuck key produces. */
const WHOLE_DIGITS_MAX = 12

/** A currency before or after the figure, by its sign or its letters. */
const CURRENCY = /^[\p{Sc}\p{L}\p{Z}\s]+|[\p{Sc}\p{L}\p{Z}\s]+$/gu
/** Spaces of every width and the marks that some locales write between thousands. */
const BETWEEN = /(?<=\d)[\p{Z}'’](?=\d{3})/gu
const FIGURE = /^[\d.,]*\d[\d.,]*$/

type Mark = '.' | ','
type Split = { readonly whole: string; readonly fraction: string }

/** The decimal mark of the locale. */
function decimalMark(locale: string): Mark {
  const part = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')
  return part?.value === ',' ? ',' : '.'
}

/** Thousands separated by one kind of mark: one to three digits, then groups of three. */
function joinThousands(text: string, mark: Mark): string | undefined {
  const groups = text.split(mark)
  const isWell = groups.every((group, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))
  return isWell || groups.length === 1 ? groups.join('') : undefined
}

function splitAt(text: string, at: number, mark: Mark): Split | undefined {
  const whole = joinThousands(text.slice(0, at), mark === '.' ? ',' : '.')
  return whole === undefined ? undefined : { whole, fraction: text.slice(at + 1) }
}

/** One mark, once: either decimals or thousands follow it. */
function splitOnce(text: string, mark: Mark, locale: string, decimals: number): Split | undefined {
  const at = text.indexOf(mark)
  const looksLikeThousand = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)
  // "1.234" is a thousand in one locale and a decimal in another; where there are no decimals it can only be the first.
  const isThousand = looksLikeThousand && (mark !== decimalMark(locale) || decimals === 0)
  return isThousand ? { whole: text.replace(mark, ''), fraction: '' } : splitAt(text, at, mark)
}

/** Comma or point, whichever the user types: the last of two kinds is the decimal one. */
function split(text: string, locale: string, decimals: number): Split | undefined {
  const points = text.split('.').length - 1
  const commas = text.split(',').length - 1
  if (points === 0 && commas === 0) return { whole: text, fraction: '' }
  if (points > 0 && commas > 0) {
    const mark: Mark = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
    const at = text.lastIndexOf(mark)
    return text.indexOf(mark) === at ? splitAt(text, at, mark) : undefined
  }
  const mark: Mark = points > 0 ? '.' : ','
  if (points + commas === 1) return splitOnce(text, mark, locale, decimals)
  const whole = joinThousands(text, mark)
  return whole === undefined ? undefined : { whole, fraction: '' }
}

/** Reads a typed amount, in atoms. Nothing is rounded: more decimals than the currency has is a problem. */
export function parseTyped(text: string, currency: Currency, locale: string): Result<bigint, TypedProblem> {
  const bare = text.replaceAll(CURRENCY, '').replaceAll(BETWEEN, '')
  if (bare === '') return err(text.trim() === '' ? 'empty' : 'unreadable')
  if (!FIGURE.test(bare)) return err('unreadable')
  const decimals = decimalsOf(currency)
  const figure = split(bare, locale, decimals)
  if (figure === undefined) return err('unreadable')
  const fraction = figure.fraction.replace(/0+$/, '')
  if (fraction.length > decimals) return err('tooManyDecimals')
  const whole = figure.whole.replace(/^0+(?=\d)/, '')
  if (whole.length > WHOLE_DIGITS_MAX) return err('tooLarge')
  return ok(BigInt(whole === '' ? '0' : whole) * ATOMS_PER_UNIT + BigInt(fraction.padEnd(5, '0')))
}

/** An amount as a user would type it, without sign or thousands; decimals that the currency does not have are cut. */
export function makeTyped(atoms: bigint, currency: Currency, locale: string): string {
  const decimals = decimalsOf(currency)
  const whole = (atoms / ATOMS_PER_UNIT).toString()
  const fraction = (atoms % ATOMS_PER_UNIT).toString().padStart(5, '0').slice(0, decimals)
  return /^0*$/.test(fraction) ? whole : `${whole}${decimalMark(locale)}${fraction}`
}

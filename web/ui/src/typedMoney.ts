import { ATOMS_PER_UNIT, decimalsOf, err, ok, type Currency, type Result } from '@ronda/core'

/** Why what was typed is not an amount. */
export type TypedProblem = 'empty' | 'unreadable' | 'tooManyDecimals' | 'tooLarge'

/** Longer than any balance, shorter than what a slip of the finger makes. */
const WHOLE_DIGITS_MAX = 12

/** A currency before or behind the figure, by its sign or its letters. */
const CURRENCY = /^[\p{Sc}\p{L}\p{Z}\s]+|[\p{Sc}\p{L}\p{Z}\s]+$/gu
/** Spaces of every width and the marks that some write between thousands. */
const BETWEEN = /(?<=\d)[\p{Z}'’](?=\d{3})/gu
const FIGURE = /^[\d.,]*\d[\d.,]*$/

type Mark = '.' | ','
type Split = { readonly whole: string; readonly fraction: string }

/** Which mark stands before the decimals where the reader lives. */
function decimalMark(locale: string): Mark {
  const part = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')
  return part?.value === ',' ? ',' : '.'
}

/** Thousands apart by one kind of mark: one to three digits, then threes. */
function joinThousands(text: string, mark: Mark): string | undefined {
  const groups = text.split(mark)
  const isWell = groups.every((group, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group))
  return isWell || groups.length === 1 ? groups.join('') : undefined
}

function splitAt(text: string, at: number, mark: Mark): Split | undefined {
  const whole = joinThousands(text.slice(0, at), mark === '.' ? ',' : '.')
  return whole === undefined ? undefined : { whole, fraction: text.slice(at + 1) }
}

/** One mark, once: either decimals follow it or a thousand does. */
function splitOnce(text: string, mark: Mark, locale: string, decimals: number): Split | undefined {
  const at = text.indexOf(mark)
  const looksLikeThousand = /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)
  // "1.234" is a thousand to one reader and a decimal to another; where there are no decimals it can only be the first.
  const isThousand = looksLikeThousand && (mark !== decimalMark(locale) || decimals === 0)
  return isThousand ? { whole: text.replace(mark, ''), fraction: '' } : splitAt(text, at, mark)
}

/** Comma or point, whichever the hand is used to: the last of two kinds is the decimal one. */
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

/** Reads an amount as a person types it, in atoms. Nothing is rounded: more places than the currency has is a problem. */
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

/** An amount as one would type it, without sign or thousands; what the currency has no places for is cut. */
export function makeTyped(atoms: bigint, currency: Currency, locale: string): string {
  const decimals = decimalsOf(currency)
  const whole = (atoms / ATOMS_PER_UNIT).toString()
  const fraction = (atoms % ATOMS_PER_UNIT).toString().padStart(5, '0').slice(0, decimals)
  return /^0*$/.test(fraction) ? whole : `${whole}${decimalMark(locale)}${fraction}`
}

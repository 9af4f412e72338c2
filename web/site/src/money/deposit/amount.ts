import { ATOMS_PER_UNIT } from '@ronda/core'

export type Typed = { readonly atoms: bigint } | { readonly problem: 'empty' | 'not_number' | 'decimals' }

type Signs = { readonly group: string; readonly decimal: string }

function signsOf(locale: string): Signs {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.6)
  const sign = (type: string, fallback: string): string =>
    parts.find((part) => part.type === type)?.value.trim() ?? fallback
  return { group: sign('group', ','), decimal: sign('decimal', '.') }
}

const GROUPED = /^\d{1,3}([.,]\d{3})+$/
const UNITS_MAX = 12

/** An amount as people write it, with a point or a comma: what cannot be paid in coins of the currency is said so. */
export function parseTyped(text: string, decimals: number, locale: string): Typed {
  const bare = text.replaceAll(/[\s\u00A0$]/g, '')
  if (bare === '') return { problem: 'empty' }
  const { group, decimal } = signsOf(locale)
  const used = new Set(bare.replaceAll(/[^.,]/g, ''))
  // A lone sign groups digits only where the reader's language groups with it, and only in threes.
  const isGrouped = used.size === 1 && used.has(group) && GROUPED.test(bare)
  const point = used.size === 2 ? decimal : isGrouped ? '' : ([...used][0] ?? '')
  const plain = [...bare].map((sign) => (sign === point ? '#' : sign)).join('')
  const [whole = '', fraction = '', ...rest] = plain.replaceAll(/[.,]/g, '').split('#')
  if (rest.length > 0 || !/^\d+$/.test(whole) || !/^\d*$/.test(fraction)) return { problem: 'not_number' }
  if (whole.replace(/^0+/, '').length > UNITS_MAX) return { problem: 'not_number' }
  const kept = fraction.replace(/0+$/, '')
  if (kept.length > decimals) return { problem: 'decimals' }
  return { atoms: BigInt(whole) * ATOMS_PER_UNIT + BigInt(kept.padEnd(5, '0')) }
}

/** As a field shows it: no more decimals than it has. */
export function writeAmount(atoms: bigint): string {
  const fraction = (atoms % ATOMS_PER_UNIT).toString().padStart(5, '0').replace(/0+$/, '')
  const whole = (atoms / ATOMS_PER_UNIT).toString()
  return fraction === '' ? whole : `${whole}.${fraction.padEnd(2, '0')}`
}

const STEPS = [1n, 2n, 5n]

/** Three round amounts within the limits, from comfortably above the least. */
export function quickAmounts(min: bigint, max: bigint): readonly bigint[] {
  const found: bigint[] = []
  for (let power = 1n; power <= max && found.length < 3; power *= 10n) {
    for (const step of STEPS) {
      const amount = step * power * ATOMS_PER_UNIT
      if (amount >= min * 2n && amount < max && found.length < 3) found.push(amount)
    }
  }
  return found
}

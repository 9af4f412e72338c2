import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  add,
  allocate,
  ATOMS_PER_UNIT,
  CURRENCIES,
  isPayable,
  isWholeIn,
  makeDecimal,
  makeShortDecimal,
  money,
  negate,
  parseMoney,
  scale,
} from './money.ts'

const atoms = fc.bigInt(-(10n ** 17n) + 1n, 10n ** 17n - 1n)
const currency = fc.constantFrom(...CURRENCIES)
const amount = fc.tuple(atoms, currency).map(([some, of]) => money(some, of))
const NOTHING = money(0n, 'EUR')

describe('adding', () => {
  const euros = atoms.map((some) => money(some, 'EUR'))

  test('the order of amounts and of additions has no effect on the sum', () => {
    fc.assert(
      fc.property(euros, euros, euros, (a, b, c) => {
        expect(add(a, b)).toEqual(add(b, a))
        expect(add(add(a, b), c)).toEqual(add(a, add(b, c)))
      }),
    )
  })

  test('zero is neutral, and an amount plus its negation is zero', () => {
    fc.assert(
      fc.property(euros, (a) => {
        expect(add(a, NOTHING)).toEqual(a)
        expect(add(a, negate(a))).toEqual(NOTHING)
        expect(negate(negate(a))).toEqual(a)
      }),
    )
  })

  test('amounts of two currencies cannot be added', () => {
    expect(() => add(money(1n, 'EUR'), money(1n, 'XTR'))).toThrow('broken promise: cannot add XTR to EUR')
  })
})

describe('scaling', () => {
  const share = fc.bigInt(0n, 10n ** 9n)
  const whole = fc.bigInt(1n, 10n ** 9n)

  test('rounds towards zero, and by less than an atom', () => {
    fc.assert(
      fc.property(amount, share, whole, (a, numerator, denominator) => {
        const exact = a.atoms * numerator
        const rest = exact - scale(a, numerator, denominator).atoms * denominator
        expect(rest < 0n ? -rest : rest).toBeLessThan(denominator)
        expect(rest === 0n || rest > 0n === exact > 0n).toBe(true)
      }),
    )
  })

  test('by one leaves an amount as it is, by zero gives zero', () => {
    fc.assert(
      fc.property(amount, whole, (a, denominator) => {
        expect(scale(a, denominator, denominator)).toEqual(a)
        expect(scale(a, 0n, denominator)).toEqual(money(0n, a.currency))
      }),
    )
  })

  test.each([0n, -1n])('a denominator of %d is refused', (denominator) => {
    expect(() => scale(NOTHING, 1n, denominator)).toThrow('broken promise')
  })
})

describe('allocating', () => {
  const weights = fc
    .array(fc.bigInt(0n, 10n ** 6n), { minLength: 1, maxLength: 12 })
    .filter((some) => some.some((weight) => weight > 0n))

  test('neither creates nor loses an atom', () => {
    fc.assert(
      fc.property(amount, weights, (a, some) => {
        const shares = allocate(a, some)
        expect(shares).toHaveLength(some.length)
        expect(shares.reduce(add, money(0n, a.currency))).toEqual(a)
      }),
    )
  })

  test('gives each share its exact part, to within one atom', () => {
    fc.assert(
      fc.property(amount, weights, (a, some) => {
        const total = some.reduce((sum, weight) => sum + weight, 0n)
        allocate(a, some).forEach((share, i) => {
          const due = (a.atoms * (some[i] ?? 0n)) / total
          expect([due - 1n, due, due + 1n]).toContain(share.atoms)
        })
      }),
    )
  })

  test('gives the remainder to the first shares', () => {
    const shares = (total: bigint): readonly bigint[] =>
      allocate(money(total, 'EUR'), [1n, 1n, 1n]).map((share) => share.atoms)
    expect(shares(100n)).toEqual([34n, 33n, 33n])
    expect(shares(-101n)).toEqual([-34n, -34n, -33n])
  })

  test.each([
    { name: 'no weight at all', some: [] },
    { name: 'weights of zero', some: [0n, 0n] },
    { name: 'a negative weight', some: [2n, -1n] },
  ])('$name is refused', ({ some }) => {
    expect(() => allocate(money(1n, 'EUR'), some)).toThrow('broken promise')
  })
})

describe('text', () => {
  test('formatting and parsing give the same amount', () => {
    fc.assert(
      fc.property(amount, (a) => {
        expect(parseMoney(makeDecimal(a), a.currency)).toEqual(a)
      }),
    )
  })

  test.each([
    ['0', 0n],
    ['12', 12n * ATOMS_PER_UNIT],
    ['12.5', 1_250_000n],
    ['-0.00001', -1n],
    ['007', 7n * ATOMS_PER_UNIT],
    ['999999999999.99999', 99_999_999_999_999_999n],
  ])('"%s" is %d atoms', (text, expected) => {
    expect(parseMoney(text, 'EUR')).toEqual(money(expected, 'EUR'))
  })

  test.each(['', ' ', '.5', '5.', '1.000001', '1,5', '1e3', '+1', '--1', '0x1', '1 ', '١', 'NaN', '1234567890123'])(
    '"%s" is not an amount',
    (text) => {
      expect(parseMoney(text, 'EUR')).toBeUndefined()
    },
  )

  test.each([
    [0n, '0.00000'],
    [1n, '0.00001'],
    [-1n, '-0.00001'],
    [123_456_789n, '1234.56789'],
  ])('%d atoms are written %s', (some, text) => {
    expect(makeDecimal(money(some, 'EUR'))).toBe(text)
  })
})

test.each([
  [0n, 'USD', '0.00'],
  [1_234_567_890n, 'USD', '12345.67'],
  [-150_000n, 'USD', '-1.50'],
  [-999n, 'USD', '0.00'],
  [999n, 'USD', '0.00'],
  [5_099_999n, 'CLP', '50'],
  [-5_000_000n, 'VND', '-50'],
  [-99_999n, 'CLP', '0'],
] as const)('%s atoms of %s are written %s, with the places of the currency', (atoms, currency, text) => {
  expect(makeShortDecimal(money(atoms, currency))).toBe(text)
})

// oxfmt-ignore
test.each([
  // currency  atoms       whole  payable
  ['USD',      1_000n,     true,  true],
  ['USD',      0n,         true,  false],
  ['USD',      -1_000n,    true,  false],
  ['USD',      1n,         false, false],
  ['USD',      100_500n,   false, false],
  ['CLP',      100_000n,   true,  true],
  ['CLP',      50_000n,    false, false],
  ['VND',      1_000n,     false, false],
  ['XTR',      1_000n,     true,  true],
] as const)('%s: %i atoms are whole %s, and can be paid %s', (of, some, whole, payable) => {
  expect([isWholeIn(of, some), isPayable(of, some)]).toEqual([whole, payable])
})

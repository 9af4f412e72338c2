import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PATTERN_KINDS, type PatternKind, type RegisterRule } from '../brand/settingsRegister.ts'
import { checkField, cleanField, matchesPattern } from './memberPattern.ts'

const lower = 'abcdefghijklmnopqrstuvwxyz'
const upper = lower.toUpperCase()
const digit = '0123456789'
const symbol = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'
const han = '张伟李娜王芳中国龍々'
const thai = 'กขคงจฉชซฌญะาิีึืุูเแ๑๒'
const hangul = '가나다라마바사김이박ㄱㅏ'
const punctuation = '，。！？·“”《》-.'
const wide = 'あいうアイウー日本語ＡＢ１２！　'
const spaces = [' ', '\t', '\n', '\u00A0', '\u2003', '\u3000']

const charactersOf = (...alphabets: readonly string[]) => fc.constantFrom(...alphabets.join(''))
const textOf = (...alphabets: readonly string[]) => fc.string({ unit: charactersOf(...alphabets), minLength: 1 })

/** Text from all the alphabets with at least one character from each. */
const mixOf = (...alphabets: readonly string[]) =>
  fc
    .tuple(fc.string({ unit: charactersOf(...alphabets) }), ...alphabets.map((alphabet) => charactersOf(alphabet)))
    .chain(([rest, ...needed]) =>
      fc.shuffledSubarray([...rest, ...needed], { minLength: [...rest].length + needed.length }),
    )
    .map((characters) => characters.join(''))

const nameWord = fc.constantFrom(
  'María',
  'O’Neil',
  "D'Angelo",
  'Ana-Sofía',
  'José',
  'Ñusta',
  '伟',
  'Ольга',
  'Nguyễn',
  'हरि',
)
const twoDigits = (value: number) => String(value).padStart(2, '0')
const day = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => ({
    year: String(date.getUTCFullYear()).padStart(4, '0'),
    month: twoDigits(date.getUTCMonth() + 1),
    day: twoDigits(date.getUTCDate()),
  }))
const label = fc.string({ unit: charactersOf(lower, digit), minLength: 1, maxLength: 20 })
const address = fc
  .tuple(fc.array(textOf(lower, digit, "!#$%&'*+/=?^_`{|}~-"), { minLength: 1, maxLength: 3 }), label, label)
  .filter(([atoms]) => atoms.join('.').length <= 64)
  .map(([atoms, host, domain]) => `${atoms.join('.')}@${host}.${domain}.com`)

type Sample = { readonly accepts: fc.Arbitrary<string>; readonly foreign: readonly string[] }

/** For each kind: texts it must accept, and characters none of which may be anywhere in its texts. */
const samples: Readonly<Record<Exclude<PatternKind, 'any' | 'free'>, Sample>> = {
  letterFirst: {
    accepts: fc
      .tuple(charactersOf(lower, upper), fc.string({ unit: charactersOf(lower, upper, digit) }))
      .map((parts) => parts.join('')),
    foreign: ['é', '_', '-', '张', '😀', '１', ...spaces],
  },
  chineseDigits: { accepts: textOf(han, digit), foreign: ['a', 'é', '，', '가', 'あ', '😀', '１', ...spaces] },
  email: { accepts: address, foreign: ['@', '(', ',', 'é', '张', '\u0000', '😀', ...spaces] },
  lettersOrDigits: { accepts: textOf(lower, upper, digit), foreign: ['é', '_', '.', '张', '😀', '１', ...spaces] },
  lettersAndDigits: { accepts: mixOf(lower + upper, digit), foreign: ['é', '_', '.', '张', '😀', '１', ...spaces] },
  digits: { accepts: textOf(digit), foreign: ['a', '.', '-', '１', '٣', '๑', '½', '😀', ...spaces] },
  alphanumericUpper: { accepts: mixOf(upper, lower + digit), foreign: ['É', '_', '.', '张', '😀', ...spaces] },
  englishSpaces: { accepts: mixOf(lower + upper, ' '), foreign: ['1', 'é', '.', '张', '😀', ...spaces.slice(1)] },
  noSpaces: { accepts: textOf(lower, upper, digit, symbol, han, thai, hangul), foreign: spaces },
  chinesePunctuation: { accepts: textOf(han, punctuation), foreign: ['a', '1', '가', 'あ', '😀', '$', ...spaces] },
  dateYmd: {
    accepts: day.map((date) => `${date.year}-${date.month}-${date.day}`),
    foreign: ['0', 'a', '-', '/', '１', ' '],
  },
  dateMdy: {
    accepts: day.map((date) => `${date.month}-${date.day}-${date.year}`),
    foreign: ['0', 'a', '-', '/', '１', ' '],
  },
  korean: { accepts: textOf(hangul), foreign: ['a', '1', '张', 'あ', '.', '😀', ...spaces] },
  thai: { accepts: textOf(thai), foreign: ['a', '1', '张', '가', '.', '😀', ...spaces] },
  thaiEnglishSpaces: {
    accepts: mixOf(thai, lower + upper, ' '),
    foreign: ['1', 'é', '张', '.', '😀', ...spaces.slice(1)],
  },
  upperSpaces: { accepts: mixOf(upper, ' '), foreign: ['a', '1', 'É', '.', '😀', ...spaces.slice(1)] },
  lettersDigitsSymbols: {
    accepts: textOf(lower, upper, digit, symbol),
    foreign: ['é', '张', '€', '😀', '\u0000', ...spaces],
  },
  upperLowerDigitSymbol: {
    accepts: mixOf(upper, lower, digit, symbol),
    foreign: ['é', '张', '€', '😀', '\u0000', ...spaces],
  },
  firstLastName: {
    accepts: fc.tuple(nameWord, nameWord).map((words) => words.join(' ')),
    foreign: ['1', '.', '_', '😀', '"', ...spaces],
  },
  fullWidthJapanese: { accepts: textOf(wide, han), foreign: ['a', '1', 'ｱ', '가', '😀', ' ', '\t'] },
  upper: { accepts: textOf(upper), foreign: ['a', '1', 'É', 'Ａ', '.', '😀', ...spaces] },
}

describe.each(Object.entries(samples))('%s', (name, { accepts, foreign }) => {
  const kind = name as PatternKind

  test('accepts every text of its alphabet', () => {
    fc.assert(
      fc.property(accepts, (text) => {
        expect(matchesPattern(kind, text)).toBe(true)
      }),
    )
  })

  test('refuses such a text with one foreign character anywhere in it', () => {
    fc.assert(
      fc.property(accepts, fc.constantFrom(...foreign), fc.nat(), (text, foreignCharacter, place) => {
        const characters = [...text]
        characters.splice(place % (characters.length + 1), 0, foreignCharacter)
        expect(matchesPattern(kind, characters.join(''))).toBe(false)
      }),
    )
  })

  test('refuses the empty text', () => {
    expect(matchesPattern(kind, '')).toBe(false)
  })
})

// oxfmt-ignore
test.each([
  // kind                    text                       matches
  ['any',                    '',                        true],
  ['any',                    ' 😀 ',                    true],
  ['free',                   'decided by the server',   true],
  ['letterFirst',            '1abc',                    false],
  ['lettersAndDigits',       'abcdef',                  false],
  ['lettersAndDigits',       '123456',                  false],
  ['alphanumericUpper',      'abc123',                  false],
  ['englishSpaces',          '   ',                     false],
  ['thaiEnglishSpaces',      ' ',                       false],
  ['upperSpaces',            ' ',                       false],
  ['upperLowerDigitSymbol',  'Abcdef1',                 false],
  ['upperLowerDigitSymbol',  'abcdef1!',                false],
  ['upperLowerDigitSymbol',  'ABCDEF1!',                false],
  ['upperLowerDigitSymbol',  'Abcdefg!',                false],
  ['upperLowerDigitSymbol',  'Abcdef1!',                true],
  ['firstLastName',          'María',                   false],
  ['firstLastName',          'María  López',            false],
  ['firstLastName',          'María José López',        false],
  ['firstLastName',          ' López',                  false],
  ['firstLastName',          'María ',                  false],
  ['firstLastName',          '-ana López',              false],
  ['firstLastName',          'Jose\u0301 Nu\u0301n\u0303ez', true],
  ['dateYmd',                '2024-02-29',              true],
  ['dateYmd',                '2023-02-29',              false],
  ['dateYmd',                '1900-02-29',              false],
  ['dateYmd',                '2000-02-29',              true],
  ['dateYmd',                '2024-04-31',              false],
  ['dateYmd',                '2024-13-01',              false],
  ['dateYmd',                '2024-00-10',              false],
  ['dateYmd',                '0000-01-01',              false],
  ['dateYmd',                '02-29-2024',              false],
  ['dateMdy',                '02-29-2024',              true],
  ['dateMdy',                '02-30-2024',              false],
  ['email',                  'ana@casa',                false],
  ['email',                  'ana.@casa.com',           false],
  ['email',                  '.ana@casa.com',           false],
  ['email',                  'an..a@casa.com',          false],
  ['email',                  'ana@-casa.com',           false],
  ['email',                  'ana@casa-.com',           false],
  ['email',                  'ana@casa..com',           false],
  ['email',                  'ana@casa.c',              false],
  ['email',                  'ana@10.0.0.1',            false],
  ['email',                  'ana+ronda@casa.com.mx',   true],
  ['email',                  'ana@xn--caf-dma.xn--p1ai', true],
  ['email',                  `${'a'.repeat(65)}@casa.com`, false],
  ['email',                  `a@${'b'.repeat(64)}.com`,  false],
] as const)('%s: %j is %s', (kind, text, matches) => {
  expect(matchesPattern(kind, text)).toBe(matches)
})

test('no text makes any kind throw, including broken surrogate pairs', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('\uD83D', '\uDE00', 'a') }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...PATTERN_KINDS), anything, (kind, text) => {
      expect(typeof matchesPattern(kind, text)).toBe('boolean')
    }),
  )
})

test('texts of full length that make backtracking engines hang do not slow the check down', () => {
  const hostile = ['a', '-', '.', "'", 'a.', 'a-', 'a@', '\u0301', '张，', 'A1!'].map((piece) =>
    piece.repeat(255).slice(0, 255),
  )
  const tails = ['', '!', '\n', '@', ' ', '😀']
  for (const kind of PATTERN_KINDS) {
    for (const text of hostile)
      for (const tail of tails) expect(typeof matchesPattern(kind, text + tail)).toBe('boolean')
  }
})

const rule = (change: Partial<RegisterRule>): RegisterRule => ({
  field: 'line',
  enabled: true,
  required: true,
  patternId: 'any',
  acceptedPattern: '*',
  min: 0,
  max: 255,
  ...change,
})

describe('a field', () => {
  test('is measured in characters, and both limits are allowed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.nat(40),
        fc.constantFrom('x', 'é', '张', '😀'),
        (min, more, character) => {
          const bounds = rule({ min, max: min + more })
          const of = (length: number) => checkField(bounds, character.repeat(length))
          expect(of(min - 1)).toBe(min === 1 ? 'required' : 'pattern')
          expect(of(min)).toBeUndefined()
          expect(of(min + more)).toBeUndefined()
          expect(of(min + more + 1)).toBe('pattern')
        },
      ),
    )
  })

  // oxfmt-ignore
  test.each([
    // rule                                                          typed        outcome
    [{ enabled: false, patternId: 'digits' },                        'abc',       undefined],
    [{ enabled: false },                                             '',          undefined],
    [{},                                                             '',          'required'],
    [{},                                                             ' \t ',      'required'],
    [{ required: false, min: 5 },                                    '',          undefined],
    [{ required: false, min: 5 },                                    '  ',        undefined],
    [{ required: false, patternId: 'digits' },                       'abc',       'pattern'],
    [{ patternId: 'digits', min: 3, max: 3 },                        ' 123 ',     undefined],
    [{ field: 'password', min: 3, max: 3 },                          ' 1 ',       undefined],
    [{ field: 'password', min: 3, max: 3 },                          '1',         'pattern'],
    [{ patternId: 'free', acceptedPattern: '^x$' },                  'y',         undefined],
    [{ max: 4 },                                                     'cafe\u0301', undefined],
  ] as const)('%j, typed %j: %s', (change, typed, outcome) => {
    expect(checkField(rule(change), typed)).toBe(outcome)
  })

  test('is cleaned of the spaces around it, unless it is a secret', () => {
    expect(cleanField('email', ' ana@casa.com\n')).toBe('ana@casa.com')
    expect(cleanField('paymentPassword', ' 12 ')).toBe(' 12 ')
  })
})

import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPdfLines } from '../testing/pdfText.ts'
import type { PdfFont, PdfPage } from './page.ts'
import { makePdf } from './pdf.ts'
import { Typesetter } from './typesetter.ts'

const FONTS: readonly PdfFont[] = ['plain', 'bold', 'mono', 'display']

async function print(texts: readonly string[], font: PdfFont = 'plain'): Promise<Buffer> {
  const page: PdfPage = [
    { kind: 'bar', x: 56, y: 40, width: 36, height: 4 },
    ...texts.map((text, index) => ({ kind: 'text' as const, x: 56, y: 80 + index * 20, text, font, size: 10 })),
    { kind: 'line', y: 60, fromX: 56, toX: 500 },
  ]
  return makePdf(
    { title: 'Estado de cuenta', madeAtMs: 1_790_000_000_000, pages: [page] },
    await Typesetter.open(texts),
  )
}

const NAMES = {
  Latin: 'José Núñez – Łukasz Şahin',
  Vietnamese: 'Nguyễn Thị Ánh Tuyết',
  Thai: 'สมชาย ใจดี',
  Cyrillic: 'Иван Щукин, Ґалаґан',
  Greek: 'Γιώργος Παπαδόπουλος',
  Chinese: '王小明 陳大文',
  Japanese: '山田たろう タロウ 畑中',
  Korean: '김철수',
  Devanagari: 'राम कुमार',
  Hebrew: 'שרה כהן',
  Arabic: 'محمد بن سلمان',
  Persian: 'گلناز پژمان',
  Urdu: 'نگہت ٹوانہ',
} as const

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

test.each(FONTS)('names of every script are read back from the file as they were written, in %s', async (font) => {
  const names = Object.values(NAMES)
  expect(await readPdfLines(await print(names, font))).toEqual(names)
})

/** The texts that the file has beside its glyphs, for readers who copy or search. */
function hiddenTextsOf(file: Buffer): readonly string[] {
  const streams = file.toString('latin1').matchAll(/\/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs)
  return Array.from(streams, ([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1'))
    .flatMap((drawn) => Array.from(drawn.matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gs), ([, text = '']) => text))
    .map((text) =>
      text.replaceAll(
        /\\(.)/gs,
        (_, letter: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[letter] ?? letter,
      ),
    )
    .map((text) => Buffer.from(text, 'latin1').subarray(2).swap16().toString('utf16le'))
}

test.each(FONTS)('text whose letters are reordered is in the file as it was written, in %s', async (font) => {
  const texts = ['हिन्दी', 'स्मृति', NAMES.Thai]
  const hidden = hiddenTextsOf(await print(texts, font))
  expect(hidden.join('').replaceAll(' ', '')).toBe(texts.join('').replaceAll(' ', ''))
})

test('other text is not written twice', async () => {
  expect(hiddenTextsOf(await print([NAMES.Latin, NAMES.Chinese, NAMES.Arabic]))).toEqual([])
})

test('a character that no font has is shown as a box, and every kind of space as a space', async () => {
  const lines = await readPdfLines(
    await print(['a🎰b', 'ລາວ', '1\u202F000\u00A0€\tx', 'soft\u00ADhyphen', 'lone \uD800']),
  )
  expect(lines).toEqual(['a□b', '□□□', '1 000 € x', 'softhyphen', 'lone \uFFFD'])
})

test('two weights of one font file are two fonts in the document', async () => {
  const typesetter = await Typesetter.open(['王'])
  const at = { kind: 'text', x: 56, y: 80, size: 10 } as const
  const page: PdfPage = [
    { ...at, text: 'Ronda 王', font: 'plain' },
    { ...at, text: 'Ronda 王', font: 'bold' },
  ]
  const file = await makePdf({ title: 'Ronda', madeAtMs: 0, pages: [page] }, typesetter)
  const names = Array.from(file.toString('latin1').matchAll(/\/BaseFont \/[A-Z]+\+([a-z-]+?)(?:-\d+)?-(\d+)\s/g))
  expect(new Set(names.map(([, family, weight]) => `${family} ${weight}`))).toEqual(
    new Set(['noto-sans-latin 400', 'noto-sans-latin 700', 'noto-sans-sc 400', 'noto-sans-sc 700']),
  )
})

test('words from right to left keep their order, and the spaces around them their place', async () => {
  const typesetter = await Typesetter.open(['Para דוד כהן 5'])
  expect(typesetter.runsOf('Para דוד כהן 5', 'plain').map(({ text }) => text)).toEqual(['Para ', 'דוד כהן', ' 5'])
})

test('a text is as wide as its words, and wider with each', async () => {
  const typesetter = await Typesetter.open(Object.values(NAMES))
  const word = fc
    .constantFrom(...Object.values(NAMES), 'Ronda', '-1,000.00')
    .filter((text) => !RIGHT_TO_LEFT.test(text))
  fc.assert(
    fc.property(word, word, fc.constantFrom(...FONTS), fc.integer({ min: 6, max: 24 }), (first, second, font, size) => {
      const [one, two] = [typesetter.widthOf(`${first} `, font, size), typesetter.widthOf(second, font, size)]
      expect(Math.min(one, two)).toBeGreaterThan(0)
      expect(typesetter.widthOf(`${first} ${second}`, font, size)).toBeCloseTo(one + two, 6)
      expect(typesetter.widthOf(second, font, size * 2)).toBeCloseTo(two * 2, 6)
    }),
  )
  expect(typesetter.widthOf('', 'plain', 10)).toBe(0)
  expect(typesetter.widthOf('iiii', 'mono', 10)).toBe(typesetter.widthOf('WWWW', 'mono', 10))
})

test('a text that does not fit is shortened between letters, not inside one', async () => {
  const typesetter = await Typesetter.open(['ที่นี่ที่นี่'])
  const style = { font: 'plain', size: 10 } as const
  const whole = typesetter.widthOf('ที่นี่ที่นี่', 'plain', 10)
  expect(typesetter.fit('ที่นี่ที่นี่', style, whole)).toBe('ที่นี่ที่นี่')
  const short = typesetter.fit('ที่นี่ที่นี่', style, whole - 1)
  expect(['ที่นี่...', 'ที่...']).toContain(short)
  expect(typesetter.widthOf(short, 'plain', 10)).toBeLessThan(whole)
  expect(typesetter.fit('Ronda', style, 1)).toBe('...')
})

test('the same document gives the same bytes, whatever was made before it', async () => {
  const names = Object.values(NAMES)
  const before = await print(names)
  await print(['\u00A0a\u2010b', ...names.toReversed()], 'bold')
  expect((await print(names)).equals(before)).toBe(true)
  expect(before.includes('(D:20260921141320Z)')).toBe(true)
})

test('a text with characters that the typesetter was not opened with is a defect, not a lost letter', async () => {
  const typesetter = await Typesetter.open(['Ronda'])
  expect(() => typesetter.runsOf('Đồng', 'plain')).toThrow('was not opened with')
})

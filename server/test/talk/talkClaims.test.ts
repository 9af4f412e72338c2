import { days, makePercent, minutes, present } from '@ronda/core'
import { families, feriaDeLuz, returnByReason, sharedTitles, slotTitles, termsIn } from '@ronda/games'
import { languages, type Language } from '@ronda/i18n'
import { expect, test } from 'vitest'
import { defaultSettings } from '../../src/brand/settings/index.ts'
import { HOT_DAYS } from '../../src/catalog/hot/hot.actions.ts'
import { isFreeOffered } from '../../src/catalog/games/games.ts'
import { BOARD_DAYS } from '../../src/catalog/winners/winners.ts'
import { TIME_OUT_DAYS_MAX } from '../../src/money/control/control.ts'
import { LINK_LIFE_MS } from '../../src/people/password/password.ts'
import { REMEMBER_LIFE_MS } from '../../src/people/session/remember.ts'
import { CODE_DIGITS, CODE_LIFE_MS, RESEND_MINUTES } from '../../src/people/verification/verification.ts'
import { announcementSeeds } from '../../src/talk/announcement/index.ts'
import { articleSeeds } from '../../src/talk/article/index.ts'
import { bannerSeeds } from '../../src/talk/banner/index.ts'
import { plainWords } from '../../src/talk/content/index.ts'

const LANGUAGES = Object.keys(languages) as Language[]
const SEEDS = [...articleSeeds, ...announcementSeeds, ...bannerSeeds]

type Text = { readonly name: string; readonly words: string }

/** Every text of a language, as a player reads it. */
const textsIn = (language: Language): readonly Text[] =>
  SEEDS.map(({ name, value }) => ({
    name,
    words: plainWords(Object.values(value.texts[language] ?? {}).join(' · ')),
  }))

/**
 * What was true before deposits, withdrawals and limits existed, features that are not built, and images in place of
 * plain words. Announcements, help and news say nothing of the kind.
 */
// oxfmt-ignore
const REFUSED_WORDS: Readonly<Record<Language, readonly string[]>> = {
  es: [
    'no recibimos pagos', 'medios? de pago abiertos?', 'aún no existe', 'todavía no (?:se puede depositar|hay)',
    'cualquier juego se abre', 'todos los juegos se abren', '(?:la|una|de) casa', 'sus cartas', 'dinero de muestra',
    'la suerte no', 'passkey', 'VIP', 'misiones', 'bonos?', 'deportes', 'pesca', 'chat en vivo',
  ],
  en: [
    'no payments', 'means of payment', 'does not exist yet', 'can’t yet', '(?:any|every) game opens',
    '(?:the|this|a gaming) house', 'its cards', 'money for show', 'luck does not', 'VIP', 'missions', 'bonus(?:es)?',
    'sports', 'fishing', 'live chat',
  ],
}

const refusedWords = (language: Language): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${REFUSED_WORDS[language].join('|')})(?![\\p{L}])`, 'iu')

const refusedIn = (language: Language, texts: readonly Text[]): readonly string[] =>
  texts.flatMap(({ name, words }) => {
    const found = refusedWords(language).exec(words)
    return found === null ? [] : [`${name}: ${found[0]}`]
  })

test.each(LANGUAGES)('no text in %s denies what is built, offers what is not, or speaks in images', (language) => {
  expect(refusedIn(language, textsIn(language))).toEqual([])
})

test.each([
  ['es', 'La casa aún no tiene medios de pago abiertos.', 'La casa'],
  ['es', 'La pantalla para ponerlos aún no existe.', 'aún no existe'],
  ['en', 'We take no payments yet', 'no payments'],
  ['en', 'Every game opens for free, at the same odds.', 'Every game opens'],
  ['en', 'This is a gaming house that shows its cards.', 'a gaming house'],
] as const)('in %s the sentence “%s” is refused', (language, words, found) => {
  expect(refusedIn(language, [{ name: 'planted', words }])).toEqual([`planted: ${found}`])
})

const { register } = defaultSettings
const ruleOf = (field: string) =>
  present(
    register.rules.find((rule) => rule.field === field),
    'a rule of the form',
  )
const username = ruleOf('username')
const gamesOf = (...types: readonly string[]) => sharedTitles.filter(({ gameType }) => types.includes(gameType)).length
const studios = new Set(slotTitles().map(({ vendor }) => vendor)).size

/** A figure in the texts, and the value it comes from. Each stands in at least one text of both languages. */
const FIGURES: readonly (readonly [es: RegExp, en: RegExp, value: number | string])[] = [
  [/(\d+) estudios/gi, /(\d+) studios/gi, studios],
  [/(\d+) familias/gi, /(\d+) families/gi, families.length],
  [/(\d+) mesas/gi, /(\d+) tables/gi, gamesOf('LIVE')],
  [/(\d+) (?:loterías|sorteos)/gi, /(\d+) (?:lotteries|games drawn)/gi, gamesOf('LOTT', 'ELOTT')],
  [/(\d+) premios acumulados/gi, /(\d+) progressive prizes/gi, termsIn(1n).length],
  [/(\d+) capítulos/gi, /(\d+) chapters/gi, new Set(articleSeeds.map(({ value }) => value.chapter)).size - 1],
  [/(\d+) líneas/gi, /(\d+) lines/gi, feriaDeLuz.lines.length],
  [/(\d+) años/gi, /(\d+) or older/gi, register.ageMin],
  [/(\d+) días/gi, /last (\d+) days/gi, HOT_DAYS],
  [/usuario de (\d+ a \d+)/gi, /username of (\d+ to \d+)/gi, `${username.min}-${username.max}`],
  [/contraseña de (\d+)/gi, /password of (\d+)/gi, ruleOf('password').min],
  [/código de (\d+) dígitos/gi, /(\d+)-digit code/gi, CODE_DIGITS],
  [/vale (\d+) minutos/gi, /valid for (\d+) minutes/gi, CODE_LIFE_MS / minutes(1)],
  [/una sola vez, durante (\d+) minutos/gi, /works once, for (\d+) minutes/gi, LINK_LIFE_MS / minutes(1)],
  [/24 horas a (\d+) semanas/gi, /24 hours to (\d+) weeks/gi, TIME_OUT_DAYS_MAX / 7],
]

const figuresIn = (pattern: RegExp, texts: readonly Text[]): readonly string[] =>
  texts.flatMap(({ words }) => [...words.matchAll(pattern)].map(([, figure = '']) => figure.replace(/ (?:a|to) /, '-')))

test.each(FIGURES)('the figures of %s and %s are %s', (es, en, value) => {
  for (const [pattern, language] of [[es, 'es'] as const, [en, 'en'] as const]) {
    expect([...new Set(figuresIn(pattern, textsIn(language)))]).toEqual([String(value)])
  }
})

const wordsOf = (name: string, language: Language): string =>
  present(
    textsIn(language).find((text) => text.name === name),
    'a seeded text',
  ).words

test('figures that are written as words are true', () => {
  expect(slotTitles().length).toBeGreaterThan(10_000)
  expect(BOARD_DAYS).toBe(HOT_DAYS)
  expect(wordsOf('open-account', 'es')).toContain('dura un día')
  expect(wordsOf('open-account', 'en')).toContain('lasts one day')
  expect(REMEMBER_LIFE_MS).toBe(days(1))
  expect(wordsOf('faq-code-missing', 'es')).toContain('Espera un minuto')
  expect(RESEND_MINUTES).toBe(1)
  expect(wordsOf('withdraw', 'en')).toContain('a six-digit')
  expect(ruleOf('paymentPassword')).toMatchObject({ patternId: 'digits', min: 6, max: 6 })
})

test('the return of Feria de Luz is the proven one wherever it is stated', () => {
  const proven = returnByReason(feriaDeLuz, 'spin')
  for (const language of LANGUAGES) {
    const texts = textsIn(language)
    const stated = figuresIn(/(\d{2}\.\d{8})/g, texts)
    expect(stated.length).toBeGreaterThanOrEqual(2)
    expect(new Set(stated)).toEqual(new Set([makePercent(proven, 8)]))
    const digits = figuresIn(/(\d{3}) (?:cifras arriba|digits above)/g, texts)
    expect(digits).toEqual([String(proven.numerator.toString().length)])
    const spins = figuresIn(/(?:puede tener hasta|can have up to) (\d+)/g, texts)
    expect(spins).toEqual([String(feriaDeLuz.freeSpinsMax)])
  }
})

test('titles that the blog names are in the catalogue', () => {
  const names = slotTitles().map((title) => title.names)
  expect(slotTitles().find(({ title }) => title?.number === 56)?.names.es).toBe('La ballena blanca del norte')
  expect(names).toContainEqual({ es: 'Gato de biblioteca radiante', en: 'Radiant Library Cat' })
  expect(wordsOf('ten-thousand-covers', 'es')).toContain('Gato de biblioteca radiante')
})

test('all games but lotteries have free play, as the texts say', () => {
  const offered = sharedTitles.filter((title) => isFreeOffered(title)).map(({ gameType }) => gameType)
  expect(new Set(offered)).toEqual(new Set(['LIVE', 'RNG', 'COCKFIGHT']))
  expect(wordsOf('seed-offer-free', 'en')).toContain('Lotteries have no free play')
})

import { BANNERS } from '@ronda/art'
import { articleValue, announcementValue, bannerValue } from '@ronda/contract'
import { slotOf } from '@ronda/games'
import { languages, type Language } from '@ronda/i18n'
import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { announcementSeeds } from '../../src/talk/announcement/index.ts'
import { articleSeeds } from '../../src/talk/article/index.ts'
import { bannerSeeds } from '../../src/talk/banner/index.ts'
import { makeSafe, plainWords, withBrand } from '../../src/talk/content/index.ts'
import { MEMBER_VIEWS, PAGES } from './sitePages.ts'

const LANGUAGES = Object.keys(languages) as Language[]

const slugs = new Map(articleSeeds.map(({ name, value }) => [name, value.kind]))
const chapters = new Set(articleSeeds.map(({ value }) => value.chapter))

function hasValidLink(address: string, isHelp: boolean): boolean {
  if (address.startsWith('https://')) return true
  const { pathname, hash, searchParams } = new URL(address, 'https://ronda.example/help')
  const anchor = hash.slice(1)
  if (address.startsWith('#') && !isHelp) return false
  const kind = /^\/(news|blog)\/(.+)$/.exec(pathname)
  if (kind) return slugs.get(kind[2] ?? '') === kind[1]
  if (pathname === '/member') return MEMBER_VIEWS.has(searchParams.get('view') ?? '')
  if (anchor !== '') {
    return pathname === '/help' && (chapters.has(anchor) || ['help', 'term'].includes(slugs.get(anchor) ?? ''))
  }
  return PAGES.has(pathname)
}

type Html = { readonly name: string; readonly html: string; readonly isHelp: boolean }
const htmlOf = (language: Language): readonly Html[] => [
  ...articleSeeds.map(({ name, value }) => ({
    name,
    html: value.texts[language]?.content ?? '',
    isHelp: value.kind === 'help' || value.kind === 'term',
  })),
  ...announcementSeeds.map(({ name, value }) => ({ name, html: value.texts[language]?.content ?? '', isHelp: false })),
]

test('a new brand has enough initial content', () => {
  const count = (kind: string) => articleSeeds.filter(({ value }) => value.kind === kind).length
  const faq = articleSeeds.filter(({ value }) => value.chapter === 'faq')
  const shown = (type: string, execution: string) =>
    announcementSeeds.filter(({ value }) => value.types.some((each) => each === type) && value.execution === execution)
  expect(faq.length).toBeGreaterThanOrEqual(12)
  expect(count('news')).toBeGreaterThanOrEqual(4)
  expect(count('blog')).toBeGreaterThanOrEqual(5)
  expect(count('term')).toBe(3)
  expect(shown('B', 'A').length).toBeGreaterThanOrEqual(10)
  expect(shown('H', 'A').length).toBeGreaterThanOrEqual(3)
  expect(shown('PU', 'B')).not.toEqual([])
  expect(shown('PL', 'A')).not.toEqual([])
  expect(shown('PL', 'F')).not.toEqual([])
  expect(shown('PR', 'A')).not.toEqual([])
  expect(bannerSeeds.filter(({ value }) => value.group === 'w_home').length).toBeGreaterThanOrEqual(4)
})

test.each(LANGUAGES)('every text is written in %s', (language) => {
  for (const { name, value } of [...articleSeeds, ...announcementSeeds, ...bannerSeeds]) {
    for (const [field, words] of Object.entries(value.texts[language] ?? { nothing: '' })) {
      expect(`${name} ${field} ${words.trim() === '' ? 'empty' : 'written'}`).toBe(`${name} ${field} written`)
    }
  }
})

test('no text names a brand of its own: each has the name of the brand that it is inserted for', () => {
  const named = JSON.stringify(withBrand([...articleSeeds, ...announcementSeeds, ...bannerSeeds], 'Casa del Sol'))
  expect(named).not.toMatch(/\bRonda\b|\{brand\}/)
  expect(named).toContain('Casa del Sol')
})

test('every text fits its schema and has a name of its own', () => {
  const schemas = [
    [announcementValue, announcementSeeds],
    [bannerValue, bannerSeeds],
    [articleValue, articleSeeds],
  ] as const
  for (const [schema, seeds] of schemas) {
    for (const { value } of seeds) expect(z.parse(schema, value)).toEqual(value)
    expect(new Set(seeds.map(({ name }) => name)).size).toBe(seeds.length)
  }
})

test.each(LANGUAGES)('links in %s point to existing pages, and nothing is removed from the texts', (language) => {
  for (const { name, html, isHelp } of htmlOf(language)) {
    const safe = makeSafe(html).replaceAll(/ target=.*?(?=>)/g, '')
    expect(`${name}: ${safe}`).toBe(`${name}: ${html.trim()}`)
    for (const [, address = ''] of html.matchAll(/href="([^"]*)"/g)) {
      expect(`${name}: ${address} ${hasValidLink(address, isHelp)}`).toBe(`${name}: ${address} true`)
    }
  }
})

test('a link to a page, panel or answer that is not there is found', () => {
  for (const address of ['/sports', '/nowhere', '/member?view=nothing', '/help#nowhere', '/news/no']) {
    expect(`${address} ${hasValidLink(address, false)}`).toBe(`${address} false`)
  }
})

test('banners link to existing games and pages, and have existing pictures', () => {
  for (const { value } of bannerSeeds) {
    const exists = value.linkageType === 'GAME' ? slotOf(value.url) !== undefined : hasValidLink(value.url, false)
    expect(`${value.url} ${exists}`).toBe(`${value.url} true`)
    expect(BANNERS.map(({ id }) => id)).toContain(value.picture)
  }
})

test.each(LANGUAGES)('blog articles in %s take a few minutes to read, and not more', (language) => {
  for (const { name, value } of articleSeeds.filter((seed) => seed.value.kind === 'blog')) {
    const words = plainWords(value.texts[language]?.content ?? '').split(' ').length
    expect(`${name} ${words > 300 && words < 600}`).toBe(`${name} true`)
  }
})

import { expect, test } from 'vitest'
import { articleIn, findArticles, inOrder, minutesOf, type StoredArticle } from './article.ts'

const plainWords = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').trim()

const stored = (name: string, place: number, startsAtMs: number): StoredArticle => ({
  name,
  place,
  startsAtMs,
  updatedAtMs: startsAtMs,
  value: {
    kind: 'news',
    chapter: '',
    texts: { es: { title: `Título ${name}`, summary: 'Resumen', content: '<p>La lámpara mágica</p>' } },
  },
})

test('articles are sorted by place, and by newest first within a place', () => {
  const articles = [stored('old', 0, 1), stored('new', 0, 2), stored('last', 20, 9), stored('middle', 10, 0)]
  expect(inOrder(articles).map(({ name }) => name)).toEqual(['new', 'old', 'middle', 'last'])
})

test.each([
  ['', 1],
  ['lampara', 1],
  ['LÁMPARA título', 1],
  ['lámpara rota', 0],
  ['<p>', 0],
  ['%', 0],
])('%j is found in %d articles', (search, count) => {
  const article = articleIn(stored('one', 0, 1), { language: 'en', brandLanguage: 'es' }, plainWords)
  expect(findArticles([article], 'news', search, plainWords)).toHaveLength(count)
  expect(findArticles([article], 'blog', search, plainWords)).toHaveLength(0)
})

test.each([
  ['', 1],
  ['una palabra', 1],
  ['palabra '.repeat(200).trim(), 1],
  ['palabra '.repeat(201).trim(), 2],
])('reading time is rounded up, and is at least one minute', (words, minutes) => {
  expect(minutesOf(words)).toBe(minutes)
})

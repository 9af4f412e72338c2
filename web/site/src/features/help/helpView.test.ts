import { expect, test } from 'vitest'
import type { Article } from '@ronda/contract'
import { chaptersOf, findAnswers, openedBy } from './helpView.ts'

const article = (slug: string, chapter: string, words: Partial<Article> = {}): Article => ({
  slug,
  kind: 'help',
  chapter,
  title: '',
  summary: '',
  content: '',
  publishedAt: 0,
  updatedAt: 0,
  minutes: 1,
  ...words,
})

const articles = [
  article('first', 'start', { title: 'Para empezar', content: '<p>La semilla va después</p>' }),
  article('seeds', 'fair', { title: 'La semilla', content: '<p>Secreto</p>' }),
  article('new', 'made-up-by-staff'),
  article('terms-of-use', 'elsewhere', { kind: 'term', title: 'Términos de uso' }),
]
const chapters = chaptersOf(articles)

test('chapters are in their order, and no answer is lost', () => {
  expect(chapters.map(({ id }) => id)).toEqual(['start', 'fair', 'term', 'other'])
})

test.each([
  ['term', 'term'],
  ['terms-of-use', 'term'],
  ['seeds', 'fair'],
  ['', undefined],
  ['nothing', undefined],
])('/help#%s opens %s', (hash, id) => {
  expect(openedBy(hash, chapters)?.id).toBe(id)
})

test.each([
  ['semilla', ['seeds', 'first']],
  ['SEMILLA secreto', ['seeds']],
  ['terminos', ['terms-of-use']],
  ['zzz', []],
  ['%', []],
])('%j finds %j', (words, slugs) => {
  expect(findAnswers(articles, words).map(({ slug }) => slug)).toEqual(slugs)
})

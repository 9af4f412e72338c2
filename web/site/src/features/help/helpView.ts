import type { Article } from '@ronda/contract'

/** The chapters that have texts; answers of any other chapter are listed under the last. */
const CHAPTERS = ['start', 'account', 'play', 'fair', 'control', 'money', 'faq', 'term', 'other'] as const
export type ChapterId = (typeof CHAPTERS)[number]

export type Chapter = { readonly id: ChapterId; readonly articles: readonly Article[] }

const chapterOf = ({ chapter, kind }: Article): ChapterId =>
  kind === 'term' ? 'term' : (CHAPTERS.find((id) => id === chapter) ?? 'other')

/** Chapters in their order, without the empty ones. */
export function chaptersOf(articles: readonly Article[]): readonly Chapter[] {
  return CHAPTERS.map((id) => ({ id, articles: articles.filter((article) => chapterOf(article) === id) })).filter(
    (chapter) => chapter.articles.length > 0,
  )
}

/** The chapter that an anchor opens: its own name, or that of one of its answers. */
export function openedBy(hash: string, chapters: readonly Chapter[]): Chapter | undefined {
  return chapters.find(({ id, articles }) => id === hash || articles.some(({ slug }) => slug === hash))
}

/** "¿Cómo…?" is found by "como": accents and case are ignored. */
function plainText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}

/** Answers that contain every word, those with it in their title first. */
export function findAnswers(articles: readonly Article[], words: string): readonly Article[] {
  const wanted = plainText(words).split(/\s+/)
  const has = (text: string): boolean => wanted.every((word) => plainText(text).includes(word))
  const inTitle = articles.filter(({ title }) => has(title))
  const inText = articles.filter(
    (article) => !inTitle.includes(article) && has(`${article.title} ${article.summary} ${article.content}`),
  )
  return [...inTitle, ...inText]
}

import type { ArticleKind, ArticleValue } from '@ronda/contract'
import type { NewPiece } from '../../content/content.ts'
import { account } from './account.ts'
import { budget } from './blog/budget.ts'
import { covers } from './blog/covers.ts'
import { nearMisses } from './blog/nearMisses.ts'
import { provenReturn } from './blog/provenReturn.ts'
import { volatility } from './blog/volatility.ts'
import { control } from './control.ts'
import { fair } from './fair.ts'
import { faq } from './faq.ts'
import { news } from './news.ts'
import { payments } from './payments.ts'
import { playing } from './playing.ts'
import type { Chapter, DatedSeed, Seed } from './seed.ts'
import { start } from './start.ts'
import { terms } from './terms.ts'

/** The help center in its order. */
const CHAPTERS: readonly Chapter[] = [start, account, playing, fair, control, payments, faq, terms]

const blog: readonly DatedSeed[] = [provenReturn, volatility, covers, nearMisses, budget]

/** When the help center was first written. */
const WRITTEN_AT_MS = Date.UTC(2026, 10, 15, 12)

type Placement = { readonly kind: ArticleKind; readonly chapter: string; readonly place: number }

const pieceOf = ({ slug, es, en }: Seed, placement: Placement, startsAtMs: number): NewPiece<ArticleValue> => ({
  name: slug,
  isPublished: true,
  startsAtMs,
  endsAtMs: null,
  place: placement.place,
  value: { kind: placement.kind, chapter: placement.chapter, texts: { es, en } },
})

const dated = (kind: ArticleKind, seeds: readonly DatedSeed[]): readonly NewPiece<ArticleValue>[] =>
  seeds.map((seed) => pieceOf(seed, { kind, chapter: '', place: 0 }, seed.publishedAtMs))

/** Gaps between places let staff insert articles in between. */
const PLACE_STEP = 10

const helpArticles = CHAPTERS.flatMap(({ kind, chapter, articles }) =>
  articles.map((seed) => ({ kind, chapter, seed })),
)

export const articleSeeds: readonly NewPiece<ArticleValue>[] = [
  ...helpArticles.map(({ kind, chapter, seed }, index) =>
    pieceOf(seed, { kind, chapter, place: (index + 1) * PLACE_STEP }, WRITTEN_AT_MS),
  ),
  ...dated('news', news),
  ...dated('blog', blog),
]

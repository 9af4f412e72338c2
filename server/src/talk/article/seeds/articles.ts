import type { ArticleValue } from '@ronda/contract'
import type { NewPiece } from '../../content/index.ts'

export const articleSeeds: readonly NewPiece<ArticleValue>[] = []

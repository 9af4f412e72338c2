import type { BannerValue } from '@ronda/contract'
import type { NewPiece } from '../../content/index.ts'

export const bannerSeeds: readonly NewPiece<BannerValue>[] = []

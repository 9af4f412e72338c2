import type { AnnouncementValue } from '@ronda/contract'
import type { NewPiece } from '../../content/index.ts'

export const announcementSeeds: readonly NewPiece<AnnouncementValue>[] = []

import type { AnnouncementValue } from '@ronda/contract'
import type { NewPiece } from '../../content/content.ts'
import { board } from './board.ts'
import { headlines } from './headlines.ts'
import { offers } from './offers.ts'
import { forMembers, forNewMembers, forVisitors } from './popups.ts'
import type { Seed } from './seed.ts'

type Shown = Pick<AnnouncementValue, 'types' | 'execution'>

const pieces = (shown: Shown, seeds: readonly Seed[]): readonly NewPiece<AnnouncementValue>[] =>
  seeds.map(({ name, startsAtMs, es, en }) => ({
    name,
    isPublished: true,
    startsAtMs,
    endsAtMs: null,
    place: 0,
    value: { ...shown, promotionType: null, texts: { es, en } },
  }))

export const announcementSeeds: readonly NewPiece<AnnouncementValue>[] = [
  ...pieces({ types: ['PU'], execution: 'B' }, forVisitors),
  ...pieces({ types: ['PL'], execution: 'A' }, forMembers),
  ...pieces({ types: ['PL'], execution: 'F' }, forNewMembers),
  ...pieces({ types: ['H'], execution: 'A' }, headlines),
  ...pieces({ types: ['PR'], execution: 'A' }, offers),
  ...pieces({ types: ['B'], execution: 'A' }, board),
]

import type { Announcement, AnnouncementValue } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { wordsIn } from '../content/content.ts'

type Stored = { readonly id: number; readonly startsAtMs: number; readonly value: AnnouncementValue }

/** An announcement as one reader sees it. */
function announcementIn({ id, startsAtMs, value }: Stored, language: Language, brandName: Language): Announcement {
  const { texts, ...rest } = value
  const { title = '', content = '' } = wordsIn(texts, language, brandName) ?? {}
  return { id, ...rest, title, content, startDate: startsAtMs }
}

/** Those of the kinds asked for, in the order given. */
export function announcementsFor(
  pieces: readonly Stored[],
  types: readonly Announcement['types'][number][],
  language: Language,
  brandName: Language,
): readonly Announcement[] {
  return pieces
    .filter(({ value }) => value.types.some((type) => types.includes(type)))
    .map((piece) => announcementIn(piece, language, brandName))
}

import type { Announcement, AnnouncementValue } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import { wordsIn } from '../content/content.ts'

type Stored = { readonly id: number; readonly startsAtMs: number; readonly value: AnnouncementValue }

/** An announcement with its texts in the reader's language. */
function announcementIn({ id, startsAtMs, value }: Stored, language: Language, brandLanguage: Language): Announcement {
  const { texts, ...rest } = value
  const { title = '', content = '' } = wordsIn(texts, language, brandLanguage) ?? {}
  return { id, ...rest, title, content, startDate: startsAtMs }
}

/** The requested types that a reader may be sent: those for agents go to nobody else. */
export const typesFor = (
  types: readonly Announcement['types'][number][],
  isAgent: boolean,
): readonly Announcement['types'][number][] => types.filter((type) => type !== 'AG' || isAgent)

/** Whether an announcement invites to promotions: it goes to nobody who is excluded or rests. */
export const isOffer = ({ promotionType, types }: Pick<AnnouncementValue, 'promotionType' | 'types'>): boolean =>
  promotionType !== null || types.includes('PR')

/** The announcements of the requested types; the order of `pieces` is kept. */
export function announcementsFor(
  pieces: readonly Stored[],
  types: readonly Announcement['types'][number][],
  language: Language,
  brandLanguage: Language,
): readonly Announcement[] {
  return pieces
    .filter(({ value }) => value.types.some((type) => types.includes(type)))
    .map((piece) => announcementIn(piece, language, brandLanguage))
}

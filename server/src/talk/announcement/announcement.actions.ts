import { announcementValue, type AnnouncementValue } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { makeSafe, openContent, type Content } from '../content/index.ts'

export type AnnouncementOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly merchant: string
  readonly brandLanguage: () => Promise<Language>
}

type Texts = AnnouncementValue['texts']
const cleaned = (words: Texts['es']): Texts['es'] => words && { ...words, content: makeSafe(words.content) }

export function openAnnouncements(options: AnnouncementOptions): Content<AnnouncementValue> {
  return openContent({
    ...options,
    kind: 'announcement',
    schema: announcementValue,
    clean: (value) => ({ ...value, texts: { es: cleaned(value.texts.es), en: cleaned(value.texts.en) } }),
    isValid: ({ types }) => types.length > 0,
  })
}

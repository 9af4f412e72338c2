import type { AnnouncementValue } from '@ronda/contract'

/** An announcement as staff see it: shown or not, with every language it is written in. */
export type Piece = {
  /** Nothing for one that is being written. */
  readonly id?: number
  readonly version: number
  readonly isPublished: boolean
  readonly startDate: number
  readonly endDate: number | null
  readonly place: number
  readonly value: AnnouncementValue
}

export type State = 'draft' | 'coming' | 'shown' | 'over'

export function stateOf({ isPublished, startDate, endDate }: Piece, nowMs: number): State {
  if (!isPublished) return 'draft'
  if (nowMs < startDate) return 'coming'
  return endDate !== null && nowMs >= endDate ? 'over' : 'shown'
}

/** A fresh one, on the board from now on once it is published. */
export function newPiece(nowMs: number): Piece {
  const value: AnnouncementValue = { types: ['B'], execution: 'A', promotionType: null, texts: {} }
  return { version: 0, isPublished: false, startDate: nowMs, endDate: null, place: 0, value }
}

type Language = 'es' | 'en'
type Words = { readonly title: string; readonly content: string }

/** A language whose words are all gone is not written in at all, so that its readers are shown the house's own. */
export function withWords(piece: Piece, language: Language, part: Partial<Words>): Piece {
  const before = piece.value.texts[language] ?? { title: '', content: '' }
  const after = { ...before, ...part }
  const isEmpty = after.title.trim() === '' && after.content.trim() === ''
  const texts = { ...piece.value.texts, [language]: isEmpty ? undefined : after }
  return { ...piece, value: { ...piece.value, texts } }
}

type Type = AnnouncementValue['types'][number]

export function withType(piece: Piece, type: Type, isOn: boolean): Piece {
  const others = piece.value.types.filter((each) => each !== type)
  return { ...piece, value: { ...piece.value, types: isOn ? [...others, type] : others } }
}

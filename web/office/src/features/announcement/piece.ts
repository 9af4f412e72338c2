import type { AnnouncementValue, PromotionKind } from '@ronda/contract'

/** An announcement as staff edit it: visible or not, in every language it is written in. */
export type Piece = {
  /** Undefined for one that is not saved yet. */
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

/** A new one, visible from now on once it is published. */
export function newPiece(nowMs: number): Piece {
  const value: AnnouncementValue = { types: ['B'], execution: 'A', promotionType: null, texts: {} }
  return { version: 0, isPublished: false, startDate: nowMs, endDate: null, place: 0, value }
}

type Language = 'es' | 'en'
type AnnouncementText = { readonly title: string; readonly content: string }

/** A language without any text is removed, so that its readers get the brand's default language. */
export function withTexts(piece: Piece, language: Language, part: Partial<AnnouncementText>): Piece {
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

/** The choice of an announcement that leads to no promotions. */
export const NO_PROMOTION = 'none'

/** The promotions that it leads to: those of a kind, or none. */
export function withPromotion(piece: Piece, kind: PromotionKind | typeof NO_PROMOTION): Piece {
  return { ...piece, value: { ...piece.value, promotionType: kind === NO_PROMOTION ? null : kind } }
}

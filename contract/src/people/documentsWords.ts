/** The kinds of documents: identity and address. */
export const DOCUMENT_KINDS = ['identity', 'address'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** The accepted documents, with the pictures that each needs. */
export const DOCUMENT_FORMS = {
  idCard: { kind: 'identity', pictures: ['front', 'back'] },
  passport: { kind: 'identity', pictures: ['page'] },
  licence: { kind: 'identity', pictures: ['front', 'back'] },
  bill: { kind: 'address', pictures: ['page'] },
  statement: { kind: 'address', pictures: ['page'] },
  certificate: { kind: 'address', pictures: ['page'] },
} as const satisfies Record<
  string,
  { readonly kind: DocumentKind; readonly pictures: readonly ('front' | 'back' | 'page')[] }
>
export type DocumentForm = keyof typeof DOCUMENT_FORMS

/** Why a document was refused, or why another one is needed. */
export const DOCUMENT_REASONS = [
  'unreadable',
  'incomplete',
  'expired',
  'mismatch',
  'notAccepted',
  'altered',
  'other',
] as const
export type DocumentReason = (typeof DOCUMENT_REASONS)[number]

/** Everything that can be required of a member, in a sensible order. */
export const TIER_ITEMS = ['contact', 'fullName', 'birthday', 'idNumber', 'address', 'identity', 'residence'] as const
export type TierItem = (typeof TIER_ITEMS)[number]

export const TIER_ITEM_STATES = ['missing', 'waiting', 'refused', 'askedAgain', 'done'] as const
export type TierItemState = (typeof TIER_ITEM_STATES)[number]

export const DOCUMENT_NOTE_MAX = 300

/** Within how many hours a document is decided. */
export const DOCUMENT_HOURS = 24

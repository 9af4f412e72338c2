import { queryOptions } from '@tanstack/react-query'
import type { PromotionDraft } from '@ronda/contract'
import { granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY, DESK_OPTIONS } from '../../shell/desk/desk.queries.ts'

export const promotionsQuery = queryOptions({
  queryKey: [...DESK_KEY, 'promotions'],
  queryFn: async () => granted(await staffApi.promotionDesk.list()),
  ...DESK_OPTIONS,
})

/** A query key is compared as JSON, which has no large whole numbers. */
const keyOf = (draft: PromotionDraft): string =>
  JSON.stringify(draft, (_name, value: unknown) => (typeof value === 'bigint' ? value.toString() : value))

/** The terms of a draft, and what it would have cost. */
export const previewQuery = (draft: PromotionDraft) =>
  queryOptions({
    queryKey: [...DESK_KEY, 'promotionPreview', keyOf(draft)],
    queryFn: async () => granted(await staffApi.promotionDesk.preview({ draft })),
    retry: false,
  })

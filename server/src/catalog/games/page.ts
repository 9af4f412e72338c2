/** Limits the page size, so that one request cannot read the whole catalogue. */
const PAGE_SIZE_MAX = 200

export type PageRequest = { readonly pageNo: number; readonly pageSize: number }

export type PageCut = {
  readonly from: number
  readonly to: number
  readonly pageNum: number
  readonly totalPages: number
  readonly totalCount: number
}

/** Pages count from 1. A page past the end is empty and has the right totals. */
export function cutPage({ pageNo, pageSize }: PageRequest, totalCount: number, sizeMax = PAGE_SIZE_MAX): PageCut {
  const size = Math.min(Math.max(pageSize, 1), sizeMax)
  const pageNum = Math.max(pageNo, 1)
  const from = Math.min((pageNum - 1) * size, totalCount)
  return {
    from,
    to: Math.min(from + size, totalCount),
    pageNum,
    totalPages: Math.ceil(totalCount / size),
    totalCount,
  }
}

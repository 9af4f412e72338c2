/** How a cover is coming along: a picture that fails is asked for once more, then the house's own stands in. */
export type CoverState = 'first' | 'again' | 'house'

/** Shown for a game whose picture does not come. */
export const DEFAULT_COVER = '/art/default.webp'

export function afterFailure(state: CoverState): CoverState {
  return state === 'first' ? 'again' : 'house'
}

/** Browsers remember that a picture failed, so the second time it goes by another address. */
export function coverAddress(iconUrl: string, state: CoverState): string {
  if (state === 'house') return DEFAULT_COVER
  return state === 'first' ? iconUrl : `${iconUrl}${iconUrl.includes('?') ? '&' : '?'}again=1`
}

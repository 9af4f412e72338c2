/** The loading state of a cover: a picture that fails is requested once more, then the default cover is shown. */
export type CoverState = 'first' | 'again' | 'fallback'

/** Shown for a game whose picture could not be loaded. */
export const DEFAULT_COVER = '/art/default.webp'

export function afterFailure(state: CoverState): CoverState {
  return state === 'first' ? 'again' : 'fallback'
}

/** Browsers cache the failure of a picture, so the second request uses another address. */
export function coverAddress(iconUrl: string, state: CoverState): string {
  if (state === 'fallback') return DEFAULT_COVER
  return state === 'first' ? iconUrl : `${iconUrl}${iconUrl.includes('?') ? '&' : '?'}again=1`
}

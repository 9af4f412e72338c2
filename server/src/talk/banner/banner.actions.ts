import { bannerValue, type BannerValue } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { openContent, type Content } from '../content/index.ts'
import { hasValidLink } from './banner.ts'

export type BannerOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly merchant: string
  readonly brandLanguage: () => Promise<Language>
  /** Whether a banner picture of this name exists. */
  readonly isPicture: (name: string) => boolean
}

/** Banner texts are plain text, never markup, so there is nothing to sanitize. */
export function openBanners(options: BannerOptions): Content<BannerValue> {
  return openContent({
    ...options,
    kind: 'banner',
    schema: bannerValue,
    clean: (value) => value,
    isValid: (value) => hasValidLink(value) && options.isPicture(value.picture),
  })
}

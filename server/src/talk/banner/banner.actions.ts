import { bannerValue, type BannerValue } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { openContent, type Content } from '../content/index.ts'
import { leadsSomewhere } from './banner.ts'

export type BannerOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly merchant: string
  readonly brandLanguage: () => Promise<Language>
  /** Whether the house draws a picture of this name. */
  readonly isPicture: (name: string) => boolean
}

/** Words of a banner are text, never markup: there is nothing to take out of them. */
export function openBanners(options: BannerOptions): Content<BannerValue> {
  return openContent({
    ...options,
    kind: 'banner',
    schema: bannerValue,
    clean: (value) => value,
    isSound: (value) => leadsSomewhere(value) && options.isPicture(value.picture),
  })
}

import { createContext, useContext } from 'react'
import { present } from '@ronda/core'
import type { BrandSettings } from '@ronda/contract'
import type { Texts } from '@ronda/i18n'
import type { settings } from '@ronda/i18n/en/brand/settings'

/** What every section works with: the settings as shown, and how to change them. */
export type Office = {
  readonly texts: Texts<typeof settings>
  readonly draft: BrandSettings
  readonly set: <Key extends keyof BrandSettings>(key: Key, value: BrandSettings[Key]) => void
  /** The error text for a path of the settings. */
  readonly errorAt: (place: string) => string | undefined
}

export const OfficeContext = createContext<Office | null>(null)

export function useOffice(): Office {
  return present(useContext(OfficeContext) ?? undefined, 'an OfficeContext around the section')
}

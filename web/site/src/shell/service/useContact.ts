import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { CustomerService } from '@ronda/contract'
import { toast } from '@ronda/ui'
import { openPopup } from '../popup/popup.ts'
import { resourcesQuery } from '@ronda/base/brand/brand.queries.ts'
import { chooseEntry, openingOf, workingEntries, type Contact } from './contact.ts'

/** The chat window, beside the game rather than over it. */
const SERVICE_SIZE = { width: 440, height: 750 }

export type ContactControls = {
  /** The channels that work. Where there is none, nothing may offer customer service. */
  readonly entries: readonly CustomerService[]
  /** Opens a channel; by default the first. */
  readonly open: (wanted?: Contact) => void
}

export function useContact(): ContactControls {
  const t = useTranslations('shell.contact')
  const channels = useQuery(resourcesQuery).data?.customerService ?? []
  // During server-side rendering there is no address of the page.
  const entries = workingEntries(channels, globalThis.location?.origin ?? '')
  return {
    entries,
    open(wanted) {
      const entry = chooseEntry(entries, wanted)
      if (entry === undefined) return
      const opening = openingOf(entry, location.origin)
      if (opening === undefined) return toast(t('invalid'), 'bad')
      if (opening.kind === 'device') return location.assign(opening.href)
      return openPopup({ href: opening.href, name: 'ronda-service', ...SERVICE_SIZE })
    },
  }
}

import { id } from '@ronda/core'
import { z } from 'zod/mini'
import type { Consumer } from '../../platform/outbox/index.ts'
import type { SecretKey } from '../../platform/secrets/index.ts'
import { contactsOf, findById, type Account } from '../identity/index.ts'

export type OwnerNotice = { readonly change: 'newBrowser' | 'rememberStolen'; readonly to: string }

export type OwnersOptions = {
  readonly key: SecretKey
  /** Notifies the owner; a failure to deliver is ignored. */
  readonly notify: (account: Account, notice: OwnerNotice, reach: { mobile: null; email: string }) => void
}

const opened = z.object({ account: z.string(), browser: z.optional(z.string()), ip: z.optional(z.string()) })

/** Notifies owners by mail of a sign-in from a new browser, and of a copied remember cookie. */
export function ownersConsumer({ key, notify }: OwnersOptions): Consumer {
  return {
    name: 'session.owners',
    topics: ['session.new_device', 'session.remember_stolen'],
    async consume(tx, events) {
      for (const event of events) {
        const { account, browser = '', ip = '' } = z.parse(opened, event.body)
        const owner = id<'account'>(account)
        const { email, isEmailProven } = await contactsOf(tx, key, owner)
        const found = await findById(tx, owner)
        // An unverified address may belong to somebody else, who must not be notified.
        if (email === null || !isEmailProven || found === undefined) continue
        const change = event.topic === 'session.new_device' ? 'newBrowser' : 'rememberStolen'
        notify(
          found.account,
          { change, to: [browser, ip].filter((part) => part !== '').join(', ') },
          { mobile: null, email },
        )
      }
    },
  }
}

import { z } from 'zod/mini'
import type { Consumer } from '../../platform/outbox/index.ts'
import { giveStartingGrant, type Welcome } from './welcome.actions.ts'

const registered = z.object({ account: z.string(), openedBy: z.optional(z.string()) })

/** Registration gives the grant at once; this gives it if the server crashed in between. */
export function welcomeConsumer(welcome: Welcome): Consumer {
  return {
    name: 'wallet.welcome',
    topics: ['member.registered'],
    async consume(_tx, events) {
      for (const event of events) {
        const { account, openedBy } = z.parse(registered, event.body)
        // Opened by hand, nobody has shown to be a person: an agent would open accounts to collect the grants.
        if (openedBy === undefined) await giveStartingGrant(welcome, account)
      }
    },
  }
}

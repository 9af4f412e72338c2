import { z } from 'zod/mini'
import type { Consumer } from '../../platform/outbox/index.ts'
import { giveStartingGrant, type Welcome } from './welcome.actions.ts'

const registered = z.object({ account: z.string(), isByHand: z.optional(z.boolean()) })

/** Registration gives the grant at once; this gives it if the server crashed in between. */
export function welcomeConsumer(welcome: Welcome): Consumer {
  return {
    name: 'wallet.welcome',
    topics: ['member.registered'],
    async consume(_tx, events) {
      for (const event of events) {
        const { account, isByHand = false } = z.parse(registered, event.body)
        // Opened for somebody else, nobody has shown to be a person: agents would open accounts to collect grants.
        if (!isByHand) await giveStartingGrant(welcome, account)
      }
    },
  }
}

import { z } from 'zod/mini'
import type { Consumer } from '../../platform/outbox/index.ts'
import { giveStartingGrant, type Welcome } from './welcome.actions.ts'

const registered = z.object({ account: z.string() })

/** Registration gives the grant at once; this gives it if the server crashed in between. */
export function welcomeConsumer(welcome: Welcome): Consumer {
  return {
    name: 'wallet.welcome',
    topics: ['member.registered'],
    async consume(_tx, events) {
      for (const event of events) {
        const { account } = z.parse(registered, event.body)
        await giveStartingGrant(welcome, account)
      }
    },
  }
}

import { randomUUID } from 'node:crypto'
import type { BrandSettings } from '@ronda/contract'
import { hours } from '@ronda/core'
import { poison, three, valuesOf, type PoisonCase } from './poison.ts'

/** A poisoned row among changes of settings. */
export const settingsPoison: readonly PoisonCase[] = [
  {
    name: 'proposals for money settings that expire',
    kind: 'settings.expire',
    async plant({ server, parties, clock }) {
      const { settings: now } = await parties.ana.get<{ settings: BrandSettings }>('/api/v1/office/settings')
      const ids = await three(async (at) => {
        const money = { ...now.money, transfer: { ...now.money.transfer, perDay: now.money.transfer.perDay + 1 + at } }
        const asked = { key: randomUUID(), money, reason: 'for a while' }
        return (await parties.ana.send<{ id: string }>('POST', '/api/v1/office/settings/proposals', asked)).id
      })
      const heal = await poison(server.db, { table: 'settings_proposal', on: 'update', when: `old.id = '${ids[0]}'` })
      clock.at += hours(25)
      return {
        heal,
        run: () => server.features.proposal.applyDue(),
        done: async () =>
          (await valuesOf(server.db, 'settings_proposal', 'state', ids)).map((state) => state === 'expired'),
      }
    },
  },
]

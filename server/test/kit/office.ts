import { randomUUID } from 'node:crypto'
import type { BrandSettings, MoneyPolicy } from '@ronda/contract'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { enterAsStaff, freshen } from './staff.ts'

type Read = { readonly version: number; readonly settings: BrandSettings }

/** Changes the settings of the brand as staff do, through the API; money settings need two people, see below. */
export async function changeBrand(operator: Visitor, part: Partial<Omit<BrandSettings, 'money'>>): Promise<void> {
  const { version, settings } = await operator.get<Read>('/api/v1/office/settings')
  await operator.send('PUT', '/api/v1/office/settings', { version, settings: { ...settings, ...part } })
}

/** No waiting times and no second approval, for tests that do not test these. */
export const withoutWaits = (money: MoneyPolicy): MoneyPolicy => ({
  ...money,
  withdrawal: { ...money.withdrawal, newAccountHours: 0, pauseHours: 0 },
  staff: { approvedPerDay: 1_000_000, adjustmentsFrom: 1_000_000, exclusionsFrom: 1_000_000 },
})

/** Changes money settings as staff do: one proposes, another approves, and the delay passes. */
export async function changeMoney(
  server: Server,
  change: (money: MoneyPolicy) => MoneyPolicy,
  password?: string,
): Promise<void> {
  const [ana, eva] = [new Visitor(server.origin), new Visitor(server.origin)]
  const given = password === undefined ? {} : { password }
  await enterAsStaff(server, ana, 'operador', given)
  await enterAsStaff(server, eva, 'supervisora', given)
  await freshen(server)
  const { settings } = await ana.get<Read>('/api/v1/office/settings')
  const proposal = { key: randomUUID(), money: change(settings.money), reason: 'For a test' }
  const { id } = await ana.send<{ id: string }>('POST', '/api/v1/office/settings/proposals', proposal)
  await eva.send('POST', '/api/v1/office/settings/proposals/approve', { id })
  await inForce(server, id)
}

/** Waits for the configured delay, if there is one. */
async function inForce({ features }: Server, id: string): Promise<void> {
  for (;;) {
    await features.proposal.applyDue()
    const read = await features.proposal.read(id)
    if (!read.ok || read.value.state !== 'approved') return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

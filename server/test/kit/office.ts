import { randomUUID } from 'node:crypto'
import type { BrandSettings, MoneyPolicy } from '@ronda/contract'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { enterAsStaff, freshen } from './staff.ts'

type Read = { readonly version: number; readonly settings: BrandSettings }

/** Changes the house as staff do, over the wire; what money may do is changed by two, see below. */
export async function changeBrand(operator: Visitor, part: Partial<Omit<BrandSettings, 'money'>>): Promise<void> {
  const { version, settings } = await operator.get<Read>('/api/v1/office/settings')
  await operator.send('PUT', '/api/v1/office/settings', { version, settings: { ...settings, ...part } })
}

/** Nothing waits and nobody needs a second: for tests whose subject begins after that. */
export const withoutWaits = (money: MoneyPolicy): MoneyPolicy => ({
  ...money,
  withdrawal: { ...money.withdrawal, newAccountHours: 0, pauseHours: 0 },
  staff: { approvedPerDay: 1_000_000, adjustmentsFrom: 1_000_000 },
})

/** Changes what money may do as staff do: one proposes, another approves, and the delay is over. */
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

/** Waits for the delay of the house, where it has one. */
async function inForce({ services }: Server, id: string): Promise<void> {
  for (;;) {
    await services.proposals.applyDue()
    const read = await services.proposals.read(id)
    if (!read.ok || read.value.state !== 'approved') return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

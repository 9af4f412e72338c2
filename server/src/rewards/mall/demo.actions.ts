import { days, present, type Id } from '@ronda/core'
import { addGood, approve, reject } from './desk.actions.ts'
import { DEMO_GOODS } from './demoGoods.ts'
import { redeem, type MallOptions } from './redeem.actions.ts'

export type DemoPeople = { readonly member: string; readonly staff: Id<'account'> }

const RECIPIENT = { name: 'Lucía Demo', address: 'Calle de la Feria 12, Lima', phone: '+51 900 000 000' }

/** What the member of a demo has redeemed, by the picture of the good: one of each state. */
const REDEEMED = [
  { picture: 'mug', state: 'approved', reason: null, daysAgo: 3 },
  { picture: 'shirt', state: 'rejected', reason: 'Talla agotada / size sold out', daysAgo: 2 },
  { picture: 'mug', state: 'inProcess', reason: null, daysAgo: 1 },
] as const

/** Offers goods in a demo, and lets its member redeem some. A second start finds what the first has made. */
export async function fillForDemo(options: MallOptions, { member, staff }: DemoPeople): Promise<void> {
  const ids = new Map<string, string>()
  for (const value of DEMO_GOODS) {
    const added = await addGood(options, { key: `demo ${value.picture}`, value, by: staff })
    // Somebody has made points worth less since the first start: what is there stays.
    if (!added.ok) return
    ids.set(value.picture, added.value.id)
  }
  const decisions: (() => Promise<unknown>)[] = []
  for (const [at, { picture, state, reason, daysAgo }] of REDEEMED.entries()) {
    const nowMs = options.clock.nowMs() - days(daysAgo)
    const { price } = present(
      DEMO_GOODS.find((good) => good.picture === picture),
      'a good of the demo',
    )
    const good = present(ids.get(picture), 'a good of the demo')
    const about = { account: member, key: `demo ${at}`, good, quantity: 1, price, recipient: RECIPIENT }
    const redeemed = await redeem({ ...options, clock: { nowMs: () => nowMs } }, about)
    if (!redeemed.ok || state === 'inProcess') continue
    const asked = { id: redeemed.value.id, by: staff }
    decisions.push(() => (reason === null ? approve(options, asked) : reject(options, { ...asked, reason })))
  }
  // Decided now: the audit log keeps the order of time.
  for (const decideOne of decisions) await decideOne()
}

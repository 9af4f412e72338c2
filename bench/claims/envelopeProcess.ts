import { setTimeout } from 'node:timers/promises'
import { id } from '@ronda/core'
import { bindClientSeed } from '@ronda/fair'
import { LedgerBusy, LedgerUnknown } from '../../server/src/money/ledger/index.ts'
import { take } from '../../server/src/rewards/envelope/take.actions.ts'
import { envelopeOptions } from './envelopeParts.ts'
import { openParts } from './parts.ts'

/** The process that is killed: every member claims a share of every envelope, many at a time. */
const AT_ONCE = 500

const parts = await openParts(process.argv[2] ?? '')
const options = envelopeOptions(parts)
const { members, envelopes } = await parts.db.read(async (tx) => ({
  members: await tx.selectFrom('account').select('id').where('kind', '=', 'member').orderBy('number').execute(),
  envelopes: await tx.selectFrom('envelope').select(['id', 'commitment']).orderBy('id').execute(),
}))
const count = members.length * envelopes.length
let next = 0

/**
 * A claim that the ledger has not answered is sent again, as a member would. A share that was taken by a process that was
 * killed is paid when its member claims again.
 */
async function claim(number: number): Promise<void> {
  const [member, envelope] = [members[Math.floor(number / envelopes.length)], envelopes[number % envelopes.length]]
  if (member === undefined || envelope === undefined) return
  const who = { id: id<'account'>(member.id), kind: 'member', currency: 'USD' } as const
  const clientSeed = bindClientSeed(`m${number}`, envelope.commitment)
  for (;;) {
    try {
      await take(options, { id: envelope.id, who, device: null, clientSeed })
      return
    } catch (error) {
      if (!(error instanceof LedgerBusy || error instanceof LedgerUnknown)) throw error
      await setTimeout(50)
    }
  }
}

async function lane(): Promise<void> {
  for (let number = next++; number < count; number = next++) await claim(number)
}
await Promise.all(Array.from({ length: AT_ONCE }, lane))
await parts.close()
// pg keeps idle timers; the parent waits for the end.
process.exit(0)

import { randomUUID } from 'node:crypto'
import { hours, minutes } from '@ronda/core'
import { bindClientSeed } from '@ronda/fair'
import { expireRains, proposeRain } from '../../src/rewards/envelope/rain.actions.ts'
import { closeEnded, payUnpaid, take } from '../../src/rewards/envelope/take.actions.ts'
import { planAt, publishEnvelope } from './envelopes.ts'
import { bareMember } from './missions.ts'
import { poison, three, type PoisonCase } from './poison.ts'
import { fillFund } from './rewardFunds.ts'
import { accountNamed } from './signInSteps.ts'

/** A poisoned row in every job of red envelopes. */
export const envelopePoison: readonly PoisonCase[] = [
  {
    name: 'shares whose payment was interrupted',
    kind: 'envelope.pay',
    async plant({ server, clock }) {
      await fillFund(server, 'ENVELOPE', 10_000_000n)
      const { options } = server.features.envelope
      const lost = { ...options.rewardFunds, pay: () => Promise.reject(new Error('no connection')) }
      const { id, commitment } = await publishEnvelope(server)
      const members = await three(async () => {
        const who = await bareMember(server)
        const taking = { id, who, device: null, clientSeed: bindClientSeed('mine', commitment) }
        await take({ ...options, rewardFunds: lost }, taking).catch(() => undefined)
        return who.id
      })
      const when = `old.account = '${members[0]}'`
      const heal = await poison(server.db, { table: 'envelope_share', on: 'update', when })
      clock.at += minutes(2)
      const done = async (): Promise<readonly boolean[]> => {
        const rows = await server.db.read((tx) =>
          tx.selectFrom('envelope_share').select('account').where('paid_at', 'is not', null).execute(),
        )
        return members.map((member) => rows.some(({ account }) => account === member))
      }
      return { heal, run: () => payUnpaid(options), done }
    },
  },
  {
    name: 'envelopes whose time is over',
    kind: 'envelope.close',
    async plant({ server, clock }) {
      await fillFund(server, 'ENVELOPE', 10_000_000n)
      const { options } = server.features.envelope
      const envelopes = await three(async () => (await publishEnvelope(server)).id)
      const heal = await poison(server.db, { table: 'envelope', on: 'update', when: `old.id = '${envelopes[0]}'` })
      clock.at += hours(1)
      const done = async (): Promise<readonly boolean[]> => {
        const rows = await server.db.read((tx) =>
          tx.selectFrom('envelope').select('id').where('closed_at', 'is not', null).execute(),
        )
        return envelopes.map((envelope) => rows.some(({ id }) => id === envelope))
      }
      return { heal, run: () => closeEnded(options), done }
    },
  },
  {
    name: 'plans of envelopes that nobody decided',
    kind: 'envelope.expire',
    async plant({ server, clock }) {
      const { options } = server.features.envelope
      const by = await accountNamed(server, 'operador')
      const rains = await three(async () => {
        const asked = { key: randomUUID(), plan: planAt(clock.at), reason: 'A test', by }
        const proposed = await proposeRain(options, asked)
        return proposed.ok ? proposed.value : ''
      })
      const heal = await poison(server.db, { table: 'envelope_rain', on: 'update', when: `old.id = '${rains[0]}'` })
      clock.at += hours(1)
      const done = async (): Promise<readonly boolean[]> => {
        const rows = await server.db.read((tx) =>
          tx.selectFrom('envelope_rain').select('id').where('state', '=', 'expired').execute(),
        )
        return rains.map((rain) => rows.some(({ id }) => id === rain))
      }
      return { heal, run: () => expireRains(options), done }
    },
  },
]

import { createHmac, randomInt } from 'node:crypto'
import { SANDBOX_CONFIRMATIONS, type SandboxCharge } from '@ronda/contract'
import { assert, err, ok, present, type Result } from '@ronda/core'
import { z } from 'zod/mini'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db, Tx } from '../../../platform/postgres/db.ts'
import type { SecretKey } from '../../../platform/secrets/index.ts'
import type { ChargeState, NextStep, PayoutState, Provider, ProviderFailure, Refund, RefundState } from '../provider.ts'
import { isSigned } from '../signature.actions.ts'
import { decideRefund } from './acts.ts'
import { openCounter, type SandboxCounter } from './counter.ts'
import { openCourier, SANDBOX_SIGNATURE, type Courier } from './courier.ts'
import {
  findCharge,
  findPayout,
  insertCharge,
  insertEntry,
  insertPayout,
  insertRefund,
  lockCharge,
  readReport,
  readTill,
  settlePayout,
} from './sandbox.sql.ts'

const SANDBOX_NAME = 'sandbox'

export type SandboxOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  /** Where the house takes notices; undefined until its door is open. */
  readonly noticeAddress: () => string | undefined
}

export type SandboxProvider = Provider & { readonly counter: SandboxCounter }

const said = z.object({ about: z.enum(['charge', 'payout']), id: z.uuid() })

/** What the sandbox signs with: known to this house alone, and another in each. */
export function sandboxSecret(key: SecretKey): string {
  return createHmac('sha256', key.bytes).update('sandbox provider').digest('hex')
}

const BANK = { holder: 'Banco de Pruebas · Ronda', account: '646 180 0042 0000 0017' }

/** Digits and letters that nobody takes for each other, as addresses on a chain have. */
const COIN_LETTERS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const DIGITS = '0123456789'

const draw = (letters: string, count: number): string =>
  Array.from({ length: count }, () => letters.charAt(randomInt(letters.length))).join('')

const makeReference = (way: SandboxCharge['way']): string =>
  way === 'crypto' ? `T${draw(COIN_LETTERS, 33)}` : `R${draw(DIGITS, 9)}`

function nextStepOf({ id, way, reference }: SandboxCharge): NextStep {
  const url = `/sandbox/pay/${id}`
  if (way === 'bank') return { kind: 'bank', ...BANK, reference, url }
  if (way === 'crypto') return { kind: 'address', address: reference, confirmations: SANDBOX_CONFIRMATIONS, url }
  return { kind: 'page', url }
}

const payoutStateOf = (payout: { readonly state: PayoutState['state']; readonly reason: string | null }): PayoutState =>
  payout.reason === null ? { state: payout.state } : { state: payout.state, reason: payout.reason }

const UNKNOWN_PAYOUT: PayoutState = { state: 'waiting' }

function chargeStateOf({ state, paid, left, refunding, ...charge }: SandboxCharge): ChargeState {
  const { currency, confirmations, reason } = charge
  const said = { paid, refunding, currency, confirmations, ...(reason !== null && { reason }) }
  if (state !== 'paid') return { state, ...said }
  return left === 0n ? { state: 'reversed', ...said } : { state, left, ...said }
}

/** Sends back what is missing, as the till says that refunds go today. Only what really leaves is worth a notice. */
async function refund(tx: Tx, asked: Refund, courier: Courier, nowMs: number): Promise<RefundState> {
  const charge = present(await lockCharge(tx, asked.id), 'a charge to be refunded')
  const { refunds } = await readTill(tx)
  const { sends, says } = decideRefund(charge, asked, refunds)
  if (sends === 0n) return says
  await insertRefund(tx, { charge: charge.id, amount: sends, state: says.state }, nowMs)
  if (says.state === 'failed') return says
  await insertEntry(tx, charge.id, { kind: 'reversal', amount: sends }, nowMs)
  await courier.promise(tx, { about: 'charge', id: charge.id }, 'now')
  return says
}

/** Another house, which takes and sends money that does not exist: its books are its own, and ours only asks. */
export function openSandboxProvider({ db, clock, key, noticeAddress }: SandboxOptions): SandboxProvider {
  const secret = sandboxSecret(key)
  const courier = openCourier({ db, clock, secret, address: noticeAddress })

  /** Closed, it does nothing; silent, it does what it is asked, and nobody hears. */
  async function answer<T>(work: () => Promise<T>): Promise<Result<T, ProviderFailure>> {
    const { mood } = await db.read(readTill)
    if (mood === 'closed') return err('provider.closed')
    const done = await work()
    return mood === 'silent' ? err('provider.unknown') : ok(done)
  }

  return {
    name: SANDBOX_NAME,
    ways: ['card', 'bank', 'ewallet', 'crypto'],
    paysOut: true,
    charge: (asked) =>
      answer(async () => {
        const { way } = asked
        assert(way !== 'agentCash', 'cash is taken by agents')
        const charge = { ...asked, way, reference: makeReference(way) }
        return nextStepOf(await db.write((tx) => insertCharge(tx, charge, clock.nowMs())))
      }),
    chargeState: (id) =>
      answer(async () => {
        const charge = await db.read((tx) => findCharge(tx, id))
        return charge ? chargeStateOf(charge) : { state: 'waiting', paid: 0n, currency: 'USD' }
      }),
    refund: (asked) =>
      answer(async () => {
        const says = await db.write((tx) => refund(tx, asked, courier, clock.nowMs()))
        courier.wake()
        return says
      }),
    payOut: (payout) =>
      answer(async () => {
        await db.write(async (tx) => {
          const isNew = await insertPayout(tx, payout, clock.nowMs())
          const { paysAtOnce } = await readTill(tx)
          if (!isNew || !paysAtOnce) return
          await settlePayout(tx, { id: payout.id, state: 'paid', reason: null }, clock.nowMs())
          await courier.promise(tx, { about: 'payout', id: payout.id }, 'now')
        })
        courier.wake()
        const made = await db.read((tx) => findPayout(tx, payout.id))
        return made ? payoutStateOf(made) : UNKNOWN_PAYOUT
      }),
    payoutState: (id) =>
      answer(async () => {
        const payout = await db.read((tx) => findPayout(tx, id))
        return payout ? payoutStateOf(payout) : UNKNOWN_PAYOUT
      }),
    async readNotice(headers, body, nowMs) {
      if (!isSigned(secret, headers[SANDBOX_SIGNATURE], body, nowMs)) return 'forged'
      const read = z.safeParse(said, JSON.parse(body.toString()))
      return read.success ? read.data : 'nothing'
    },
    report: (fromMs, toMs) => answer(() => db.read((tx) => readReport(tx, fromMs, toMs))),
    counter: openCounter(db, clock, courier),
  }
}

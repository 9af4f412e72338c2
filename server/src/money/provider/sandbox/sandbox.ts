import { createHmac, randomInt } from 'node:crypto'
import { SANDBOX_CONFIRMATIONS, type SandboxCharge } from '@ronda/contract'
import { assert, err, ok, type Result } from '@ronda/core'
import { z } from 'zod/mini'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import type { SecretKey } from '../../../platform/secrets/index.ts'
import type { ChargeState, NextStep, PayoutState, Provider, ProviderTrouble } from '../provider.ts'
import { isSigned } from '../signature.actions.ts'
import { openCounter, type SandboxCounter } from './counter.ts'
import { openCourier, SANDBOX_SIGNATURE } from './courier.ts'
import {
  findCharge,
  findPayout,
  insertCharge,
  insertPayout,
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

function chargeStateOf({ state, paid, currency, confirmations, reason }: SandboxCharge): ChargeState {
  return { state, paid, currency, confirmations, ...(reason !== null && { reason }) }
}

/** Another house, which takes and sends money that does not exist: its books are its own, and ours only asks. */
export function openSandboxProvider({ db, clock, key, noticeAddress }: SandboxOptions): SandboxProvider {
  const secret = sandboxSecret(key)
  const courier = openCourier({ db, clock, secret, address: noticeAddress })

  /** Closed, it does nothing; silent, it does what it is asked, and nobody hears. */
  async function answer<T>(work: () => Promise<T>): Promise<Result<T, ProviderTrouble>> {
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

import { createHmac, randomInt } from 'node:crypto'
import { SANDBOX_CONFIRMATIONS, type SandboxCharge } from '@ronda/contract'
import { assert, err, ok, present, type Result } from '@ronda/core'
import { z } from 'zod/mini'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Db, Tx } from '../../../platform/postgres/db.ts'
import type { SecretKey } from '../../../platform/secrets/index.ts'
import type {
  Charge,
  ChargeState,
  NextStep,
  PayoutState,
  Provider,
  ProviderFailure,
  Refund,
  RefundState,
} from '../provider.ts'
import { isSigned } from '../signature.lib.ts'
import { decideRefund } from './acts.ts'
import { openControls, type SandboxControls } from './controls.actions.ts'
import { openNoticeSender, SANDBOX_SIGNATURE, type NoticeSender } from './noticeSender.actions.ts'
import {
  findCharge,
  findPayout,
  insertCharge,
  insertEntry,
  insertPayout,
  insertRefund,
  lockCharge,
  readReport,
  readSandboxState,
  settlePayout,
} from './sandbox.sql.ts'

const SANDBOX_NAME = 'sandbox'

export type SandboxOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly key: SecretKey
  /** The address of the webhook; undefined until the server listens. */
  readonly noticeAddress: () => string | undefined
}

export type SandboxProvider = Provider & { readonly controls: SandboxControls }

const noticeBody = z.object({ about: z.enum(['charge', 'payout']), id: z.uuid() })

/** The sandbox's signing secret, derived from this server's key. */
export function sandboxSecret(key: SecretKey): string {
  return createHmac('sha256', key.bytes).update('sandbox provider').digest('hex')
}

const BANK = { holder: 'Banco de Pruebas · Ronda', account: '646 180 0042 0000 0017' }

/** Digits and letters that are not mistaken for each other, as in blockchain addresses. */
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
  const figures = { paid, refunding, currency, confirmations, ...(reason !== null && { reason }) }
  if (state !== 'paid') return { state, ...figures }
  return left === 0n ? { state: 'reversed', ...figures } : { state, left, ...figures }
}

/**
 * Refunds what is missing, with the result that the sandbox state prescribes. A notice is sent only for money that
 * left.
 */
async function refund(tx: Tx, asked: Refund, noticeSender: NoticeSender, nowMs: number): Promise<RefundState> {
  const charge = present(await lockCharge(tx, asked.id), 'the charge')
  const { refunds } = await readSandboxState(tx)
  const { sends, says } = decideRefund(charge, asked, refunds)
  if (sends === 0n) return says
  await insertRefund(tx, { charge: charge.id, amount: sends, state: says.state }, nowMs)
  if (says.state === 'failed') return says
  await insertEntry(tx, charge.id, { kind: 'reversal', amount: sends }, nowMs)
  await noticeSender.schedule(tx, { about: 'charge', id: charge.id }, 'now')
  return says
}

function chargeOf(asked: Charge) {
  const { way } = asked
  assert(way !== 'agentCash' && way !== 'bankTransfer', 'a way of the sandbox')
  return { ...asked, way, reference: makeReference(way) }
}

/** A simulated payment provider with tables of its own; the rest of the server uses it only through `Provider`. */
export function openSandboxProvider({ db, clock, key, noticeAddress }: SandboxOptions): SandboxProvider {
  const secret = sandboxSecret(key)
  const noticeSender = openNoticeSender({ db, clock, secret, address: noticeAddress })

  /** `closed` executes nothing; `silent` executes the request but reports no answer. */
  async function answer<T>(work: () => Promise<T>): Promise<Result<T, ProviderFailure>> {
    const { mood } = await db.read(readSandboxState)
    if (mood === 'closed') return err('provider.closed')
    const done = await work()
    return mood === 'silent' ? err('provider.unknown') : ok(done)
  }

  return {
    name: SANDBOX_NAME,
    ways: ['card', 'bank', 'ewallet', 'crypto'],
    paysOut: true,
    charge: (asked) =>
      answer(async () => nextStepOf(await db.write((tx) => insertCharge(tx, chargeOf(asked), clock.nowMs())))),
    chargeState: (id) =>
      answer(async () => {
        const charge = await db.read((tx) => findCharge(tx, id))
        return charge ? chargeStateOf(charge) : { state: 'waiting', paid: 0n, currency: 'USD' }
      }),
    refund: (asked) =>
      answer(async () => {
        const says = await db.write((tx) => refund(tx, asked, noticeSender, clock.nowMs()))
        noticeSender.wake()
        return says
      }),
    payOut: (payout) =>
      answer(async () => {
        await db.write(async (tx) => {
          const isNew = await insertPayout(tx, payout, clock.nowMs())
          const { paysAtOnce } = await readSandboxState(tx)
          if (!isNew || !paysAtOnce) return
          await settlePayout(tx, { id: payout.id, state: 'paid', reason: null }, clock.nowMs())
          await noticeSender.schedule(tx, { about: 'payout', id: payout.id }, 'now')
        })
        noticeSender.wake()
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
      const read = z.safeParse(noticeBody, JSON.parse(body.toString()))
      return read.success ? read.data : 'nothing'
    },
    async report(fromMs, toMs) {
      const read = await answer(() => db.read((tx) => readReport(tx, fromMs, toMs)))
      return read.ok ? read.value : read
    },
    controls: openControls(db, clock, noticeSender),
  }
}

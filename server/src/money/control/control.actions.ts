import { err, minutes, ok, present, seconds, type Result } from '@ronda/core'
import type { Settings } from '../../brand/settings/index.ts'
import { publishMemberEvent } from '../../people/memberEvent/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Failures } from '../../platform/failures/index.ts'
import type { ServerIds } from '../../platform/ids/serverId.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { makeTtlCache, type TtlCache } from '../../platform/cache/ttlCache.ts'
import type { Ledger, WalletId } from '../ledger/index.ts'
import type { WalletStore } from '../wallet/index.ts'
import {
  decideControl,
  isStricter,
  limitOf,
  controlEventsOf,
  NOTHING_SET,
  realityDueMs,
  settle,
  stoppedUntilMs,
  type Ask,
  type Control,
  type ControlRefusal,
} from './control.ts'
import {
  claimChange,
  findControl,
  findControlOfWallet,
  findUnfinished,
  insertControl,
  lockControl,
  updateControl,
  type ControlRow,
} from './control.sql.ts'
import { excludePerson, type PersonMarks } from './person.sql.ts'
import { openBonusWallet, submitRestriction } from './restrict.actions.ts'

export type ControlOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly failures: Failures
  readonly ids: ServerIds
  readonly ledger: Ledger
  readonly walletStore: WalletStore
  readonly settings: Settings
  /** How long this wallet has been played since the start of the day (UTC) of `nowMs`. */
  readonly playedMs: (wallet: WalletId, nowMs: number) => Promise<number>
  /** Since when this wallet has been played without a longer pause; undefined when it is not in play. */
  readonly playingSinceMs: (wallet: WalletId) => Promise<number | undefined>
  /** The marks that identify the owner in another account. */
  readonly marksOf: (tx: Tx, owner: string) => Promise<PersonMarks>
  readonly onChanged: (owner: string) => void
  /** The owner has become more restricted: play outside our own games must end. */
  readonly onRestricted: (owner: string) => void
}

type AskRefusal = ControlRefusal | 'wallet.key_reused'

export type PlayWatch = {
  /** Zero when the reality check is due, null when none is to come. */
  readonly checkInMs: number | null
  readonly stoppedUntilMs: number | null
}

export type Controls = {
  /** A repeated request with the same key takes effect once. The change is in force when this resolves. */
  ask(owner: string, ask: Ask, key?: string): Promise<Result<Control, AskRefusal>>
  /** The control that is in force now. */
  of(owner: string): Promise<Control>
  /** What an open game must know: when the reality check is due, and whether the player has stopped. */
  watch(owner: string, playingSinceMs: number | undefined): Promise<PlayWatch>
  /** Staff block a member's play, or lift the block. `write` runs in the same transaction. */
  block(owner: string, block: Block): Promise<Result<Control, AskRefusal>>
  /**
   * Called before each stake: when the daily play limit is used up, the ledger refuses stakes until the next day. While
   * a reality check is due, no stake is accepted at all.
   */
  beforeStake(wallet: WalletId): Promise<'limit.reality_due' | undefined>
  /**
   * The wallet of a member's bonus money, opened when there is none. What stops the member's play stops it too: it is
   * opened under the lock of their control, so that no change of it passes the new wallet by.
   */
  openBonusWallet(owner: string): Promise<WalletId>
  /** Puts due raises in force, and applies unfinished changes to the ledger. */
  finish(): Promise<void>
}

export type Block = {
  readonly isBlocked: boolean
  readonly key: string
  readonly write: (tx: Tx) => Promise<void>
}

/** The cached facts for a stake; a change by another process is noticed after `WATCH_MS`. */
type Watch = {
  readonly owner: string
  readonly sessionMs: number | null
  readonly restingUntilMs: number
  /** When the next raise comes into force. */
  readonly dueMs: number
  /** No reality check is due before this moment. */
  readonly checkAtMs: number
}
const WATCH_MS = seconds(10)
const WATCHES_MAX = 50_000
const NEVER_MS = Number.POSITIVE_INFINITY
const UNWATCHED: Watch = { owner: '', sessionMs: null, restingUntilMs: 0, dueMs: NEVER_MS, checkAtMs: NEVER_MS }

/** The most that one run of the job handles. */
const FINISHED_MAX = 500

const sessionMsOf = (control: Control): number | null => {
  const { amount: span } = limitOf(control, { kind: 'session', period: 'day' })
  return span === null ? null : minutes(Number(span))
}

/** Publishes inbox events, in the transaction that puts the change in force. */
async function publishControlEvents(
  { clock, walletStore }: ControlOptions,
  tx: Tx,
  { owner, control: before }: ControlRow,
  after: Control,
): Promise<void> {
  const atMs = clock.nowMs()
  const { currency } = await walletStore.of(owner)
  for (const change of controlEventsOf(before, after, atMs)) {
    const { event } = change
    if ('sinceMs' in change) {
      const { kind, period, amount, sinceMs } = change
      const facts = { amount, currency: kind === 'session' ? null : currency, limit: { kind, period } }
      const key = `${event}:${kind}:${period}:${sinceMs}`
      await publishMemberEvent(tx, { account: owner, event, key, facts, atMs })
    } else {
      const untilMs = 'untilMs' in change ? change.untilMs : null
      await publishMemberEvent(tx, { account: owner, event, key: `${event}:${untilMs}`, facts: { untilMs }, atMs })
    }
  }
}

/**
 * The decision is in force when this resolves: it is in the ledger, or stakes are refused until it is. A failure is
 * recorded and retried; the member must not get the answer that nothing was set.
 */
async function applyToLedger(options: ControlOptions, owner: string): Promise<void> {
  await options.failures.one('control.restrict', owner, () => submitRestriction(options, owner))
}

async function settleDue(options: ControlOptions, owner: string): Promise<void> {
  await options.db.write(async (tx) => {
    const row = await lockControl(tx, owner)
    if (row === undefined) return
    const settled = settle(row.control, options.clock.nowMs())
    if (settled === row.control) return
    await updateControl(tx, row, settled)
    await publishControlEvents(options, tx, row, settled)
  })
  await applyToLedger(options, owner)
  options.onChanged(owner)
}

/** The control that is in force now; the first reader puts due raises in force. */
async function controlOf(options: ControlOptions, owner: string): Promise<Control> {
  const row = await options.db.read((tx) => findControl(tx, owner))
  if (row === undefined) return NOTHING_SET
  const settled = settle(row.control, options.clock.nowMs())
  if (settled !== row.control) await settleDue(options, owner)
  return settled
}

type Asking = {
  readonly owner: string
  readonly wallet: WalletId
  readonly ask: Ask
  readonly key?: string | undefined
  readonly write?: (tx: Tx) => Promise<void>
}

async function change(
  options: ControlOptions,
  { owner, wallet, ask, key, write }: Asking,
): Promise<Result<Control, AskRefusal>> {
  const { control: policy } = (await options.settings.current()).money
  const nowMs = options.clock.nowMs()
  const changed = await options.db.transact<Control, AskRefusal>(async (tx) => {
    await insertControl(tx, owner, wallet)
    const row = present(await lockControl(tx, owner), 'the control row')
    const claim = key === undefined ? 'new' : await claimChange(tx, { owner, id: key, ask, nowMs })
    if (claim === 'other') return err('wallet.key_reused')
    if (claim === 'same') return ok(row.control)
    const decided = decideControl(row.control, ask, policy, nowMs)
    if (!decided.ok) return decided
    await updateControl(tx, row, decided.value)
    await publishControlEvents(options, tx, row, decided.value)
    await write?.(tx)
    const { excludedUntilMs } = decided.value
    // A number that is bound during an exclusion is excluded as well.
    if (excludedUntilMs !== null) await excludePerson(tx, await options.marksOf(tx, owner), excludedUntilMs)
    return decided
  })
  if (!changed.ok) return changed
  await applyToLedger(options, owner)
  if (isStricter(ask, changed.value)) options.onRestricted(owner)
  return changed
}

/** For a wallet that is not in play, play starts now at the earliest, so the cached moment is never too late. */
async function checkAtMsOf(options: ControlOptions, wallet: WalletId, control: Control): Promise<number> {
  const nowMs = options.clock.nowMs()
  const { realityMinutes } = (await options.settings.current()).money.control
  const sinceMs = (await options.playingSinceMs(wallet)) ?? nowMs
  return realityDueMs(control, sinceMs, realityMinutes) ?? NEVER_MS
}

function openWatches(options: ControlOptions): TtlCache<Watch> {
  const { db, clock } = options
  return makeTtlCache<Watch>({
    async load(wallet) {
      const row = await db.read((tx) => findControlOfWallet(tx, Number(wallet)))
      const checkAtMs = await checkAtMsOf(options, Number(wallet), row?.control ?? NOTHING_SET)
      if (row === undefined) return { ...UNWATCHED, checkAtMs }
      const { limits, restingUntilMs } = row.control
      const dueMs = Math.min(...limits.map(({ next }) => next?.atMs ?? NEVER_MS))
      const sessionMs = sessionMsOf(row.control)
      return { owner: row.owner, sessionMs, restingUntilMs: restingUntilMs ?? 0, dueMs, checkAtMs }
    },
    ttlMs: WATCH_MS,
    entriesMax: WATCHES_MAX,
    nowMs: () => clock.nowMs(),
  })
}

async function finishDue(options: ControlOptions): Promise<void> {
  const { db, clock, failures } = options
  const owners = await db.read((tx) => findUnfinished(tx, clock.nowMs(), FINISHED_MAX))
  await failures.each('control.finish', owners, String, (owner) => settleDue(options, owner))
}

export function openControls(options: ControlOptions): Controls {
  const { clock, onChanged } = options
  const watches = openWatches(options)

  async function restIfPlayed(owner: string, wallet: WalletId, sessionMs: number | null): Promise<void> {
    if (sessionMs === null || (await options.playedMs(wallet, clock.nowMs())) < sessionMs) return
    await change(options, { owner, wallet, ask: { type: 'rest' } })
    watches.forget(String(wallet))
    onChanged(owner)
  }

  async function watchOf(wallet: WalletId): Promise<Watch> {
    const watch = (await watches.get(String(wallet))) ?? UNWATCHED
    if (clock.nowMs() < watch.dueMs) return watch
    await settleDue(options, watch.owner)
    watches.forget(String(wallet))
    return (await watches.get(String(wallet))) ?? UNWATCHED
  }

  async function isCheckDue(wallet: WalletId): Promise<boolean> {
    if (clock.nowMs() < (await watchOf(wallet)).checkAtMs) return false
    // It may have been acknowledged in another process, or a pause was made since: the cached moment is only the
    // earliest.
    watches.forget(String(wallet))
    return clock.nowMs() >= (await watchOf(wallet)).checkAtMs
  }

  return {
    async ask(owner, ask, key) {
      const { cash: wallet } = await options.walletStore.of(owner)
      const changed = await change(options, { owner, wallet, ask, key })
      if (!changed.ok) return changed
      watches.forget(String(wallet))
      if (ask.type === 'limit' && ask.kind === 'session') await restIfPlayed(owner, wallet, sessionMsOf(changed.value))
      onChanged(owner)
      return changed
    },
    of: (owner) => controlOf(options, owner),
    async watch(owner, playingSinceMs) {
      const [control, { money }] = await Promise.all([controlOf(options, owner), options.settings.current()])
      const nowMs = clock.nowMs()
      const dueMs =
        playingSinceMs === undefined ? undefined : realityDueMs(control, playingSinceMs, money.control.realityMinutes)
      return {
        checkInMs: dueMs === undefined ? null : Math.max(0, dueMs - nowMs),
        stoppedUntilMs: stoppedUntilMs(control, nowMs) ?? null,
      }
    },
    async block(owner, { isBlocked, key, write }) {
      const { cash: wallet } = await options.walletStore.of(owner)
      // In a namespace of its own: a key that the member has chosen must not prevent a block.
      const id = options.ids.named('control.block', owner, key)
      const changed = await change(options, { owner, wallet, ask: { type: 'block', isBlocked }, key: id, write })
      if (changed.ok) onChanged(owner)
      return changed
    },
    async beforeStake(wallet) {
      const { owner, sessionMs, restingUntilMs } = await watchOf(wallet)
      if (clock.nowMs() >= restingUntilMs) await restIfPlayed(owner, wallet, sessionMs)
      return (await isCheckDue(wallet)) ? 'limit.reality_due' : undefined
    },
    openBonusWallet: (owner) => openBonusWallet(options, owner),
    finish: () => finishDue(options),
  }
}

import { days, present, seconds } from '@ronda/core'
import { isExcluded } from '../../money/control/index.ts'
import { findRoundsAfter } from '../../play/round/index.ts'
import { allowedGames, isStakeFixed } from './terms.ts'
import { changeState, endUnstarted, FUND, type BonusOptions } from './bonus.actions.ts'
import { findBonus, lockOpen, writeState, type StoredBonus } from './bonus.sql.ts'
import { END_OF, endCauseOf, isPaidOut, isRunning, type Changer, type EndCause } from './life.ts'

const reload = ({ db }: BonusOptions, id: string): Promise<StoredBonus | undefined> =>
  db.read((tx) => findBonus(tx, id))

/** Claims the member's turn for the bonus that waits longest. Undefined while another runs. */
async function takeTurn({ db, clock }: BonusOptions, account: string): Promise<string | undefined> {
  return db.write(async (tx) => {
    const open = await lockOpen(tx, account)
    const next = open.find(({ state }) => state === 'waiting')
    if (next === undefined || open.some(({ state }) => isRunning(state))) return undefined
    const atMs = clock.nowMs()
    const expiresAtMs = atMs + days(next.terms.days)
    await changeState(tx, { from: next, to: 'starting', cause: 'turn', by: 'house', with: { expiresAtMs }, atMs })
    return next.id
  })
}

/** Starts the bonus whose turn it is. Nothing starts for somebody who may not play now. */
export async function startNext(options: BonusOptions, account: string): Promise<void> {
  const { rewards, feed } = options
  if (!(await rewards.mayOffer(account))) return
  const id = await takeTurn(options, account)
  if (id !== undefined) await payIn(options, id)
  feed.tell([account])
}

/** Pays a bonus into the bonus wallet. It may be called repeatedly: the wallet knows the bonus by its id. */
async function payIn(options: BonusOptions, id: string): Promise<void> {
  const { db, clock, rewardFunds, bonusWallets, games } = options
  const starting = await reload(options, id)
  if (starting?.state !== 'starting') return
  const { account, terms, amount, currency } = starting
  const fund = present(await rewardFunds.walletOf(FUND, currency), 'the wallet of the bonus fund')
  const rule = { stakeMax: terms.stakeMax, isStakeFixed: isStakeFixed(terms), games: allowedGames(terms, games) }
  const given = await bonusWallets.give({ bonus: id, owner: account, fund, amount, rule })
  // Its wallet still waits for a round of the bonus before; the job asks again.
  if (!given.ok && given.error === 'bonus.already_active') return
  await db.write(async (tx) => {
    const from = (await lockOpen(tx, account)).find((each) => each.id === id)
    if (from?.state !== 'starting') return
    const atMs = clock.nowMs()
    if (!given.ok) {
      const back = { cause: 'fundEmpty', by: 'house', with: { expiresAtMs: null }, atMs } as const
      return changeState(tx, { from, to: 'waiting', ...back })
    }
    const { wallet, beganSeq } = given.value.bonus
    const running = { wallet, beganSeq: present(beganSeq, 'the place where the bonus began') }
    await changeState(tx, {
      from,
      to: 'active',
      cause: 'paid',
      by: 'house',
      with: running,
      amount,
      ledgerId: id,
      atMs,
    })
  })
  options.feed.tell([account])
}

/** So long somebody can play after a break before the bonus expires. */
const AFTER_BREAK_MS = days(1)

/** A bonus does not expire while its member has a break: it is looked at again a day later. */
async function hasToWait({ db, clock, rewards }: BonusOptions, { id, account }: StoredBonus): Promise<boolean> {
  const nowMs = clock.nowMs()
  if (await rewards.mayOffer(account)) return false
  if (await db.read((tx) => isExcluded(tx, account, nowMs))) return false
  await db.write(async (tx) => {
    const active = (await lockOpen(tx, account)).find((each) => each.id === id && each.state === 'active')
    if (active !== undefined) await writeState(tx, { id, state: 'active', expiresAtMs: nowMs + AFTER_BREAK_MS })
  })
  return true
}

/** A round is counted a moment after it was settled; one that is older was void, and will never be. */
const COUNTED_MS = seconds(60)

/** Whether a settled round is not counted yet. */
async function isCounting({ db, clock }: BonusOptions, bonus: StoredBonus): Promise<boolean> {
  const { wallet, beganSeq, countedSeq } = bonus
  if (wallet === null) return false
  const [round] = await db.read((tx) => findRoundsAfter(tx, wallet, countedSeq ?? beganSeq ?? 0, 1))
  return round !== undefined && clock.nowMs() - round.atMs < COUNTED_MS
}

/** Ends an active bonus if there is a reason to, and goes on with one that is ending. */
export async function review(options: BonusOptions, id: string): Promise<void> {
  const { bonusWallets, clock, db } = options
  const found = await reload(options, id)
  if (found === undefined) return
  const { account, state, terms, progress, target, expiresAtMs } = found
  const nowMs = clock.nowMs()
  const isLate = expiresAtMs !== null && expiresAtMs <= nowMs
  if (state === 'offered' && isLate) {
    await db.write(async (tx) => {
      const from = (await lockOpen(tx, account)).find((each) => each.id === id)
      if (from?.state !== 'offered') return
      await endUnstarted(tx, from, { outcome: 'expired', cause: 'timeUp', by: 'house', atMs: nowMs })
    })
    return options.feed.tell([account])
  }
  if (state === 'starting') return payIn(options, id)
  if (state === 'ending') return settle(options, id)
  if (state !== 'active') return
  if (isLate && (await hasToWait(options, found))) return
  // At the second: from here on no stake is accepted, and nothing is decided while a bet is open.
  if (isLate) await bonusWallets.stop(id)
  const standing = present(await bonusWallets.standingOf(account), 'the wallet of a bonus that is active')
  const isOpen = standing.isRoundOpen || (await isCounting(options, found))
  const facts = { progress, target, stakeMin: terms.stakeMin, expiresAtMs: expiresAtMs ?? 0, isOpen }
  const cause = endCauseOf({ ...facts, balance: standing.balance }, nowMs)
  if (cause !== undefined) await end(options, found, { cause, by: 'house' })
}

/** Cancels the running bonus of a member; one that is just being paid in is cancelled when it has arrived. */
export async function cancelRunning(options: BonusOptions, id: string): Promise<void> {
  await payIn(options, id)
  const running = await reload(options, id)
  if (running !== undefined) await end(options, running, { cause: 'cancelled', by: 'member' })
}

type Ending = { readonly cause: EndCause; readonly by: Changer }

/** Decides how an active bonus ends, once, and ends it. */
async function end(options: BonusOptions, bonus: StoredBonus, { cause, by }: Ending): Promise<void> {
  const { db, clock } = options
  await db.write(async (tx) => {
    const from = (await lockOpen(tx, bonus.account)).find(({ id }) => id === bonus.id)
    if (from?.state !== 'active') return
    // Of a cancel and the bet that reaches the target, what was counted first decides.
    const decided = from.progress >= from.target ? ({ cause: 'target', by: 'house' } as const) : { cause, by }
    const outcome = END_OF[decided.cause]
    await changeState(tx, { from, to: 'ending', ...decided, with: { outcome, expiresAtMs: null }, atMs: clock.nowMs() })
  })
  await settle(options, bonus.id)
}

/** Moves what is left of a bonus that is ending, and ends it when no round is open any more. */
async function settle(options: BonusOptions, id: string): Promise<void> {
  const { db, clock, bonusWallets, feed } = options
  const found = await reload(options, id)
  if (found?.state !== 'ending') return
  const { account } = found
  const outcome = present(found.outcome, 'how a bonus ends that is ending')
  const standing = present(
    await bonusWallets.end(id, isPaidOut(outcome) ? 'paid' : 'returned'),
    'the wallet of a bonus that is ending',
  )
  if (standing.bonus.state === 'over') {
    await db.write(async (tx) => {
      const from = (await lockOpen(tx, account)).find((each) => each.id === id)
      if (from?.state !== 'ending') return
      const atMs = clock.nowMs()
      const { moved: amount } = standing.bonus
      const about = { cause: 'settled', by: 'house', with: { endedAtMs: atMs }, amount, ledgerId: id, atMs } as const
      await changeState(tx, { from, to: outcome, ...about })
    })
    await startNext(options, account)
  }
  feed.tell([account])
}

/** Ends everything that a member has been given and has not finished. */
export async function stopAll(options: BonusOptions, account: string): Promise<void> {
  const { db, clock, feed } = options
  const running = await db.write(async (tx) => {
    const open = await lockOpen(tx, account)
    const atMs = clock.nowMs()
    for (const bonus of open) {
      if (bonus.state === 'offered' || bonus.state === 'waiting') {
        await endUnstarted(tx, bonus, { outcome: 'cancelled', cause: 'excluded', by: 'house', atMs })
      }
    }
    return open.find(({ state }) => isRunning(state))
  })
  if (running?.state === 'starting') await payIn(options, running.id)
  const active = running === undefined ? undefined : await reload(options, running.id)
  if (active?.state === 'active') await end(options, active, { cause: 'excluded', by: 'house' })
  feed.tell([account])
}

import {
  isMoneyPlay,
  type Balance,
  type GameState,
  type PlayMode,
  type SeedsInPlay,
  type SlotSkin,
} from '@ronda/contract'
import { assert, err, ok, present, type Currency, type Result } from '@ronda/core'
import type { SlotModel } from '@ronda/games'
import type { Language } from '@ronda/i18n'
import { recordOpened } from '../../catalog/favourite/index.ts'
import { openingRefusal } from '../../catalog/state/index.ts'
import type { BonusWallets, StoredBonus } from '../../money/bonusWallet/index.ts'
import { openWallet, type Ledger } from '../../money/ledger/index.ts'
import {
  findBettingRefusal,
  findMemberWallets,
  type BettingRefusal,
  type WalletStore,
} from '../../money/wallet/index.ts'
import type { MemberSession } from '../../people/session/index.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import { randomServerId } from '../../platform/ids/serverId.ts'
import { hashToken, isToken, makeToken } from '../../platform/secrets/index.ts'
import { frameAddress, LAUNCH_LIFE_MS, TRIAL_ATOMS, trialTopUp, waitMs, type PlayedBonus } from './launch.ts'
import { insertLaunch, takeLaunch, type TakenLaunch } from './launch.sql.ts'
import { insertPlaySession } from './playSession.sql.ts'
import { takeVisitorWallet, type VisitorWalletOptions } from './visitorWallet.actions.ts'
import type { Since } from './visitorWallet.sql.ts'

/** The stakes that a game offers, in atoms. */
export type Offer = { readonly stakes: readonly bigint[]; readonly stakeDefault: bigint }

/** What a client shows of a game: its name, its rules, and for a slot its skin and its model. */
export type Shown = {
  readonly gameNames: Readonly<Record<Language, string>>
  readonly modelHash: string
  readonly game:
    | { readonly kind: 'slot'; readonly skin: SlotSkin; readonly model: SlotModel }
    | { readonly kind: 'arcade' | 'shared'; readonly rules: string }
}

/** What the market allows a game to offer. */
export type Market = { readonly mayAutoplay: boolean; readonly mayMaxBet: boolean }

export type LaunchOptions = {
  readonly db: Db
  readonly clock: Clock
  readonly ledger: Ledger
  readonly walletStore: WalletStore
  readonly isAtRest: VisitorWalletOptions['isAtRest']
  /** Activates a seed that no round was played with; false when that is not possible now. */
  readonly renewSeed: (wallet: number) => Promise<boolean>
  /** Whether documents must be approved before this account plays for money. */
  readonly isIdentityDue: (tx: Tx, account: string) => Promise<boolean>
  /** Undefined for a game that is not played here. */
  readonly offerOf: (game: string, currency: Currency) => Offer | undefined
  /** Undefined for a game that is not played here. */
  readonly shownOf: (game: string) => Promise<Shown | undefined>
  readonly stateOf: (game: string) => GameState
  /** Called when a game is about to be opened: starts to prepare its first pictures and returns their addresses. */
  readonly onOpening: (game: string, language: Language) => readonly string[]
  /** The market's shortest time between two rounds of real play, as it stands now. */
  readonly roundMsMin: () => Promise<number>
  /** Whether a game can be played with bonus money at all. */
  readonly takesBonus: (game: string) => boolean
  /** The bonus of a member that is not over. */
  readonly bonusOf: BonusWallets['standingOf']
  readonly bonusTakesGame: BonusWallets['takesGame']
  /** When the last round of a wallet was played, in any game; undefined when there was none recently. */
  readonly lastRoundMs: (wallet: number) => number | undefined
  /** What the market allows, as it stands now. */
  readonly market: () => Promise<Market>
  /** The seeds of a wallet: the active one, and the commitment that waits for a client seed. */
  readonly seedsOf: (wallet: number) => Promise<SeedsInPlay>
  /** Whether rounds of the game also play for jackpots. */
  readonly hasJackpots: (game: string, mode: PlayMode, currency: Currency) => Promise<boolean>
}

export type LaunchRequest = { readonly gameCode: string; readonly mode: PlayMode; readonly language: Language }
export type Launched = {
  readonly url: string
  readonly mode: PlayMode
  readonly expiresAtMs: number
  readonly pictures: readonly string[]
}
type LaunchRefusal =
  | 'game.unknown'
  | 'game.maintenance'
  | 'session.required'
  | 'session.trial'
  | 'limit.identity_required'
  | 'bonus.none_active'
  | 'bonus.game_not_allowed'
  | BettingRefusal

/** Refuses early what the ledger would refuse at the first stake, so that nobody waits for a game to load in vain. */
export async function launchGame(
  options: LaunchOptions,
  request: LaunchRequest,
  member: MemberSession | undefined,
): Promise<Result<Launched, LaunchRefusal>> {
  const { db, clock } = options
  const { gameCode: game, mode, language } = request
  if (options.offerOf(game, 'XTR') === undefined) return err('game.unknown')
  const closed = openingRefusal(options.stateOf(game))
  if (closed !== undefined) return err(closed)
  if (isMoneyPlay(mode)) {
    if (member === undefined) return err('session.required')
    // A trial account has no money of its own to play with.
    if (member.isTrial) return err('session.trial')
    const memberWallets = await options.walletStore.of(member.account.id)
    const refusal = await db.read(async (tx) => {
      const betting = await findBettingRefusal(tx, memberWallets.cash, clock.nowMs())
      if (betting !== undefined) return betting
      return (await options.isIdentityDue(tx, member.account.id)) ? 'limit.identity_required' : undefined
    })
    if (refusal !== undefined) return err(refusal)
    if (mode === 'bonus') {
      const bonus = await findPlayable(options, member.account.id, game)
      if (!bonus.ok) return bonus
    }
  }
  const pictures = options.onOpening(game, language)
  const token = makeToken()
  const expiresAtMs = clock.nowMs() + LAUNCH_LIFE_MS
  const session = member?.sessionId ?? null
  await db.write(async (tx) => {
    await insertLaunch(tx, { tokenHash: hashToken(token), session, game, mode, expiresAtMs })
    // A trial account is deleted the next day, so it has no recently played list.
    if (member !== undefined && !member.isTrial) await recordOpened(tx, member.account.id, game, clock.nowMs())
  })
  return ok({ url: frameAddress({ token, game, language, mode }), mode, expiresAtMs, pictures })
}

/** What a member can play with besides own money; null without a bonus. */
export async function readBonusPlay(options: LaunchOptions, account: string, game: string) {
  const standing = await options.bonusOf(account)
  if (standing?.bonus.state !== 'active') return null
  const { balance, bonus } = standing
  const isAllowed = await mayPlayWith(options, bonus, game)
  return { currency: bonus.currency, balance, stakeMax: bonus.rule.stakeMax, isAllowed }
}

const mayPlayWith = async ({ takesBonus, bonusTakesGame }: LaunchOptions, bonus: StoredBonus, game: string) =>
  takesBonus(game) && (await bonusTakesGame(bonus, game))

/** The bonus that a member may play this game with. */
async function findPlayable(
  options: LaunchOptions,
  account: string,
  game: string,
): Promise<Result<StoredBonus, 'bonus.none_active' | 'bonus.game_not_allowed'>> {
  const bonus = (await options.bonusOf(account))?.bonus
  // One that accepts no more stakes may still be active, while open rounds are settled.
  if (bonus?.state !== 'active' || bonus.endedSeq !== null) return err('bonus.none_active')
  return (await mayPlayWith(options, bonus, game)) ? ok(bonus) : err('bonus.game_not_allowed')
}

type PlayWallet = {
  readonly wallet: number
  readonly held: number | null
  readonly currency: Currency
  readonly bonus: PlayedBonus | null
  readonly since: Since
  /** Somebody else has played with this wallet before. */
  readonly isReused: boolean
}

/** A wallet of one's own: everything in it is its owner's. */
const OWN = { bonus: null, since: { seq: 0, at: new Date(0) }, isReused: false } as const

/**
 * The wallet to play with: the member's own, that of their bonus, or a trial wallet that is separate from both. In bonus
 * mode it is undefined when the bonus has ended since the game was launched.
 */
async function openPlayWallet(
  options: LaunchOptions,
  tx: Tx,
  { mode, member, game }: TakenLaunch,
  nowMs: number,
): Promise<PlayWallet | undefined> {
  if (mode === 'real') {
    assert(member !== null, 'real play has a member')
    const memberWallets = await findMemberWallets(tx, member.account)
    return { wallet: memberWallets.cash, held: memberWallets.held, currency: memberWallets.currency, ...OWN }
  }
  if (mode === 'bonus') {
    assert(member !== null, 'play with bonus money has a member')
    const found = await findPlayable(options, member.account, game)
    if (!found.ok) return undefined
    const { bonus: id, wallet, currency, rule } = found.value
    const { cash } = await findMemberWallets(tx, member.account)
    return { wallet, held: null, currency, ...OWN, bonus: { id, ...rule, cash } }
  }
  if (member === null || member.isTrial) {
    const taken = await takeVisitorWallet(options, tx, member?.account ?? null, nowMs)
    return { ...taken, bonus: null, held: null, currency: 'XTR' }
  }
  const wallet = await openWallet(tx, { owner: member.account, purpose: 'trial', currency: 'XTR' })
  return { wallet, held: null, currency: 'XTR', ...OWN }
}

/** Adds or removes trial money to bring the wallet to the starting amount of a trial. */
async function fillTrial(ledger: Ledger, wallet: number, amount: bigint): Promise<void> {
  if (amount === 0n) return
  const houseAccount = ledger.houseAccount('trial_clearing', 'XTR')
  const kind = amount > 0n ? 'deposit' : 'adjustment'
  const answer = await ledger.submit({ kind, id: randomServerId(), wallet, houseAccount, amount })
  assert(answer.accepted, 'trial money is never refused')
}

/** Undoes what the previous holder of the wallet won or lost, and draws from a seed that nobody has seen. */
async function makeReady(
  options: LaunchOptions,
  { wallet, isReused }: PlayWallet,
): Promise<Result<undefined, 'server.busy'>> {
  const { ledger } = options
  if (isReused && !(await options.renewSeed(wallet))) return err('server.busy')
  const { balance } = await ledger.balanceOf(wallet)
  await fillTrial(ledger, wallet, isReused ? TRIAL_ATOMS - balance : trialTopUp(balance))
  return ok(undefined)
}

async function balanceAt(
  ledger: Ledger,
  { wallet, held, currency }: Omit<PlayWallet, 'bonus' | 'since' | 'isReused'>,
): Promise<Balance> {
  const [cash, heldBalance] = await Promise.all([
    ledger.balanceOf(wallet),
    held === null ? null : ledger.balanceOf(held),
  ])
  return { currency, cash: cash.balance, held: heldBalance?.balance ?? 0n, seq: cash.seq }
}

/** The stakes of a game that a bonus allows; its smallest one is always shown, and refused at the stake if need be. */
function offerWithin(offer: Offer, bonus: PlayedBonus | null): Offer {
  if (bonus === null) return offer
  const { stakeMax, isStakeFixed } = bonus
  const within = offer.stakes.filter((stake) => (isStakeFixed ? stake === stakeMax : stake <= stakeMax))
  const stakes = within.length > 0 ? within : offer.stakes.slice(0, 1)
  return {
    stakes,
    stakeDefault: stakes.includes(offer.stakeDefault) ? offer.stakeDefault : present(stakes.at(-1), 'a stake'),
  }
}

export type Entered = Offer &
  Shown & {
    readonly playToken: string
    readonly gameCode: string
    readonly mode: PlayMode
    readonly balance: Balance
    readonly stakeMax: bigint | null
    readonly isStakeFixed: boolean
    readonly roundMsMin: number
    readonly mayBeginInMs: number
    readonly mayAutoplay: boolean
    readonly mayMaxBet: boolean
    readonly hasJackpots: boolean
    readonly seeds: SeedsInPlay | null
  }

/** Exchanges the launch token for a play session; the token is used up. */
export async function enterGame(
  options: LaunchOptions,
  launchToken: string,
): Promise<Result<Entered, 'game.launch_expired' | 'bonus.none_active' | 'server.busy'>> {
  const { db, clock, ledger } = options
  if (!isToken(launchToken)) return err('game.launch_expired')
  const playToken = makeToken()
  const nowMs = clock.nowMs()
  const entered = await db.transact(async (tx) => {
    const launch = await takeLaunch(tx, hashToken(launchToken), nowMs)
    if (!launch) return err('game.launch_expired' as const)
    const { game, mode } = launch
    const playWallet = await openPlayWallet(options, tx, launch, nowMs)
    if (playWallet === undefined) return err('bonus.none_active' as const)
    const session = launch.member?.session ?? null
    const { isReused: _, ...played } = playWallet
    await insertPlaySession(tx, { tokenHash: hashToken(playToken), session, game, mode, ...played, nowMs })
    return ok({ game, mode, playWallet })
  })
  if (!entered.ok) return entered
  const { game, mode, playWallet } = entered.value
  const ready = mode === 'free' ? await makeReady(options, playWallet) : ok(undefined)
  if (!ready.ok) return ready
  const [offer, shown] = [options.offerOf(game, playWallet.currency), await options.shownOf(game)]
  if (offer === undefined || shown === undefined) return err('game.launch_expired')
  const roundMsMin = isMoneyPlay(mode) ? await options.roundMsMin() : 0
  const { mayAutoplay, mayMaxBet } = await options.market()
  return ok({
    ...offerWithin(offer, playWallet.bonus),
    ...shown,
    playToken,
    gameCode: game,
    mode,
    stakeMax: playWallet.bonus?.stakeMax ?? null,
    isStakeFixed: playWallet.bonus?.isStakeFixed ?? false,
    balance: await balanceAt(ledger, playWallet),
    roundMsMin,
    mayBeginInMs: waitMs(options.lastRoundMs(playWallet.wallet), roundMsMin, clock.nowMs()),
    mayAutoplay,
    mayMaxBet,
    hasJackpots: await options.hasJackpots(game, mode, playWallet.currency),
    // Sent with the entry, so that a client seed can be given while the game is still loading.
    seeds: shown.game.kind === 'shared' ? null : await options.seedsOf(playWallet.wallet),
  })
}

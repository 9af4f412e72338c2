import type { Refusal } from '@ronda/client'
import type { KeptStore } from '@ronda/client/kept'
import type { ActiveSeed, SeedsInPlay } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import { bindClientSeed, commitmentOf, isBoundSeed, ownTextOf } from '@ronda/fair'
import type { GameClient } from './client.ts'
import { typedOf, withChance } from './ownText.ts'

/**
 * What this browser found out about the seed it plays with. `differs`: the server answered with another commitment,
 * text or server seed than it had shown or was given, or withdrew a commitment. `otherDevice`: the seed was changed or
 * revealed, and not by this browser.
 */
export type SeedWarning = 'differs' | 'otherDevice'

export type OwnSeedParts = {
  readonly client: Pick<GameClient, 'fairness'>
  readonly kept: KeptStore
  /** Sixteen unpredictable characters. */
  readonly random: () => string
}

type Given = { readonly commitment: string; readonly clientSeed: string }
type Answer<Call extends keyof GameClient['fairness']> = Extract<
  Awaited<ReturnType<GameClient['fairness'][Call]>>,
  { readonly ok: true }
>['value']
type Rotated = Answer<'rotate'>

/** Another tab can be faster; more conflicts than this are no coincidence. */
const TRIES_MAX = 4

/**
 * The player's own part of every draw. Before the first stake this browser gives a text for a commitment that it has
 * seen, stores both, and compares them with the server's replies: it plays with no seed whose text it did not give.
 */
export class OwnSeed {
  readonly #parts: OwnSeedParts
  readonly #listeners = new Set<() => void>()
  #seeds: SeedsInPlay
  #chance: string
  #giving: Promise<Refusal | undefined> | undefined
  #warning: SeedWarning | undefined

  constructor(parts: OwnSeedParts, seeds: SeedsInPlay) {
    this.#parts = parts
    this.#seeds = seeds
    this.#chance = parts.random()
    const { active } = seeds
    const text = active && parts.kept.textFor(active.commitment)
    if (active && text !== undefined && text !== active.clientSeed) this.#warn('differs')
  }

  readonly read = (): SeedsInPlay => this.#seeds
  readonly warning = (): SeedWarning | undefined => this.#warning

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Removes the warning after the player has read it. */
  dismiss(): void {
    this.#warn(undefined)
  }

  /** The part of the text in force that the player typed, if this browser gave it. */
  get typed(): string {
    const { active } = this.#seeds
    const own = active && this.#isOwn(active) ? ownTextOf(active.clientSeed, active.commitment) : undefined
    return own === undefined ? '' : typedOf(own)
  }

  /**
   * Gives a first text if this browser has given none; concurrent callers share one request. Returns the refusal, if
   * any.
   */
  ready(): Promise<Refusal | undefined> {
    const { active } = this.#seeds
    if (active && this.#isOwn(active)) return Promise.resolve(undefined)
    this.#giving ??= this.#giveFirst().finally(() => (this.#giving = undefined))
    return this.#giving
  }

  async #giveFirst(): Promise<Refusal | undefined> {
    const given = await this.give('')
    if (given.ok) return undefined
    const { active } = this.#seeds
    // A round of the seed in force is open: play goes on with the text that another device gave.
    const isBound = active !== null && isBoundSeed(active.clientSeed, active.commitment)
    return given.error.code === 'fairness.round_open' && isBound ? undefined : given.error
  }

  /** Sends a stake after a text is given; if the seed was retired meanwhile, another text is given first. */
  async stake<T>(send: () => Promise<Result<T, Refusal>>): Promise<Result<T, Refusal>> {
    const stopped = await this.ready()
    if (stopped !== undefined) return err(stopped)
    const reply = await send()
    if (reply.ok || reply.error.code !== 'fairness.seed_required') return reply
    const lost = this.#seeds.active
    this.#seeds = { ...this.#seeds, active: null }
    const again = await this.ready()
    if (again !== undefined) return err(again)
    // A server that knows the next results of a seed could avoid them by retiring it without a request.
    if (lost && !this.#parts.kept.wasRetired(lost.commitment)) this.#warn('otherDevice')
    return send()
  }

  /** Reveals the seed in force: the next one gets what the player typed before, with a new random part. */
  renew(): Promise<Result<Rotated, Refusal>> {
    return this.give(this.typed)
  }

  /** Gives what the player typed, with a random part, for the next commitment; the seed in force is revealed. */
  async give(typed: string): Promise<Result<Rotated, Refusal>> {
    for (let tries = 1; ; tries += 1) {
      const { commitment } = this.#seeds.next
      const before = this.#parts.kept.textFor(commitment)
      const reply = await this.#send(commitment, this.preview(typed))
      // A text given before a reply was lost is used first: another text would let the server choose between two.
      if (reply.ok && before !== undefined && typed !== '' && tries < TRIES_MAX) continue
      if (reply.ok || reply.error.code !== 'fairness.commitment_stale' || tries === TRIES_MAX) return reply
      const refusal = await this.#checkCommitment(commitment)
      if (refusal !== undefined) return err(refusal)
    }
  }

  /**
   * What would be sent for what the player types. The next commitment has its own random part, which nobody else knows
   * yet.
   */
  preview(typed: string): string {
    const { commitment } = this.#seeds.next
    return this.#parts.kept.textFor(commitment) ?? bindClientSeed(withChance(typed, this.#chance), commitment)
  }

  async #send(commitment: string, clientSeed: string): Promise<Result<Rotated, Refusal>> {
    // Stored before it is sent, so that the text is known even if the reply is lost.
    this.#parts.kept.storeSeed(commitment, clientSeed)
    const before = this.#seeds.active
    const reply = await this.#parts.client.fairness.rotate({ commitment, clientSeed })
    if (!reply.ok) return reply
    this.#take({ commitment, clientSeed }, before, reply.value)
    return ok(reply.value)
  }

  /** Checks that a round from the server was drawn with the seed that this browser knows. */
  async checkRound({ commitment, clientSeed, nonce }: Given & { readonly nonce: number }): Promise<void> {
    const { kept } = this.#parts
    const own = kept.textFor(commitment)
    if (own !== undefined) kept.count(commitment, nonce + 1)
    if (own !== undefined && own !== clientSeed) this.#warn('differs')
    const { active } = this.#seeds
    if (active?.commitment === commitment || own === clientSeed) return
    // Another device may have changed the text, or the server by itself; only the player knows which.
    await this.#loadSeeds()
    this.#warn('otherDevice')
  }

  #isOwn({ commitment, clientSeed }: ActiveSeed): boolean {
    return isBoundSeed(clientSeed, commitment) && this.#parts.kept.textFor(commitment) === clientSeed
  }

  async #loadSeeds(): Promise<Result<Answer<'seeds'>, Refusal>> {
    const asked = await this.#parts.client.fairness.seeds()
    if (asked.ok) this.#set({ active: asked.value.active, next: asked.value.next })
    return asked
  }

  /**
   * A commitment that was shown is either in force, used before, or still next. A server that withdraws one has seen
   * the text for it and can try another seed.
   */
  async #checkCommitment(commitment: string): Promise<Refusal | undefined> {
    const asked = await this.#loadSeeds()
    if (!asked.ok) return asked.error
    const { active, next, revealed } = asked.value
    const isThere = [active, next, ...revealed].some((seed) => seed?.commitment === commitment)
    if (!isThere) this.#warn('differs')
    return undefined
  }

  #take({ commitment, clientSeed }: Given, before: ActiveSeed | null, { active, next, revealed }: Rotated): void {
    const isSame =
      active.commitment === commitment && active.clientSeed === clientSeed && next.commitment !== commitment
    const text = revealed && (this.#parts.kept.textFor(revealed.commitment) ?? revealed.clientSeed)
    const isOpened =
      before === null ||
      (revealed?.commitment === before.commitment &&
        commitmentOf(revealed.serverSeed) === before.commitment &&
        revealed.clientSeed === text)
    this.#set({ active, next })
    if (!isSame || !isOpened) this.#warn('differs')
  }

  #set(seeds: SeedsInPlay): void {
    if (seeds.next.commitment !== this.#seeds.next.commitment) this.#chance = this.#parts.random()
    this.#seeds = seeds
    for (const listener of this.#listeners) listener()
  }

  #warn(warning: SeedWarning | undefined): void {
    this.#warning = warning
    for (const listener of this.#listeners) listener()
  }
}

import type { Refusal } from '@ronda/client'
import { openKept, type KeptStore } from '@ronda/client/kept'
import type { SeedsInPlay } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import { bindClientSeed, commitmentOf } from '@ronda/fair'
import { beforeEach, describe, expect, test } from 'vitest'
import type { GameClient } from './client.ts'
import { OwnSeed } from './ownSeed.ts'

type Rotation = { readonly commitment: string; readonly clientSeed: string }
type RotateReply = SeedsInPlay & { readonly revealed: unknown }

const secretOf = (number: number): string => String(number).padStart(64, '0')
const commitment = (number: number): string => commitmentOf(secretOf(number))

/** A minimal server that can lose replies and give wrong ones. */
class FakeServer {
  number = 1
  active: (Rotation & { readonly number: number; nonce: number }) | null = null
  readonly failures: Refusal['code'][] = []
  lie: (reply: RotateReply) => RotateReply = (reply) => reply
  rotations = 0
  readonly revealed: string[] = []

  seeds = (): SeedsInPlay => ({
    active: this.active && {
      id: `${this.active.number}`,
      commitment: this.active.commitment,
      clientSeed: this.active.clientSeed,
      nonce: this.active.nonce,
    },
    next: { id: `${this.number}`, commitment: commitment(this.number) },
  })

  client = {
    fairness: {
      seeds: () =>
        Promise.resolve(ok({ ...this.seeds(), revealed: this.revealed.map((one) => ({ commitment: one })) })),
      rotate: (given: Rotation) => Promise.resolve(this.#rotate(given)),
    },
  } as unknown as GameClient

  #rotate(given: Rotation): Result<unknown, Refusal> {
    const failure = this.failures.shift()
    if (failure !== undefined && failure !== 'network.timeout') return err({ code: failure })
    if (given.commitment !== commitment(this.number)) return err({ code: 'fairness.commitment_stale' })
    this.rotations += 1
    const before = this.active
    if (before) this.revealed.push(before.commitment)
    this.active = { ...given, number: this.number, nonce: 0 }
    this.number += 1
    // A lost reply: the server has taken the text all the same.
    if (failure === 'network.timeout') return err({ code: failure })
    const revealed = before && { ...before, id: '', serverSeed: secretOf(before.number), rounds: before.nonce }
    return ok(this.lie({ ...this.seeds(), revealed }))
  }
}

let server: FakeServer
let kept: KeptStore
let texts: number
/** The text of random characters only, and one that was typed. */
const bare = (number: number, at: number): string =>
  bindClientSeed(`${String(number).padStart(10, '0')}chance`, commitment(at))
const typed = (text: string, at: number): RegExp =>
  new RegExp(`^${text}\\.[0-9a-z]{10}-${commitment(at).slice(0, 32)}$`)
const open = (seeds: SeedsInPlay = server.seeds()): OwnSeed => {
  const random = (): string => `${String((texts += 1)).padStart(10, '0')}chance`
  return new OwnSeed({ client: server.client, kept, random }, seeds)
}
beforeEach(() => {
  const storage = new Map<string, string>()
  const store = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  } as unknown as Storage
  server = new FakeServer()
  kept = openKept(() => store)
  texts = 0
})

describe('a browser that plays for the first time', () => {
  test('gives its own text for the commitment it saw, once, and stores both', async () => {
    const seed = open()
    expect(await Promise.all([seed.ready(), seed.ready(), seed.ready()])).toEqual([undefined, undefined, undefined])
    expect(server.rotations).toBe(1)
    const clientSeed = bare(1, 1)
    expect(server.active).toMatchObject({ commitment: commitment(1), clientSeed })
    expect(kept.textFor(commitment(1))).toBe(clientSeed)
    expect([seed.typed, seed.warning()]).toEqual(['', undefined])
  })

  test('gives no new text when it comes back, and gives one where another browser gave the last', async () => {
    await open().ready()
    const back = open()
    await back.ready()
    expect(server.rotations).toBe(1)
    kept = openKept(() => ({ getItem: () => null, setItem: () => {} }) as unknown as Storage)
    await open().ready()
    expect(server.rotations).toBe(2)
  })

  test('uses no seed whose text is not bound to its commitment, as older seeds are not', async () => {
    server.active = { commitment: commitment(90), clientSeed: 'older', number: 90, nonce: 4 }
    const seed = open()
    expect(await seed.ready()).toBeUndefined()
    expect(server.active).toMatchObject({ commitment: commitment(1) })
    expect(seed.warning()).toBeUndefined()
  })

  test('plays on with the text of another device while a round of it is open, but not with an unbound one', async () => {
    const bound = bindClientSeed('phone', commitment(90))
    server.active = { commitment: commitment(90), clientSeed: bound, number: 90, nonce: 4 }
    server.failures.push('fairness.round_open')
    expect(await open().ready()).toBeUndefined()
    server.active = { commitment: commitment(90), clientSeed: 'older', number: 90, nonce: 4 }
    server.failures.push('fairness.round_open')
    expect(await open().ready()).toEqual({ code: 'fairness.round_open' })
  })

  test('returns the refusal, and may try again', async () => {
    server.failures.push('network.offline')
    const seed = open()
    expect(await seed.ready()).toEqual({ code: 'network.offline' })
    expect(await seed.ready()).toBeUndefined()
  })
})

describe('a text', () => {
  test('has its own random part for every commitment, and the preview is what is sent', async () => {
    const seed = open()
    await seed.ready()
    const [shown, again] = [seed.preview('mine'), seed.preview('mine')]
    expect(shown).toBe(again)
    expect(shown).toMatch(typed('mine', 2))
    await seed.give('mine')
    expect(server.active?.clientSeed).toBe(shown)
    expect(seed.typed).toBe('mine')
    // The same words make another text next time, so the server cannot have tried seeds against it.
    await seed.renew()
    expect(server.active?.clientSeed).toMatch(typed('mine', 3))
    expect(server.active?.clientSeed.slice(0, 15)).not.toBe(shown.slice(0, 15))
  })

  test('whose reply was lost was taken: it is found in force, and no other text is given for its commitment', async () => {
    const seed = open()
    server.failures.push('network.timeout')
    expect(await seed.ready()).toEqual({ code: 'network.timeout' })
    expect(await seed.give('mine')).toMatchObject({ ok: true })
    expect(kept.textFor(commitment(1))).toBe(bare(1, 1))
    expect(kept.textFor(commitment(2))).toMatch(typed('mine', 2))
    expect(seed.warning()).toBeUndefined()
  })

  test('that was sent and not taken is sent again for the same commitment, whatever is typed meanwhile', async () => {
    const seed = open()
    server.failures.push('server.busy')
    expect(await seed.ready()).toEqual({ code: 'server.busy' })
    const sent = kept.textFor(commitment(1))
    expect(await seed.give('mine')).toMatchObject({ ok: true })
    expect(server.rotations).toBe(2)
    expect(kept.textFor(commitment(1))).toBe(sent)
    expect(server.active?.clientSeed).toMatch(typed('mine', 2))
  })

  test('for a commitment that another tab has used is given for the next one', async () => {
    const [one, other] = [open(), open()]
    await one.give('one')
    await other.give('other')
    expect(server.active?.clientSeed).toMatch(typed('other', 2))
    expect(other.warning()).toBeUndefined()
  })

  test('for a commitment that the server withdrew causes a warning, because the server has seen the text and can try another seed', async () => {
    const seed = open()
    server.number = 5
    expect(await seed.give('mine')).toMatchObject({ ok: true })
    expect(seed.warning()).toBe('differs')
  })

  // oxfmt-ignore
  test.each<[string, (reply: RotateReply) => RotateReply]>([
    ['another text in force',         (reply) => ({ ...reply, active: reply.active && { ...reply.active, clientSeed: bindClientSeed('server', reply.active.commitment) } })],
    ['another commitment in force',   (reply) => ({ ...reply, active: reply.active && { ...reply.active, commitment: commitment(77) } })],
    ['the same commitment as next',   (reply) => ({ ...reply, next: { id: '', commitment: reply.active?.commitment ?? '' } })],
    ['a server seed that does not match',    (reply) => ({ ...reply, revealed: { ...(reply.revealed as object), serverSeed: secretOf(5) } })],
    ['another text that was revealed', (reply) => ({ ...reply, revealed: { ...(reply.revealed as object), clientSeed: 'server' } })],
    ['no server seed of the last one',  (reply) => ({ ...reply, revealed: null })],
  ])('answered with %s causes a warning', async (_, lie) => {
    const seed = open()
    await seed.ready()
    server.lie = lie
    await seed.give('mine')
    expect(seed.warning()).toBe('differs')
    seed.dismiss()
    expect(seed.warning()).toBeUndefined()
  })

  test('that the server reports differently when the game is opened causes a warning', async () => {
    await open().ready()
    server.active = { ...(server.active ?? { number: 1, nonce: 0 }), commitment: commitment(1), clientSeed: 'server' }
    expect(open().warning()).toBe('differs')
  })
})

describe('a round', () => {
  test('of the seed in force is counted without a warning', async () => {
    const seed = open()
    await seed.ready()
    await seed.checkRound({ commitment: commitment(1), clientSeed: bare(1, 1), nonce: 4 })
    expect(kept.read().seeds).toMatchObject([{ commitment: commitment(1), rounds: 5 }])
    expect(seed.warning()).toBeUndefined()
  })

  test('with another text causes a warning, and so does a round of a seed whose text came from another browser', async () => {
    const seed = open()
    await seed.ready()
    await seed.checkRound({ commitment: commitment(1), clientSeed: 'server', nonce: 0 })
    expect(seed.warning()).toBe('differs')
    seed.dismiss()
    const given = { commitment: commitment(2), clientSeed: bindClientSeed('server', commitment(2)) }
    await server.client.fairness.rotate(given)
    await seed.checkRound({ ...given, nonce: 0 })
    expect(seed.warning()).toBe('otherDevice')
    expect(await seed.ready()).toBeUndefined()
    expect(server.active?.commitment).toBe(commitment(3))
  })

  test('of another tab of this browser causes no warning', async () => {
    const [one, other] = [open(), open()]
    await one.ready()
    await other.give('other')
    await one.checkRound({ commitment: commitment(2), clientSeed: server.active?.clientSeed ?? '', nonce: 0 })
    expect(one.warning()).toBeUndefined()
  })

  test('is staked after a text is given; if the seed was retired meanwhile, after another text is given', async () => {
    const seed = open()
    let sent = 0
    const send = () => {
      sent += 1
      return Promise.resolve(server.active ? ok(sent) : err({ code: 'fairness.seed_required' as const }))
    }
    expect(await seed.stake(send)).toEqual(ok(1))
    server.active = null
    kept.noteRetired(commitment(1))
    expect(await seed.stake(send)).toEqual(ok(3))
    expect([server.rotations, seed.warning()]).toEqual([2, undefined])
    // A retirement that nobody asked for causes a warning.
    server.active = null
    expect(await seed.stake(send)).toEqual(ok(5))
    expect([server.rotations, seed.warning()]).toEqual([3, 'otherDevice'])
  })
})

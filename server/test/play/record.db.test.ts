import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { proof } from '@ronda/contract'
import { makeDecimal, money, present } from '@ronda/core'
import { examine, slotOf } from '@ronda/games'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { readPdfLines } from '../../src/platform/testing/pdfText.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { GAME, newMember, openGame, openTestServer, walletsOf, spin, STAKE, type WireRound } from '../kit/testServer.ts'
import { CHECKS } from '../kit/clientSeeds.ts'
import { randomServerId } from '../../src/platform/ids/serverId.ts'

type Line = { seq: number; id: string; gameCode: string; stake: string; win: string; outcome: string }
type Page = { rounds: readonly Line[]; next: number | null; games: readonly { gameCode: string; gameName: string }[] }
type Sums = { rounds: number; staked: string; won: string }

let server: Server
beforeAll(async () => {
  server = await openTestServer()
  return () => server.close()
})

const today = new Date().toISOString().slice(0, 10)
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)

function ask<T>(visitor: Visitor, call: string, over: Record<string, string> = {}): Promise<T> {
  const query = new URLSearchParams({ from: today, to: tomorrow, zone: 'UTC', language: 'es', ...over })
  return visitor.get<T>(`/api/v1/${call}?${query.toString()}`)
}

async function play(member: Visitor, rounds: number): Promise<readonly WireRound[]> {
  const game = await openGame(member)
  const played: WireRound[] = []
  for (let count = 0; count < rounds; count += 1) played.push((await spin(game)).round)
  return played
}

const total = (rounds: readonly WireRound[], pick: (round: WireRound) => string): string =>
  rounds.reduce((sum, round) => sum + BigInt(pick(round)), 0n).toString()

test('all rounds of slots and arcade games have proofs, page by page, which are good once the seed is revealed', async () => {
  const member = await newMember(server)
  const slots = await play(member, 4)
  const dice = await openGame(member, 'real', 'RONDA_DICE')
  const bet = { round: randomUUID(), stake: STAKE, bet: { side: 'under', chance: 5_000 } }
  const arcadeRound = await dice.send<{ round: { id: string } }>('POST', '/play/v1/arcade/bet', bet)
  const played = [...slots, arcadeRound.round]
  const newest = present(played.at(-1), 'a round')
  type Proofs = z.input<(typeof proof)['rounds']['reply']>
  const pageOf = async (query: string) =>
    z.decode(proof.rounds.reply, await member.get<Proofs>(`/api/v1/proof/rounds?limit=3${query}`))
  const findingsOf = ({ rounds }: Awaited<ReturnType<typeof pageOf>>) =>
    rounds.map((round) => examine(round, { [round.modelHash]: present(slotOf(GAME), 'the game').model }, CHECKS))
  expect(findingsOf(await pageOf(''))).toEqual(['sealed', 'sealed', 'sealed'])
  await member.send('POST', `/api/v1/record/rounds/${newest.id}/reveal`, { language: 'es' })
  const first = await pageOf('')
  const second = await pageOf(`&before=${first.next}`)
  expect([...findingsOf(first), ...findingsOf(second)]).toEqual(['good', 'good', 'good', 'good', 'good'])
  expect([...first.rounds, ...second.rounds].map(({ id }) => id)).toEqual(played.map(({ id }) => id).toReversed())
  expect(second.next).toBeNull()
})

test('a played round is in the record at once and only once, whether it has been counted yet or not', async () => {
  const member = await newMember(server)
  const played = [...(await play(member, 12))]
  const check = async (): Promise<void> => {
    const { rounds, games, next } = await ask<Page>(member, 'record/rounds', { limit: '50' })
    expect(rounds.map(({ id }) => id)).toEqual(played.map(({ id }) => id).toReversed())
    expect(games.map(({ gameCode }) => gameCode)).toEqual([GAME])
    expect(next).toBeNull()
    expect(await ask<Sums>(member, 'record/summary')).toMatchObject({
      rounds: played.length,
      staked: total(played, ({ stake }) => stake),
      won: total(played, ({ win }) => win),
    })
  }
  await check()
  const { cash } = await walletsOf(server, member)
  const counted = async (): Promise<number | undefined> => {
    const row = await server.db.read((tx) =>
      tx.selectFrom('played_up_to').select('seq').where('wallet', '=', cash).executeTakeFirst(),
    )
    return row?.seq
  }
  await expect.poll(counted).toBe(played.at(-1)?.seq)
  await check()
  played.push(...(await play(member, 3)))
  await check()
})

test('the pages together are complete, filters divide them, and new rounds move no page', async () => {
  const member = await newMember(server)
  const played = await play(member, 11)
  const found: Line[] = []
  let before: number | null = null
  do {
    const over: Record<string, string> = before === null ? { limit: '3' } : { limit: '3', before: String(before) }
    const page: Page = await ask<Page>(member, 'record/rounds', over)
    found.push(...page.rounds)
    before = page.next
    await play(member, 1)
  } while (before !== null)
  expect(found.map(({ id }) => id)).toEqual(played.map(({ id }) => id).toReversed())

  let parts = 0
  for (const outcome of ['won', 'lost', 'even']) {
    const { rounds } = await ask<Page>(member, 'record/rounds', { limit: '50', outcome })
    const sums = await ask<Sums>(member, 'record/summary', { outcome })
    expect(rounds.every((round) => round.outcome === outcome)).toBe(true)
    expect(sums.rounds).toBe(rounds.length)
    parts += rounds.length
  }
  expect(parts).toBe(11 + 4)
  expect((await ask<Page>(member, 'record/rounds', { limit: '50', gameCode: 'OTHER_GAME' })).rounds).toEqual([])
  expect((await ask<Page>(member, 'record/rounds', { limit: '50', gameType: 'RNG' })).rounds).toHaveLength(15)
})

test('a round has everything to verify it once its seed is revealed, and nobody else can read it', async () => {
  const member = await newMember(server)
  const round = present((await play(member, 1))[0], 'a round')
  type Opened = { round: WireRound; model: object; labels: readonly string[]; gameName: string }
  const before = await member.get<Opened>(`/api/v1/record/rounds/${round.id}?language=es`)
  expect(before.round).toMatchObject({ id: round.id, win: round.win })
  expect(before.round.serverSeed).toBeUndefined()
  const opened = await member.send<Opened>('POST', `/api/v1/record/rounds/${round.id}/reveal`, { language: 'es' })
  expect(opened.round.serverSeed).toMatch(/^[0-9a-f]{64}$/)
  const again = await member.send<Opened>('POST', `/api/v1/record/rounds/${round.id}/reveal`, { language: 'en' })
  expect(again.round).toEqual(opened.round)
  const outsider = await newMember(server)
  const answer = await outsider.ask('GET', `/api/v1/record/rounds/${round.id}?language=es`)
  expect(answer).toMatchObject({ status: 404, body: { code: 'game.round_unknown' } })
})

type StatementLines = {
  lines: readonly {
    type: string
    seq: number
    cause?: string
    detail?: string
    amount?: string
    balance: string
    staked?: string
    won?: string
    rounds?: number
  }[]
  wallets: readonly { wallet: string; balance: string }[]
  next: number | null
}

test('the account record has every movement with its cause, rounds by day and game, and ends at the balance', async () => {
  const member = await newMember(server)
  const played = await play(member, 5)
  const memberWallets = await walletsOf(server, member)
  const hold = randomServerId()
  await server.ledger.submit({
    kind: 'hold',
    id: hold,
    wallet: memberWallets.cash,
    held: memberWallets.held,
    amount: 500_000n,
  })
  const { lines, wallets } = await ask<StatementLines>(member, 'statement/lines', { wallet: 'cash', limit: '50' })
  expect(lines).toMatchObject([
    { type: 'move', cause: 'withdrawal', detail: 'hold', amount: '-500000' },
    { type: 'play', rounds: 5, staked: total(played, ({ stake }) => stake), won: total(played, ({ win }) => win) },
    { type: 'move', cause: 'bonus', detail: 'grant' },
  ])
  const cash = wallets.find(({ wallet }) => wallet === 'cash')
  expect(lines[0]?.balance).toBe(cash?.balance)
  expect(lines[1]?.balance).toBe(String(BigInt(cash?.balance ?? '') + 500_000n))
  const held = await ask<StatementLines>(member, 'statement/lines', { wallet: 'held', limit: '50' })
  expect(held.lines).toMatchObject([{ cause: 'withdrawal', detail: 'hold', amount: '500000', balance: '500000' }])
  const bonus = await ask<StatementLines>(member, 'statement/lines', { wallet: 'cash', limit: '50', cause: 'bonus' })
  expect(bonus.lines).toMatchObject([{ cause: 'bonus' }])
  const none = await ask<StatementLines>(member, 'statement/lines', {
    wallet: 'cash',
    limit: '50',
    cause: 'adjustment',
  })
  expect(none.lines).toEqual([])
})

test.each([{ from: '2026-02-30' }, { to: '2020-01-01' }, { from: '2020-01-01' }, { zone: 'Mars/Olympus' }])(
  'an invalid or too long period is refused: %j',
  async (over) => {
    const member = await newMember(server)
    const query = new URLSearchParams({ from: today, to: tomorrow, zone: 'UTC', language: 'es', limit: '5', ...over })
    for (const call of ['record/rounds', 'statement/lines']) {
      const answer = await member.ask(
        'GET',
        `/api/v1/${call}?${query.toString()}${call === 'statement/lines' ? '&wallet=cash' : ''}`,
      )
      expect(answer).toMatchObject({ status: 422, body: { code: 'record.period_invalid' } })
    }
  },
)

type Made = { readonly code: string; readonly fileName: string; readonly pdf: string }
type Checked = {
  readonly text: string
  readonly signature: string
  readonly publicKey: string
  readonly isGood: boolean
}

test('a statement is signed, printed and verified by its code, and its totals are those of the ledger', async () => {
  const member = await newMember(server)
  const played = await play(member, 7)
  const memberWallets = await walletsOf(server, member)
  const period = { from: today, to: tomorrow, zone: 'UTC' }
  const made = await member.send<Made>('POST', '/api/v1/statement', { ...period, language: 'es' })
  const printed = await readPdfLines(Buffer.from(made.pdf, 'base64'))

  const outsider = new Visitor(server.origin)
  const checked = await outsider.send<Checked>('POST', '/api/v1/statement/verify', { code: made.code.toLowerCase() })
  expect(checked.isGood).toBe(true)
  const figures = new Map(
    checked.text.split('\n').map((line) => [line.split(' ')[0], line.split(' ').slice(1).join(' ')]),
  )
  const written = (atoms: bigint): string => makeDecimal(money(atoms, 'USD'))
  const { balance } = await server.ledger.balanceOf(memberWallets.cash)
  expect(figures.get('closing')).toBe(written(balance))
  expect(figures.get('staked')).toBe(written(BigInt(total(played, ({ stake }) => stake))))
  expect(figures.get('won')).toBe(written(BigInt(total(played, ({ win }) => win))))
  expect(figures.get('game')).toBe(`${GAME} 7 ${figures.get('staked')} ${figures.get('won')}`)
  expect(figures.get('other')).toBe('0.00000 0.00000')
  expect(printed).toEqual(expect.arrayContaining(checked.text.split('\n')))

  const head = Buffer.from('302a300506032b6570032100', 'hex')
  const key = createPublicKey({
    key: Buffer.concat([head, Buffer.from(checked.publicKey, 'hex')]),
    format: 'der',
    type: 'spki',
  })
  expect(verify(null, Buffer.from(checked.text), key, Buffer.from(checked.signature, 'hex'))).toBe(true)
  const none = await outsider.ask('POST', '/api/v1/statement/verify', { code: '0'.repeat(26) })
  expect(none).toMatchObject({ status: 404, body: { code: 'statement.unknown' } })
})

test('profit by span, category and game adds up to what was played, and bonuses to what was given', async () => {
  const member = await newMember(server)
  const played = await play(member, 6)
  const sums = { rounds: 6, staked: total(played, ({ stake }) => stake), won: total(played, ({ win }) => win) }
  for (const by of ['day', 'week', 'month']) {
    type Profit = Sums & { spans: readonly Sums[]; categories: readonly Sums[]; games: readonly Sums[] }
    const profit = await ask<Profit>(member, 'record/profit', { by })
    expect(profit).toMatchObject({ ...sums, categories: [sums], games: [sums] })
    expect(profit.spans.reduce((rounds, span) => rounds + span.rounds, 0)).toBe(6)
  }
  const bonuses = await member.get<{ total: string; bonuses: readonly { kind: string; amount: string }[] }>(
    `/api/v1/statement/bonuses?${new URLSearchParams({ from: today, to: tomorrow, zone: 'UTC', limit: '5' }).toString()}`,
  )
  expect(bonuses).toMatchObject({ total: '100000000', bonuses: [{ kind: 'grant', amount: '100000000' }] })
})

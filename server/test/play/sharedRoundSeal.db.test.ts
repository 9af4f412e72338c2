import { createHash, createHmac, randomUUID } from 'node:crypto'
import { hours, minutes, present } from '@ronda/core'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { audit } from '../../src/money/ledger/index.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import { findReceipts } from '../../src/play/sharedRound/receipt.actions.ts'
import type { Server } from '../../src/app/server.ts'
import { openDealer, type Dealer } from '../kit/dealer.ts'
import { newMember, openGame, openTestServer } from '../kit/testServer.ts'
import { coinTable, evenCalendar } from '../kit/sharedTables.ts'

type Seal = { readonly root: string; readonly tickets: number }
type Receipt = { readonly text: string; readonly index: number; readonly path: readonly string[] }
type Round = {
  readonly number: number
  readonly place: number
  readonly phase: string
  readonly outcome: { readonly side: string } | null
  readonly secret: string | null
  readonly seal: Seal | null
  readonly beacon: object | null
}
type Book = { readonly seal: Seal; readonly texts: readonly string[]; readonly next: number | null }
type Played = {
  readonly clientSeed: string
  readonly seal: Seal
  readonly tickets: readonly { readonly id: string; readonly receipt: Receipt }[]
}

const calendar = evenCalendar(hours(24), minutes(15), Date.UTC(2026, 0))

const placeBet = async (game: Visitor, round: number, units = 1): Promise<string> => {
  const ticket = randomUUID()
  const bet = { side: 'heads', units }
  expect(await game.ask('POST', '/play/v1/table/bet', { ticket, round, bet })).toMatchObject({ status: 200 })
  return ticket
}
const publishedRound = async (game: Visitor): Promise<Round> =>
  (await game.get<{ told: { round: Round } }>('/play/v1/table')).told.round
const receiptOf = (game: Visitor, round: number, ticket: string) =>
  game.ask('GET', `/play/v1/table/receipt/${round}/${ticket}`)

// All that anybody needs to verify a draw independently: SHA-256, HMAC, and what is published.

const sha256 = (...parts: readonly (Buffer | string)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

function independentRoot(texts: readonly string[]): string {
  let level = texts.map((text) => sha256(Buffer.of(0), text))
  while (level.length > 1) {
    const next: Buffer[] = []
    for (let at = 0; at < level.length; at += 2) {
      const [left, right] = [level[at], level[at + 1]]
      if (left) next.push(right ? sha256(Buffer.of(1), left, right) : left)
    }
    level = next
  }
  return (level[0] ?? sha256()).toString('hex')
}

function rootByReceipt({ text, index, path }: Receipt, tickets: number): string {
  const steps = path.map((step) => Buffer.from(step, 'hex'))
  let node = sha256(Buffer.of(0), text)
  for (let [at, last] = [index, tickets - 1]; last > 0; [at, last] = [at >> 1, last >> 1]) {
    if (at % 2 === 1) node = sha256(Buffer.of(1), present(steps.shift(), 'a step'), node)
    else if (at < last) node = sha256(Buffer.of(1), node, present(steps.shift(), 'a step'))
  }
  expect(steps).toEqual([])
  return node.toString('hex')
}

function independentCoin(secret: string, clientSeed: string, place: number): string {
  const block = createHmac('sha256', secret).update(`${clientSeed}:${place}:0`).digest()
  return Math.floor((block.readUInt32BE(0) / 2 ** 32) * 2) === 0 ? 'heads' : 'tails'
}

describe('a sealed draw', () => {
  let server: Server
  let dealer: Dealer
  let [ana, ben]: Visitor[] = []
  const games = () => [present(ana, 'a player'), present(ben, 'a player')] as const
  beforeAll(async () => {
    server = await openTestServer({ shareds: [coinTable({ calendar, restMs: 0, showMs: hours(1) }, 'DRAW')] })
    dealer = await openDealer(server, 'DRAW')
    ana = await openGame(await newMember(server), 'real', 'DRAW')
    ben = await openGame(await newMember(server), 'free', 'DRAW')
  })
  afterAll(async () => {
    const { faults } = await audit(server.db.url)
    await server.close()
    expect(faults).toEqual([])
  })

  test('[SR11] can be verified with independent code: book, root, receipt, draw and win', async () => {
    const [hers, his] = games()
    const number = await dealer.open()
    const tickets = [await placeBet(hers, number, 3), await placeBet(his, number, 2), await placeBet(hers, number)]
    await dealer.finish()
    await expect.poll(() => publishedRound(hers)).toMatchObject({ number, phase: 'closed', beacon: null })
    const round = await publishedRound(hers)
    const { texts, seal, next } = await hers.get<Book>(`/play/v1/table/games/DRAW/book/${number}?page=0`)
    expect(next).toBeNull()
    expect(seal).toEqual({ root: independentRoot(texts), tickets: 3 })
    expect(round.seal).toEqual(seal)
    expect(texts.map((text) => text.split(':')[2])).toEqual(tickets.toSorted())
    const { chain } = await hers.get<{ chain: { salt: string; terminal: string } }>('/play/v1/table')
    const clientSeed = `${chain.salt}:${seal.root}`
    expect(round.outcome?.side).toBe(independentCoin(round.secret ?? '', clientSeed, round.place))
    let link = round.secret ?? ''
    for (let place = 0; place < round.place; place += 1) link = sha256(link).toString('hex')
    expect(link).toBe(chain.terminal)
    const { played } = await hers.get<{ played: Played }>(`/play/v1/table/mine/${number}`)
    expect(played).toMatchObject({ seal, clientSeed })
    for (const { id, receipt } of played.tickets) {
      expect(receipt.text).toBe(texts[receipt.index])
      expect(receipt.text).toMatch(
        new RegExp(`^DRAW:${number}:${id}:\\d+:[A-Z]+:real:\\{"side":"heads","units":[13]\\}$`),
      )
      expect(rootByReceipt(receipt, seal.tickets)).toBe(seal.root)
    }
  })

  test('[SR11] gives a receipt once it is locked, only to the owner of the ticket, and the book only once it is drawn', async () => {
    const [hers, his] = games()
    const number = await dealer.open()
    const ticket = await placeBet(hers, number)
    expect(await receiptOf(hers, number, ticket)).toMatchObject({ body: { code: 'game.round_open' } })
    await dealer.lock()
    await expect.poll(() => publishedRound(hers)).toMatchObject({ phase: 'locked', seal: { tickets: 1 }, secret: null })
    expect(await receiptOf(hers, number, ticket)).toMatchObject({
      body: { value: { receipt: { index: 0, path: [] } } },
    })
    for (const [game, round, id] of [
      [his, number, ticket],
      [hers, number + 1, ticket],
      [hers, number, randomUUID()],
    ] as const) {
      expect(await receiptOf(game, round, id)).toMatchObject({ body: { code: 'game.round_unknown' } })
    }
    const book = (path: string) => his.ask('GET', `/play/v1/table/games/${path}?page=0`)
    expect(await book(`DRAW/book/${number}`)).toMatchObject({ body: { code: 'game.round_open' } })
    await dealer.finish()
    expect(await book(`DRAW/book/${number}`)).toMatchObject({ body: { value: { texts: [expect.any(String)] } } })
    expect(await book(`DRAW/book/${number + 1}`)).toMatchObject({ body: { code: 'game.round_unknown' } })
    expect(await book('NOBODY/book/1')).toMatchObject({ body: { code: 'game.unknown' } })
  })

  test('[SR11] without any ticket has the root of an empty tree, and is drawn all the same', async () => {
    const [hers] = games()
    const number = await dealer.open()
    await dealer.finish()
    const seal = { root: sha256().toString('hex'), tickets: 0 }
    await expect.poll(() => publishedRound(hers)).toMatchObject({ number, phase: 'closed', seal })
    expect(await hers.get(`/play/v1/table/games/DRAW/book/${number}?page=0`)).toEqual({ seal, texts: [], next: null })
  })

  test('[SR11] of many tickets is cut into pages, and every ticket is proven on whichever page it is', async () => {
    const [hers] = games()
    const number = await dealer.open()
    const mine = await placeBet(hers, number)
    // Inserted directly, because so many bets would take long: they are not in the ledger, and the round is not paid.
    await server.db.write((tx) =>
      sql`insert into shared_ticket (game, round, wallet, id, mode, currency, unit, units, bet, placed_at)
        select game, round, 1000000 + n, gen_random_uuid(), mode, currency, unit, units, bet, placed_at
        from shared_ticket, generate_series(1, 4500) as n where game = 'DRAW' and round = ${number}`.execute(tx),
    )
    await dealer.show()
    const texts: string[] = []
    let page: number | null = 0
    let root = ''
    while (page !== null) {
      const book: Book = await hers.get<Book>(`/play/v1/table/games/DRAW/book/${number}?page=${page}`)
      texts.push(...book.texts)
      root = book.seal.root
      page = book.next
    }
    expect(texts).toHaveLength(4_501)
    expect(texts).toEqual(texts.toSorted())
    expect(root).toBe(independentRoot(texts))
    const answer = await receiptOf(hers, number, mine)
    const { value } = answer.body as { value: { seal: Seal; receipt: Receipt } }
    expect(rootByReceipt(value.receipt, 4_501)).toBe(root)
    const places = texts.map((text) => ({ game: 'DRAW', round: number, id: text.split(':')[2] ?? '' }))
    const receipts = [...(await server.db.read((tx) => findReceipts(tx, places))).values()]
    expect(new Set(receipts.map(({ index }) => index)).size).toBe(4_501)
    for (const receipt of receipts) {
      expect(receipt.text).toBe(texts[receipt.index])
      expect(rootByReceipt(receipt, 4_501)).toBe(root)
    }
  })
})

import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { openSigner } from '../../src/platform/secrets/index.ts'
import { readPdfLines } from '../../src/platform/testing/pdfText.ts'
import { Visitor } from '../../src/platform/testing/visitor.ts'
import { GAME, KEY, openGame, spin } from '../kit/testServer.ts'
import { InboxFixture } from '../kit/inboxFixture.ts'
import { PIN, units, type Owner } from '../kit/memberBalances.ts'
import type { MoneyParties } from '../kit/moneyParties.ts'

let own: InboxFixture
let parties: MoneyParties

beforeAll(async () => {
  own = await InboxFixture.open()
  parties = own.parties
  return () => own.close()
})

type Line = {
  readonly title: string
  readonly note: string | null
  readonly amount: string
  readonly atMs: number | null
}
type Section = {
  readonly wallet: string
  readonly name: string
  readonly opening: string
  readonly closing: string
  readonly lines: readonly Line[]
}
type Statement = {
  readonly holder: string
  readonly account: string
  readonly figures: Readonly<Record<string, string>>
  readonly sections: readonly Section[]
  readonly isCut: boolean
}

const period = () => {
  const day = new Date(own.time.nowMs).toISOString().slice(0, 10)
  return { from: day, to: day, zone: 'UTC' }
}
const read = ({ visitor }: Owner, language = 'es'): Promise<Statement> =>
  visitor.get<Statement>(`/api/v1/statement?${new URLSearchParams({ ...period(), language }).toString()}`)

/** A member with everything that a statement lists. */
async function eventful(): Promise<Owner> {
  const owner = await parties.owner(1_000)
  const { visitor } = owner
  await visitor.send('PUT', '/api/v1/member/profile', { fullName: 'Canario Amarillo' })
  const typed = { kind: 'bank', institution: 'Banco Uno', number: '1000200030', holder: 'Canario Amarillo' }
  const bound = { key: randomUUID(), ...typed }
  const { id: account } = await visitor.send<{ id: string }>('POST', '/api/v1/member/payout-accounts', bound)
  const withdraw = async (count: number) => {
    const body = { key: randomUUID(), account, amount: units(count), paymentPassword: PIN }
    return (await visitor.send<{ id: string }>('POST', '/api/v1/member/withdrawals', body)).id
  }
  await parties.office(parties.ana, 'withdrawals/approve', { id: await withdraw(100) })
  await parties.office(parties.ana, 'withdrawals/reject', { id: await withdraw(40), reason: 'A mistake' })
  await withdraw(30)
  await parties.send(owner, parties.agent, { amount: units(10) })
  const game = await openGame(visitor)
  for (let rounds = 0; rounds < 3; rounds += 1) await spin(game)
  const { id } = await parties.deposit(owner)
  await parties.sandbox(`pay/${id}`, { act: 'pay', sent: units(50), notice: 'now' })
  await own.expectEvents(await own.accountOf(owner), [
    'deposit.credited',
    'transfer.sent',
    'withdrawal.rejected',
    'withdrawal.paid',
  ])
  return owner
}

test('a statement names its holder and lists every movement, and each wallet adds up', async () => {
  const owner = await eventful()
  const { holder, account, sections, figures, isCut } = await read(owner)
  expect({ holder, account, isCut }).toEqual({ holder: 'Canario Amarillo', account: owner.number, isCut: false })
  expect(sections.map(({ wallet }) => wallet)).toEqual(['cash', 'held'])
  for (const { opening, closing, lines } of sections) {
    const moved = lines.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
    expect(BigInt(opening) + moved).toBe(BigInt(closing))
  }
  const total = (pick: (section: Section) => string): bigint =>
    sections.reduce((sum, each) => sum + BigInt(pick(each)), 0n)
  expect(total(({ closing }) => closing).toString()).toBe(figures['closing'])
  const cash = sections[0]?.lines ?? []
  const titles = cash.map(({ title }) => title)
  const withdrawn = ['Retiro pagado', 'Retiro pedido y después devuelto', 'Retiro devuelto', 'Retiro pendiente']
  expect(titles.filter((title) => title.startsWith('Retiro'))).toEqual(withdrawn)
  expect(titles).toContain('Depósito con tarjeta')
  expect(titles).toContain('Para agente')
  expect(titles.some((title) => title.startsWith('3 rondas de '))).toBe(true)
  expect(cash.find(({ title }) => title === 'Retiro pagado')?.note).toBe('Banco Uno •••• 0030')
  expect((await read(owner, 'en')).sections[0]?.lines.map(({ title }) => title)).toContain('Withdrawal pending')
})

test('the signed document has the same content, with the decimals of the currency, and only its code opens it', async () => {
  const owner = await eventful()
  type Made = { readonly code: string; readonly pdf: string }
  const made = await owner.visitor.send<Made>('POST', '/api/v1/statement', { ...period(), language: 'es' })
  const printed = await readPdfLines(Buffer.from(made.pdf, 'base64'))
  for (const text of ['Canario Amarillo', 'Retiro pendiente', 'Retiro devuelto', '-100.00', '50.00']) {
    expect(printed.join('\n')).toContain(text)
  }
  // Five decimals appear only in the signed text.
  const exact = printed.filter((line) => line.includes('-100.00000'))
  expect(exact.filter((line) => !/^(?:move|withdrawals) /.test(line))).toEqual([])

  type Checked = Readonly<Record<'text' | 'signature' | 'publicKey', string>> & { readonly isGood: boolean }
  const anonymous = new Visitor(own.server.origin)
  const checked = await anonymous.send<Checked>('POST', '/api/v1/statement/verify', { code: made.code })
  expect(checked.isGood).toBe(true)
  expect(checked.text).toContain('\nholder Canario Amarillo\n')
  const listed = (await read(owner)).sections.flatMap(({ lines }) => lines)
  expect(checked.text.split('\n').filter((line) => line.startsWith('move '))).toHaveLength(listed.length)
  expect(checked.text).toContain(` ${GAME}`)
  const head = Buffer.from('302a300506032b6570032100', 'hex')
  const der = Buffer.concat([head, Buffer.from(checked.publicKey, 'hex')])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  expect(verify(null, Buffer.from(checked.text), key, Buffer.from(checked.signature, 'hex'))).toBe(true)

  const { rows } = await own.server.db.read((tx) =>
    sql<{ row: string }>`select t::text as row from signed_statement t`.execute(tx),
  )
  const dump = rows.map(({ row }) => row).join()
  expect(dump).toContain(made.code)
  expect(dump).not.toContain('Canario')
  expect(dump).not.toContain(Buffer.from('Canario').toString('hex'))
})

test.each(['Nguyễn Thị Ánh', 'Иван Щукин', '王小明', 'محمد بن سلمان'])(
  'the document has the name of %s',
  async (fullName) => {
    const { visitor } = await parties.owner(1)
    await visitor.send('PUT', '/api/v1/member/profile', { fullName })
    const { pdf } = await visitor.send<{ pdf: string }>('POST', '/api/v1/statement', { ...period(), language: 'en' })
    expect((await readPdfLines(Buffer.from(pdf, 'base64'))).join('\n')).toContain(fullName)
  },
)

test('a statement that was signed before statements named their holder can still be verified', async () => {
  const [code, text] = ['A'.repeat(26), 'ronda statement 1\nclosing 1.00000']
  const signature = openSigner(KEY, 'statement').sign(text)
  const row = { code, owner: 'somebody', signed_text: text, signature, made_at: new Date(0) }
  await own.server.db.write((tx) => tx.insertInto('signed_statement').values(row).execute())
  const checked = await new Visitor(own.server.origin).send('POST', '/api/v1/statement/verify', { code })
  expect(checked).toMatchObject({ text, isGood: true })
})

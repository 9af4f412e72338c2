import { randomUUID } from 'node:crypto'
import { present, type Id } from '@ronda/core'
import sharp from 'sharp'
import { tierOf } from '../../src/people/documents/index.ts'
import type { Visitor } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { accountNamed, codeOf, giveContacts } from './signInSteps.ts'
import { newMember, openTestServer, signIn } from './testServer.ts'
import { testStaff } from './staff.ts'

/** What members of these tests state; none of these values may be readable in the database. */
export const STATED = {
  fullName: 'Canario Amarillo',
  birthday: '1987-06-05',
  idNumber: 'CANARY1234567',
  address: 'Calle Canario 77, Centro',
  nationality: 'MX',
  birthPlace: 'Pueblo Canario',
  occupation: 'Canary keeper',
  incomeSource: 'salary',
  telegram: 'canary_telegram',
  line: 'canary.line.77',
  zalo: '84912377377',
  payeeName: 'Canario Amarillo',
}

export type Someone = { readonly visitor: Visitor; readonly username: string; readonly account: Id<'account'> }

type Ladder = {
  readonly tier: number
  readonly tiers: readonly { readonly payoutPerDay: number; readonly needs: readonly Record<string, unknown>[] }[]
}

export type Opened = {
  readonly told: object
  readonly uploads: readonly string[]
  readonly seen: readonly string[]
  readonly isOwn: boolean
}

/** A server with two members of staff, and the steps of documents. */
export class DocumentFixture {
  readonly time: { nowMs: number }
  readonly server: Server
  readonly operator: Visitor
  readonly supervisor: Visitor
  readonly #picture: string
  #people = 0

  private constructor(
    time: { nowMs: number },
    server: Server,
    [operator, supervisor]: readonly Visitor[],
    picture: string,
  ) {
    this.time = time
    this.server = server
    this.operator = present(operator, 'the operator')
    this.supervisor = present(supervisor, 'the supervisor')
    this.#picture = picture
  }

  static async open(): Promise<DocumentFixture> {
    const time = { nowMs: Date.UTC(2026, 10, 15, 12) }
    const server = await openTestServer({
      clock: { nowMs: () => time.nowMs },
      withJobs: false,
      demoAccounts: testStaff,
    })
    const visitors = [await signIn(server, 'operador'), await signIn(server, 'supervisora')]
    const blank = { width: 90, height: 70, channels: 3, background: '#993333' } as const
    const jpeg = await sharp({ create: blank }).jpeg().toBuffer()
    return new DocumentFixture(time, server, visitors, jpeg.toString('base64'))
  }

  /** The address that the last person is reached at. */
  get newestAddress(): string {
    return `canary${this.#people}@example.com`
  }

  get picture(): string {
    return this.#picture
  }

  async someone(): Promise<Someone> {
    const visitor = await newMember(this.server)
    const { account: username } = await visitor.get<{ account: string }>('/wps/member/info')
    return { visitor, username, account: await accountNamed(this.server, username) }
  }

  /** A member who has stated everything and can be reached. */
  async known(): Promise<Someone> {
    const person = await this.someone()
    this.#people += 1
    await giveContacts(this.server, person.username, { email: this.newestAddress })
    await person.visitor.send('PUT', '/api/v1/member/profile', STATED)
    return person
  }

  async upload(visitor: Visitor, purpose = 'document'): Promise<string> {
    const id = randomUUID()
    await visitor.send('POST', '/api/v1/uploads', { id, purpose, data: this.#picture })
    return id
  }

  async send({ visitor }: Someone, form: string, count: number, id: string = randomUUID()): Promise<string> {
    const uploads: string[] = []
    for (let at = 0; at < count; at += 1) uploads.push(await this.upload(visitor))
    return codeOf(await visitor.ask('POST', '/api/v1/member/documents', { id, form, uploads })) ?? id
  }

  tier(person: Someone): Promise<number> {
    return this.server.db.read((tx) => tierOf(tx, person.account))
  }

  ladder({ visitor }: Someone): Promise<Ladder> {
    return visitor.get<Ladder>('/api/v1/member/documents')
  }

  async needOf(person: Someone, item: string): Promise<Record<string, unknown> | undefined> {
    const { tiers } = await this.ladder(person)
    return tiers.flatMap(({ needs }) => needs).find((need) => need['item'] === item)
  }

  async decide(by: Visitor, id: string, reason: string | null = null, note = ''): Promise<string> {
    return codeOf(await by.ask('POST', `/api/v1/office/documents/${id}/decide`, { reason, note })) ?? 'ok'
  }

  openCase(by: Visitor, id: string): Promise<Opened> {
    return by.send<Opened>('POST', `/api/v1/office/documents/${id}/open`, {})
  }

  /** Opens every page, as the desk does before it approves. */
  async readAll(by: Visitor, id: string): Promise<void> {
    const { uploads } = await this.openCase(by, id)
    for (const page of uploads) await by.send('POST', `/api/v1/office/documents/${id}/look`, { upload: page })
  }

  /** Approved by both, each after opening every page. */
  async approve(id: string): Promise<string> {
    for (const by of [this.operator, this.supervisor]) await this.readAll(by, id)
    const first = await this.decide(this.operator, id)
    return first === 'ok' ? this.decide(this.supervisor, id) : first
  }

  async auditEntriesOf(subject: string): Promise<readonly string[]> {
    const rows = await this.server.db.read((tx) =>
      tx.selectFrom('deed').select('action').where('subject', '=', subject).orderBy('seq').execute(),
    )
    return rows.map(({ action }) => action)
  }
}

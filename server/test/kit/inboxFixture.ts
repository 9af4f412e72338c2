import type { InboxEvent } from '@ronda/contract'
import type { Id } from '@ronda/core'
import { expect } from 'vitest'
import { openMailServer, type MailServer } from '../../src/platform/testing/mailServer.ts'
import { listInbox } from '../../src/talk/inbox/inbox.actions.ts'
import type { StoredMessage } from '../../src/talk/inbox/inbox.sql.ts'
import type { Server } from '../../src/app/server.ts'
import { accountNamed } from './signInSteps.ts'
import { openTestServer, withoutPrizes } from './testServer.ts'
import { changeMoney, withoutWaits } from './office.ts'
import type { Owner } from './memberBalances.ts'
import { openMoneyParties, type MoneyParties } from './moneyParties.ts'

/** A server with a real mail server, and the parties of money. */
export class InboxFixture {
  readonly time: { nowMs: number }
  readonly server: Server
  readonly parties: MoneyParties
  readonly mails: MailServer

  private constructor(time: { nowMs: number }, server: Server, parties: MoneyParties, mails: MailServer) {
    this.time = time
    this.server = server
    this.parties = parties
    this.mails = mails
  }

  static async open(): Promise<InboxFixture> {
    const time = { nowMs: Date.UTC(2026, 10, 18, 9) }
    const mails = await openMailServer()
    const server = await openTestServer({
      clock: { nowMs: () => time.nowMs },
      titles: withoutPrizes(),
      messages: { smtp: { url: mails.url, from: 'Ronda <hola@ronda.example>', retryMs: 1 } },
    })
    await changeMoney(server, withoutWaits)
    const parties = await openMoneyParties(server)
    return new InboxFixture(time, server, parties, mails)
  }

  async close(): Promise<void> {
    await this.server.close()
    this.mails.close()
  }

  async accountOf({ visitor }: Pick<Owner, 'visitor'>): Promise<Id<'account'>> {
    const { account } = await visitor.get<{ account: string }>('/wps/member/info')
    return accountNamed(this.server, account)
  }

  async messagesOf(account: Id<'account'>): Promise<readonly StoredMessage[]> {
    return (await listInbox(this.server.features.inbox.options, account, { isUnreadOnly: false })).messages
  }

  async eventsOf(account: Id<'account'>): Promise<readonly InboxEvent[]> {
    return (await this.messagesOf(account)).map(({ event }) => event)
  }

  /** Exactly these, newest first. */
  async expectEvents(account: Id<'account'>, events: readonly InboxEvent[]): Promise<readonly StoredMessage[]> {
    await expect.poll(() => this.eventsOf(account), { timeout: 10_000 }).toEqual(events)
    return this.messagesOf(account)
  }
}

/** The same call, twenty times at once. */
export const many = <T>(ask: () => Promise<T>): Promise<readonly T[]> => Promise.all(Array.from({ length: 20 }, ask))

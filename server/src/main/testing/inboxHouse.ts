import type { InboxEvent } from '@ronda/contract'
import type { Id } from '@ronda/core'
import { expect } from 'vitest'
import { openMailServer, type MailServer } from '../../platform/testing/mailServer.ts'
import { listInbox } from '../../talk/inbox/inbox.actions.ts'
import type { StoredMessage } from '../../talk/inbox/inbox.sql.ts'
import type { House } from '../house.ts'
import { accountNamed } from './doors.ts'
import { openTestHouse, withoutPrizes } from './guests.ts'
import { changeMoney, withoutWaits } from './office.ts'
import type { Owner } from './purse.ts'
import { openRing, type Ring } from './ring.ts'

/** A house with a real mail server, and everybody that money passes through. */
export class InboxHouse {
  readonly time: { nowMs: number }
  readonly house: House
  readonly ring: Ring
  readonly mails: MailServer

  private constructor(time: { nowMs: number }, house: House, ring: Ring, mails: MailServer) {
    this.time = time
    this.house = house
    this.ring = ring
    this.mails = mails
  }

  static async open(): Promise<InboxHouse> {
    const time = { nowMs: Date.UTC(2026, 10, 18, 9) }
    const mails = await openMailServer()
    const house = await openTestHouse({
      clock: { nowMs: () => time.nowMs },
      titles: withoutPrizes(),
      messages: { smtp: { url: mails.url, from: 'Ronda <hola@ronda.example>', retryMs: 1 } },
    })
    await changeMoney(house, withoutWaits)
    const ring = await openRing(house)
    return new InboxHouse(time, house, ring, mails)
  }

  async close(): Promise<void> {
    await this.house.close()
    this.mails.close()
  }

  async accountOf({ visitor }: Pick<Owner, 'visitor'>): Promise<Id<'account'>> {
    const { account } = await visitor.get<{ account: string }>('/wps/member/info')
    return accountNamed(this.house, account)
  }

  async messagesOf(account: Id<'account'>): Promise<readonly StoredMessage[]> {
    return (await listInbox(this.house.rooms.inbox, account, { isUnreadOnly: false })).messages
  }

  async eventsOf(account: Id<'account'>): Promise<readonly InboxEvent[]> {
    return (await this.messagesOf(account)).map(({ event }) => event)
  }

  /** Exactly these, the newest first. */
  async expectEvents(account: Id<'account'>, events: readonly InboxEvent[]): Promise<readonly StoredMessage[]> {
    await expect.poll(() => this.eventsOf(account), { timeout: 10_000 }).toEqual(events)
    return this.messagesOf(account)
  }
}

/** The same, twenty times at once. */
export const many = <T>(ask: () => Promise<T>): Promise<readonly T[]> => Promise.all(Array.from({ length: 20 }, ask))

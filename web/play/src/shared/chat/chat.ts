import type { Client, Refusal } from '@ronda/client'
import type { chat as calls, ChatEnvelope, ChatReason } from '@ronda/contract'
import type { z } from 'zod/mini'
import { emptyRoom, unreadOf, type Room } from './room.ts'

/** The player's name in the chat, and whether they may write. */
export type ChatProfile = z.output<(typeof calls.sit)['reply']>

export type ChatView = {
  readonly room: Room
  readonly profile: ChatProfile | undefined
  readonly isOpen: boolean
  /** The player has hidden the chat. */
  readonly isHidden: boolean
  /** The last message number that was on screen. */
  readonly readTo: number
  readonly blocked: ReadonlySet<string>
  readonly isSending: boolean
  readonly refusal: Refusal['code'] | undefined
  /** Messages that this player has reported to staff. */
  readonly reported: ReadonlySet<number>
  /** The red envelope that is open, if the page around the game shows one. */
  readonly envelope: ChatEnvelope | null
}

export type ChatParts = {
  readonly client: Pick<Client, 'chat'>
  readonly room: () => Room
  /** Subscribes to the chat messages, or unsubscribes. */
  readonly subscribe: (isSubscribed: boolean) => void
  readonly newKey: () => string
  readonly isHidden: boolean
  readonly storeHidden: (isHidden: boolean) => void
  readonly blocked: ReadonlySet<string>
  readonly storeBlocked: (blocked: ReadonlySet<string>) => ReadonlySet<string>
}

/** The chat of a table, for one player. */
export class Chat {
  readonly #parts: ChatParts
  readonly #listeners = new Set<() => void>()
  #view: ChatView
  /** A message that could not be sent keeps its key, so that a retry posts it once. */
  #draft: { readonly key: string; readonly text: string } | undefined

  constructor(parts: ChatParts) {
    this.#parts = parts
    this.#view = {
      room: emptyRoom,
      profile: undefined,
      isOpen: false,
      isHidden: parts.isHidden,
      readTo: 0,
      blocked: parts.blocked,
      isSending: false,
      refusal: undefined,
      reported: new Set(),
      envelope: null,
    }
  }

  readonly read = (): ChatView => this.#view

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The number of unread messages, for the button of the closed chat. */
  get unread(): number {
    const { room, readTo, profile, blocked, isHidden } = this.#view
    return isHidden ? 0 : unreadOf(room, { readTo, who: profile?.who ?? null, blocked })
  }

  readonly receiveEnvelope = (envelope: ChatEnvelope | null): void => this.#set({ envelope })

  begin(): void {
    if (!this.#view.isHidden) this.#parts.subscribe(true)
  }

  /** Applies the new state of the room. Messages from before the player joined are not unread. */
  update(): void {
    const room = this.#parts.room()
    const isFirst = this.#view.room.last === 0
    this.#set({ room, ...((isFirst || this.#view.isOpen) && { readTo: room.last }) })
  }

  async open(): Promise<void> {
    this.#set({ isOpen: true, readTo: this.#view.room.last, refusal: undefined })
    await this.#loadProfile()
  }

  close(): void {
    this.#set({ isOpen: false })
  }

  hide(isHidden: boolean): void {
    this.#parts.storeHidden(isHidden)
    this.#parts.subscribe(!isHidden)
    this.#set({ isHidden, ...(isHidden && { isOpen: false }) })
  }

  block(who: string): void {
    this.#set({ blocked: this.#parts.storeBlocked(new Set([...this.#view.blocked, who])) })
  }

  unblockAll(): void {
    this.#set({ blocked: this.#parts.storeBlocked(new Set()) })
  }

  /** Returns whether the message was posted; if not, the view holds the refusal. */
  async say(text: string): Promise<boolean> {
    if (this.#view.isSending || text.trim() === '') return false
    if (this.#draft?.text !== text) this.#draft = { key: this.#parts.newKey(), text }
    this.#set({ isSending: true, refusal: undefined })
    const reply = await this.#parts.client.chat.say(this.#draft)
    this.#set({ isSending: false, refusal: reply.ok ? undefined : reply.error.code })
    if (reply.ok) this.#draft = undefined
    else if (reply.error.code === 'chat.muted' || reply.error.code === 'chat.read_only') await this.#loadProfile()
    return reply.ok
  }

  async report(number: number, reason: ChatReason): Promise<void> {
    const reply = await this.#parts.client.chat.report({ number, reason })
    if (reply.ok) this.#set({ reported: new Set([...this.#view.reported, number]), refusal: undefined })
    else this.#set({ refusal: reply.error.code })
  }

  async #loadProfile(): Promise<void> {
    const reply = await this.#parts.client.chat.sit()
    if (reply.ok) this.#set({ profile: reply.value })
    else this.#set({ refusal: reply.error.code })
  }

  #set(change: Partial<ChatView>): void {
    this.#view = { ...this.#view, ...change }
    for (const listener of this.#listeners) listener()
  }
}

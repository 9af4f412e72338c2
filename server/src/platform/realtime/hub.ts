import { socketFromServer, type SocketFromServer } from '@ronda/contract'
import type { WebSocket } from 'ws'
import { z } from 'zod/mini'

/** Whose socket it is: messages go to an owner, a session's end closes its own sockets. */
export type Audience = { readonly session: string; readonly owner: string }

export type Member = { readonly socket: WebSocket; readonly audience: Audience; heardAtMs: number }

export type Hub = {
  add(member: Member): void
  remove(member: Member): void
  countOf(session: string): number
  hasOwner(owner: string): boolean
  /** To every open socket of the owner; written once, whatever their number. */
  send(owner: string, message: SocketFromServer): void
  /** To everyone who is connected. */
  sendAll(message: SocketFromServer): void
  endSessions(sessions: ReadonlySet<string>): void
  /** Cuts off whoever has been silent since before this moment. */
  dropSilent(sinceMs: number): void
  closeAll(): void
}

/** A reader this far behind is not reading; keeping its messages would fill our memory. */
const BUFFERED_BYTES_MAX = 65_536

/** Close codes of RFC 6455: going away, and policy. */
const GOING_AWAY = 1001
const SIGNED_OUT = 4001

export function encodeMessage(message: SocketFromServer): string {
  return JSON.stringify(z.encode(socketFromServer, message))
}

/** What goes to many is given as bytes, so that it is encoded once and not for each. */
export function deliverTo(socket: WebSocket, text: string | Buffer): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > BUFFERED_BYTES_MAX) socket.terminate()
  else socket.send(text, { binary: false })
}

class Groups {
  readonly #groups = new Map<string, Set<Member>>()

  of(key: string): ReadonlySet<Member> {
    return this.#groups.get(key) ?? new Set()
  }

  add(key: string, member: Member): void {
    const group = this.#groups.get(key)
    if (group) group.add(member)
    else this.#groups.set(key, new Set([member]))
  }

  remove(key: string, member: Member): void {
    const group = this.#groups.get(key)
    group?.delete(member)
    if (group?.size === 0) this.#groups.delete(key)
  }
}

/** Everyone who listens, by owner and by session. */
export function makeHub(): Hub {
  const everyone = new Set<Member>()
  const owners = new Groups()
  const sessions = new Groups()
  const goodbye = encodeMessage({ type: 'signed_out' })

  return {
    add(member) {
      everyone.add(member)
      owners.add(member.audience.owner, member)
      sessions.add(member.audience.session, member)
    },
    remove(member) {
      everyone.delete(member)
      owners.remove(member.audience.owner, member)
      sessions.remove(member.audience.session, member)
    },
    countOf: (session) => sessions.of(session).size,
    hasOwner: (owner) => owners.of(owner).size > 0,
    send(owner, message) {
      const listening = owners.of(owner)
      if (listening.size === 0) return
      const text = encodeMessage(message)
      for (const { socket } of listening) deliverTo(socket, text)
    },
    sendAll(message) {
      const text = encodeMessage(message)
      for (const { socket } of everyone) deliverTo(socket, text)
    },
    endSessions(ended) {
      for (const session of ended) {
        for (const { socket } of sessions.of(session)) {
          deliverTo(socket, goodbye)
          socket.close(SIGNED_OUT)
        }
      }
    },
    dropSilent(sinceMs) {
      for (const member of everyone) {
        if (member.heardAtMs < sinceMs) member.socket.terminate()
      }
    },
    closeAll() {
      for (const { socket } of everyone) socket.close(GOING_AWAY)
    },
  }
}

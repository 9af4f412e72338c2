import { socketFromServer, type SocketFromServer } from '@ronda/contract'
import type { WebSocket } from 'ws'
import { z } from 'zod/mini'

/** Who a socket belongs to: messages go to an owner, and the end of a session closes its sockets. */
export type Audience = { readonly session: string; readonly owner: string }

export type Member = { readonly socket: WebSocket; readonly audience: Audience; receivedAtMs: number }

export type Hub = {
  add(member: Member): void
  remove(member: Member): void
  countOf(session: string): number
  /** All open sockets. */
  count(): number
  hasOwner(owner: string): boolean
  /** To every open socket of the owner; encoded once for all of them. */
  send(owner: string, message: SocketFromServer): void
  /** To every open socket. */
  sendAll(message: SocketFromServer): void
  endSessions(sessions: ReadonlySet<string>): void
  /** Terminates sockets that have sent nothing since this time. */
  dropSilent(sinceMs: number): void
  closeAll(): void
}

/** A client with this much unsent data is not reading; buffering more would fill our memory. */
const BUFFERED_BYTES_MAX = 65_536

/** Close codes of RFC 6455: going away, and one of our own. */
const GOING_AWAY = 1001
const SIGNED_OUT = 4001

export function encodeMessage(message: SocketFromServer): string {
  return JSON.stringify(z.encode(socketFromServer, message))
}

/** A message for many sockets is passed as bytes, so that it is encoded once and not for each. */
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

/** All open sockets, by owner and by session. */
export function makeHub(): Hub {
  const everyone = new Set<Member>()
  const owners = new Groups()
  const sessions = new Groups()
  const signedOut = encodeMessage({ type: 'signed_out' })

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
    count: () => everyone.size,
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
          deliverTo(socket, signedOut)
          socket.close(SIGNED_OUT)
        }
      }
    },
    dropSilent(sinceMs) {
      for (const member of everyone) {
        if (member.receivedAtMs < sinceMs) member.socket.terminate()
      }
    },
    closeAll() {
      for (const { socket } of everyone) socket.close(GOING_AWAY)
    },
  }
}

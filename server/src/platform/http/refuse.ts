import { refusalStatus, type RefusalCode } from '@ronda/contract'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { UntilThen } from './handler.ts'

/** Says a refusal in the reader's language. */
export type RefusalText = (code: RefusalCode, request: FastifyRequest) => string

export type Refuse = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: RefusalCode | UntilThen<RefusalCode>,
) => FastifyReply

export function makeRefuse(text: RefusalText): Refuse {
  return (request, reply, refusal) => {
    const { code, ...until } = typeof refusal === 'string' ? { code: refusal } : refusal
    return reply
      .code(refusalStatus[code])
      .type('application/json; charset=utf-8')
      .send({ success: false, code, message: text(code, request), ...until })
  }
}

/** A connection that breaks or is refused. */
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

/** PostgreSQL restarting, out of connections or room, or too slow: its classes 08, 53 and 57. */
const SQL_STATE = /^(08|53|57)[0-9A-Z]{3}$/

/** A disk without room, as Node and PostgreSQL say it. */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** What the driver says when it has no code to say it with. */
const DRIVER = /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/

/** A server behind a socket that is not there just now (it restarts) or has too many waiting to be let in. */
const SOCKET = new Set(['ENOENT', 'EAGAIN'])

/** Nothing of ours is broken: whoever asks again in a moment may be answered. */
function isPassing(error: Error & { code?: unknown; syscall?: unknown }): boolean {
  if (error.syscall === 'connect' && typeof error.code === 'string' && SOCKET.has(error.code)) return true
  if (typeof error.code === 'string' && (NETWORK.has(error.code) || SQL_STATE.test(error.code))) return true
  return DRIVER.test(error.message)
}

/** Whether it ran out of room, or was made of something that did. */
function isWithoutRoom(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as Error & { code?: unknown }
  return (typeof code === 'string' && NO_ROOM.has(code)) || isWithoutRoom(error.cause)
}

/** What a thrown error means to the caller. Everything that is their doing is theirs; the rest is a fault of ours. */
export function refusalOf(error: FastifyError | Error, busyNames: ReadonlySet<string>): RefusalCode {
  const { statusCode } = error as FastifyError
  if (statusCode === 413) return 'request.too_large'
  if (statusCode === 429) return 'request.too_many'
  if (statusCode === 404) return 'request.not_found'
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return 'request.malformed'
  if (isWithoutRoom(error)) return 'server.no_room'
  if (busyNames.has(error.name) || isPassing(error)) return 'server.busy'
  return 'server.fault'
}

/** Bytes that are no HTTP have no headers to choose a language by; they still get the code. */
export function refuseBytes(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const code: RefusalCode = error.code === 'HPE_HEADER_OVERFLOW' ? 'request.too_large' : 'request.malformed'
  const body = JSON.stringify({ success: false, code, message: code })
  const head = `HTTP/1.1 ${refusalStatus[code]} Refused\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`
  socket.end(`${head}\r\nConnection: close\r\n\r\n${body}`)
}

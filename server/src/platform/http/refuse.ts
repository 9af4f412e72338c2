import { refusalStatus, type RefusalCode } from '@ronda/contract'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Refused } from './handler.ts'

/** The text of a refusal in the reader's language. */
export type RefusalText = (code: RefusalCode, request: FastifyRequest) => string

export type Refuse = (request: FastifyRequest, reply: FastifyReply, refusal: Refused<RefusalCode>) => FastifyReply

/** A refusal for a reason of the server has the id of its request, which the log has too: a player can quote it. */
function requestIdOf(code: RefusalCode, { id }: FastifyRequest): { readonly requestId?: string } {
  return refusalStatus[code] >= 500 ? { requestId: id } : {}
}

export function makeRefuse(text: RefusalText): Refuse {
  return (request, reply, refusal) => {
    const { code, ...details } = typeof refusal === 'string' ? { code: refusal } : refusal
    if ('retryAfterMs' in details) void reply.header('retry-after', Math.ceil(details.retryAfterMs / 1_000))
    return reply
      .code(refusalStatus[code])
      .type('application/json; charset=utf-8')
      .send({ success: false, code, message: text(code, request), ...details, ...requestIdOf(code, request) })
  }
}

/** A connection that breaks or is refused. */
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

/** PostgreSQL restarting, out of connections or disk space, or too slow: its classes 08, 53 and 57. */
const SQL_STATE = /^(08|53|57)[0-9A-Z]{3}$/

/** A full disk, as Node and PostgreSQL report it. */
const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Errors of the driver that have no code. */
const DRIVER = /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/

/** A server whose socket does not exist at the moment (it restarts) or has too many connections waiting. */
const SOCKET = new Set(['ENOENT', 'EAGAIN'])

/** Whether an error is transient: a retry in a moment may succeed. */
function isTransient(error: Error & { code?: unknown; syscall?: unknown }): boolean {
  if (error.syscall === 'connect' && typeof error.code === 'string' && SOCKET.has(error.code)) return true
  if (typeof error.code === 'string' && (NETWORK.has(error.code) || SQL_STATE.test(error.code))) return true
  return DRIVER.test(error.message)
}

/** Whether the error, or one of its causes, is a full disk. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as Error & { code?: unknown }
  return (typeof code === 'string' && DISK_FULL.has(code)) || isDiskFull(error.cause)
}

/** The refusal that a thrown error becomes. An error without a 4xx status that is not transient is a server fault. */
export function refusalOf(error: FastifyError | Error, busyNames: ReadonlySet<string>): RefusalCode {
  const { statusCode } = error as FastifyError
  if (statusCode === 413) return 'request.too_large'
  if (statusCode === 429) return 'request.too_many'
  if (statusCode === 404) return 'request.not_found'
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return 'request.malformed'
  if (isDiskFull(error)) return 'server.no_room'
  if (busyNames.has(error.name) || isTransient(error)) return 'server.busy'
  return 'server.fault'
}

/** Answers bytes that are no valid HTTP: without headers to choose a language by, the message is the code. */
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

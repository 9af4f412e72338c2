import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'

// A socket stays open for hours. Left alone it would keep the request that opened it, with all headers, and a reply that
// nobody waits for: together more than the socket itself.

/** A hook for routes of sockets, once nothing can be refused any more: the connection lets go of the reply. */
export function leaveReply(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  // Asked without an upgrade it is answered as ever.
  if (request.ws) reply.raw.detachSocket(request.raw.socket)
  done()
}

function terminate(this: WebSocket): void {
  this.terminate()
}

/** What breaks a connection also closes it. Said anew, because who listened before remembers the request. */
export function endWhenBroken(socket: WebSocket): void {
  socket.removeAllListeners('error')
  // Without a listener it would end the process.
  socket.on('error', terminate)
}

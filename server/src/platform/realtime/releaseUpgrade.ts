import type { FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'

// A socket stays open for hours. Without this it would hold the request that opened it, with all headers, and an unused
// reply: together more memory than the socket itself.

/** A hook for socket routes, after the last possible refusal: detaches the reply from the connection. */
export function releaseUpgrade(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  // Without an upgrade the handler still needs the reply.
  if (request.ws) reply.raw.detachSocket(request.raw.socket)
  done()
}

function terminate(this: WebSocket): void {
  this.terminate()
}

/** Closes a connection that breaks. Replaces the earlier error listeners, because they hold the request. */
export function terminateOnError(socket: WebSocket): void {
  socket.removeAllListeners('error')
  // Without a listener an error would end the process.
  socket.on('error', terminate)
}

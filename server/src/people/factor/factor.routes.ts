import type { FastifyInstance } from 'fastify'

/** Tells browsers that a passkey made at the main address may be used at the house's other addresses as well. */
export function serveRelatedOrigins(app: FastifyInstance, origins: () => readonly string[]): void {
  app.get('/.well-known/webauthn', (_request, reply) => reply.send({ origins: origins() }))
}

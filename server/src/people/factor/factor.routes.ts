import type { FastifyInstance } from 'fastify'

/** Allows browsers to use a passkey of the main origin on the other origins of the site. */
export function serveRelatedOrigins(app: FastifyInstance, origins: () => readonly string[]): void {
  app.get('/.well-known/webauthn', (_request, reply) => reply.send({ origins: origins() }))
}

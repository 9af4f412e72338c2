// The least a request can cost here: the bench starts it as a process of its own.
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'

const app = fastify()
app.get('/hello', (_request, reply) => reply.send({ hello: 'world' }))
await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.({ port: (app.server.address() as AddressInfo).port })
process.on('disconnect', () => process.exit(0))

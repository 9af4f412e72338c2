// The lowest cost of a request, small and in the size of a spin: the bench starts it as its own process.
import type { AddressInfo } from 'node:net'
import fastify from 'fastify'

/** As long as the reply to a spin. */
const reply = JSON.stringify({ success: true, value: 'x'.repeat(600) })

const app = fastify()
app.get('/hello', (_request, answer) => answer.send({ hello: 'world' }))
app.post('/play/v1/slot/spin', (_request, answer) => answer.type('application/json').send(reply))
await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.({ port: (app.server.address() as AddressInfo).port })
process.on('disconnect', () => process.exit(0))

import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { openLog } from '../log/log.ts'
import { openHttp } from './server.ts'

test('a request that is running while the server closes is answered, and its connection is closed', async () => {
  const { app } = openHttp({
    sources: () => ({ scripts: [], connect: [], images: [], frames: [] }),
    log: openLog('silent'),
    isTls: false,
    trustedProxies: [],
    refusalText: (code) => code,
    busyErrors: [],
  })
  const [asked, closing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  app.get('/slow', async () => {
    asked.resolve()
    await closing.promise
    return 'here'
  })
  app.addHook('preClose', (done) => {
    closing.resolve()
    done()
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const answer = fetch(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/slow`)
  await asked.promise
  await app.close()
  expect((await answer).headers.get('connection')).toBe('close')
  expect(await (await answer).text()).toBe('here')
})

import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { openLog } from './log.ts'

function listen() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  return { log: openLog('debug', stream), written: () => lines.join('') }
}

test('secrets in a log line are redacted', () => {
  const { log, written } = listen()
  const body = { username: 'maria', password: 'canary-1', confirmPassword: 'canary-2' }
  log.error({ body, headers: { cookie: 'canary-3', authorization: 'canary-4' }, token: 'canary-5' }, 'with secrets')
  log.error({ request: { headers: { cookie: 'canary-6' } }, ticket: 'canary-7', playToken: 'canary-8' }, 'with secrets')
  log.error(
    { req: { id: 'a1b2c3d4e5', method: 'GET', url: '/api/v1/realtime?ticket=canary-9#canary-0', headers: {} } },
    'fault',
  )
  expect(written()).not.toContain('canary')
  expect(written()).toContain('maria')
  expect(written()).toContain('/api/v1/realtime')
  expect(written()).toContain('a1b2c3d4e5')
})

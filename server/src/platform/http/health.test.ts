import { Writable } from 'node:stream'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { openLog } from '../log/log.ts'
import { serveHealth } from './health.ts'

test('a process that is not ready says so, and the log says why', async () => {
  const lines: string[] = []
  const to = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  const app = fastify()
  const state = { nowMs: 0, isBroken: true }
  async function isReady(): Promise<boolean> {
    if (state.isBroken) throw new Error('the database is gone')
    return true
  }
  serveHealth(app, { isReady, nowMs: () => state.nowMs, log: openLog('error', to) })
  const ask = async (): Promise<readonly [number, string]> => {
    const { statusCode, body } = await app.inject('/readyz')
    return [statusCode, body]
  }
  expect(await ask()).toEqual([503, 'not ready\n'])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('the database is gone')
  state.isBroken = false
  state.nowMs = 1_000
  expect(await ask()).toEqual([200, 'ready\n'])
  await app.close()
  expect(lines).toHaveLength(1)
})

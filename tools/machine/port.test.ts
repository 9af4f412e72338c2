import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { DEFAULT_PORT, requirePort } from './port.mjs'

test('the checked port is the server’s default port', () => {
  expect(readConfig({})).toMatchObject({ ok: true, value: { port: DEFAULT_PORT } })
})

test('a taken port is reported with an alternative, a free one passes', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  await expect(requirePort(port, '127.0.0.1')).rejects.toThrow(`PORT=${port + 1} npm start`)
  await expect(requirePort(0, '127.0.0.1')).resolves.toBeUndefined()
})

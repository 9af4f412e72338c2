import { once } from 'node:events'
import { createServer } from 'node:net'

/** Fails as listening would, but before the wait for the database to start. */
export async function checkPortIsFree(host: string, port: number): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

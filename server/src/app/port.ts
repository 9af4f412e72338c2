import { once } from 'node:events'
import { createServer } from 'node:net'

/** Fails as listening would, but before anyone has waited for a database to start. */
export async function claimPort(host: string, port: number): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

import { once } from 'node:events'
import net from 'node:net'
import { CommandError } from './command.mjs'

/** The default port; a test compares it with the server's own setting. */
export const DEFAULT_PORT = 8080

/**
 * Finds out before the long work that the port is taken.
 * @param {number} port
 * @param {string} host
 */
export async function requirePort(port, host) {
  const server = net.createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) return
    throw new CommandError(
      `Port ${port} is taken, perhaps by a Ronda that is still running.\n` +
        `Stop that program, or choose another port: PORT=${port + 1} npm start`,
    )
  } finally {
    server.close()
  }
}

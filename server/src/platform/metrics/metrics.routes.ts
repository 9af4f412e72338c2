import { createServer } from 'node:http'
import { once } from 'node:events'
import type { Metrics } from './metrics.lib.ts'

export type MetricsServer = {
  readonly port: number
  close(): Promise<void>
}

export type MetricsServerOptions = {
  readonly host: string
  readonly port: number
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>
}

/** Serves the figures on a port of their own, which is not open to the public: they tell how much is played. */
export async function serveMetrics({ host, port, metrics }: MetricsServerOptions): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

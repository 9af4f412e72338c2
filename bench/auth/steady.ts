// Sends requests at a fixed rate, whether or not earlier ones were answered, over keep-alive connections. Runs in its
// own process.
import { request, Agent } from 'node:http'
import { randomInt, randomUUID } from 'node:crypto'

export type SteadyOptions = {
  readonly port: number
  readonly perSecond: number
  readonly path: string
  /** Sent in turn. `%ROUND%` in a body becomes a new id. */
  readonly bodies: readonly string[]
  /** Play tokens, in turn; none for anonymous callers, each of whom has an address of its own. */
  readonly tokens: readonly string[]
}

/** The replies since the last report: their times in milliseconds, and their statuses. */
export type SteadyResult = { readonly tookMs: readonly number[]; readonly answers: Readonly<Record<string, number>> }

const TICK_MS = 2

const agent = new Agent({ keepAlive: true, maxSockets: 128 })
const anywhere = (): string => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.')

function start({ port, perSecond, path, bodies, tokens }: SteadyOptions): () => SteadyResult {
  let tookMs: number[] = []
  let answers: Record<string, number> = {}
  let sent = 0

  function fire(dueMs: number): void {
    const body = (bodies[sent % bodies.length] ?? '').replace('%ROUND%', () => randomUUID())
    const token = tokens[sent % Math.max(1, tokens.length)]
    sent += 1
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'x-ronda': '1',
      ...(token === undefined ? { 'x-forwarded-for': anywhere() } : { authorization: `Bearer ${token}` }),
    }
    const call = request({ port, host: '127.0.0.1', path, method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('end', () => {
        tookMs.push(performance.now() - dueMs)
        const status = String(response.statusCode)
        answers[status] = (answers[status] ?? 0) + 1
      })
    })
    call.on('error', () => (answers['lost'] = (answers['lost'] ?? 0) + 1))
    call.end(body)
  }

  const beganMs = performance.now()
  setInterval(() => {
    const due = ((performance.now() - beganMs) / 1_000) * perSecond
    while (sent < due) fire(beganMs + (sent / perSecond) * 1_000)
  }, TICK_MS)

  return () => {
    const result = { tookMs, answers }
    tookMs = []
    answers = {}
    return result
  }
}

process.once('message', (options: SteadyOptions) => {
  const take = start(options)
  process.on('message', () => process.send?.(take()))
})
process.on('disconnect', () => process.exit(0))

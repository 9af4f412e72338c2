// Sends requests over raw keep-alive connections, at a fixed rate or as fast as possible. Runs in its own process.
import { connect, type Socket } from 'node:net'

export type CatalogLoad = {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  readonly warmUpSeconds: number
  /** As fast as possible when absent: each connection sends the next request as soon as it is answered. */
  readonly perSecond?: number
  /** Paths, requested in turn. */
  readonly paths: readonly string[]
}

export type CatalogLoaded = {
  readonly perSecond: number
  readonly bytesEach: number
  readonly answers: Readonly<Record<string, number>>
}

const TICK_MS = 1
const HEAD_END = Buffer.from('\r\n\r\n')

/** One connection, with one request at a time. Bodies are counted and not parsed: parsing is the visitor's work. */
class Line {
  readonly #socket: Socket
  readonly #onReply: (status: string, bytes: number) => void
  #bytesLeft = 0
  #bytes = 0
  #status = ''
  isFree = true

  constructor(port: number, onReply: (status: string, bytes: number) => void) {
    this.#onReply = onReply
    this.#socket = connect(port, '127.0.0.1').setNoDelay(true)
    this.#socket.on('data', (chunk: Buffer) => this.#read(chunk))
  }

  ask(path: string): void {
    this.isFree = false
    this.#socket.write(`GET ${path} HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: gzip, br\r\n\r\n`)
  }

  #read(chunk: Buffer): void {
    if (this.#bytesLeft > 0) this.#bytesLeft -= chunk.length
    else {
      const headEnd = chunk.indexOf(HEAD_END)
      const head = chunk.toString('latin1', 0, headEnd)
      this.#status = head.slice(9, 12)
      this.#bytes = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
      this.#bytesLeft = this.#bytes - (chunk.length - headEnd - HEAD_END.length)
    }
    if (this.#bytesLeft > 0) return
    this.isFree = true
    this.#onReply(this.#status, this.#bytes)
  }

  close(): void {
    this.#socket.destroy()
  }
}

async function run(load: CatalogLoad): Promise<CatalogLoaded> {
  const { port, connections, seconds, warmUpSeconds, perSecond, paths } = load
  const answers: Record<string, number> = {}
  let [isMeasuring, asked, turn, bytes] = [false, 0, 0, 0]
  const next = (): string => paths[asked++ % paths.length] ?? '/'
  const lines = Array.from({ length: connections }, () => {
    const line: Line = new Line(port, (status, size) => {
      if (isMeasuring) {
        answers[status] = (answers[status] ?? 0) + 1
        bytes += size
      }
      if (perSecond === undefined) line.ask(next())
    })
    return line
  })
  const beganMs = performance.now()
  const ticks =
    perSecond === undefined
      ? undefined
      : setInterval(() => {
          const due = ((performance.now() - beganMs) / 1_000) * perSecond
          // In turn, because the server closes connections that never send a request.
          for (let tries = 0; asked < due && tries < lines.length; tries += 1) {
            const line = lines[turn++ % lines.length]
            if (line?.isFree) line.ask(next())
          }
        }, TICK_MS)
  if (ticks === undefined) for (const line of lines) line.ask(next())
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  await wait(warmUpSeconds * 1_000)
  isMeasuring = true
  process.send?.('measuring')
  await wait(seconds * 1_000)
  isMeasuring = false
  process.send?.('measured')
  clearInterval(ticks)
  for (const line of lines) line.close()
  const answered = Object.values(answers).reduce((sum, count) => sum + count, 0)
  return { perSecond: answered / seconds, bytesEach: bytes / Math.max(answered, 1), answers }
}

process.once('message', (load: CatalogLoad) => {
  void run(load).then((loaded) => process.send?.(loaded, () => process.exit(0)))
})

// The load generator: raw keep-alive connections, one request in flight on each. Runs in its own process.
import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'

export type LoadOptions = {
  readonly port: number
  readonly connections: number
  readonly seconds: number
  readonly warmUpSeconds: number
  /** One play token per player; each connection plays for one of them. Without tokens the plain route is requested. */
  readonly tokens: readonly string[]
}

export type LoadResult = {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly answers: Readonly<Record<string, number>>
}

const HELLO = 'GET /hello HTTP/1.1\r\nHost: bench\r\n\r\n'

function spinRequest(token: string): string {
  const body = JSON.stringify({ round: randomUUID(), stake: '20000' })
  return (
    `POST /play/v1/slot/spin HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\nX-Ronda: 1\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  )
}

/** The status of one whole reply at the start of the text, and where the next begins. */
function readAnswer(text: string): { readonly status: string; readonly end: number } | undefined {
  const headEnd = text.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const length = /content-length: (\d+)/i.exec(text.slice(0, headEnd))?.[1]
  const end = headEnd + 4 + Number(length ?? 0)
  return text.length < end ? undefined : { status: text.slice(9, 12), end }
}

class Load {
  readonly #options: LoadOptions
  readonly #tookMs: number[] = []
  readonly #answers: Record<string, number> = {}
  #isMeasuring = false
  #isOver = false

  constructor(options: LoadOptions) {
    this.#options = options
  }

  #open(index: number): Socket {
    const { port, tokens } = this.#options
    const token = tokens[index % Math.max(tokens.length, 1)]
    const socket = connect(port, '127.0.0.1').setNoDelay(true)
    let text = ''
    let sentAtMs = 0
    const fire = (): void => {
      if (this.#isOver) return
      sentAtMs = performance.now()
      socket.write(token === undefined ? HELLO : spinRequest(token))
    }
    socket.on('connect', fire)
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1')
      const answer = readAnswer(text)
      if (!answer) return
      text = text.slice(answer.end)
      if (this.#isMeasuring) {
        this.#tookMs.push(performance.now() - sentAtMs)
        this.#answers[answer.status] = (this.#answers[answer.status] ?? 0) + 1
      }
      fire()
    })
    return socket
  }

  async run(): Promise<LoadResult> {
    const { connections, seconds, warmUpSeconds } = this.#options
    const sockets = Array.from({ length: connections }, (_, index) => this.#open(index))
    await new Promise((resolve) => setTimeout(resolve, warmUpSeconds * 1_000))
    this.#isMeasuring = true
    process.send?.('measuring')
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    this.#isMeasuring = false
    process.send?.('measured')
    this.#isOver = true
    for (const socket of sockets) socket.destroy()
    const sorted = Float64Array.from(this.#tookMs).sort()
    const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0
    return { perSecond: sorted.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), answers: this.#answers }
  }
}

process.once('message', (options: LoadOptions) => {
  void new Load(options).run().then((result) => process.send?.(result, () => process.exit(0)))
})

import { connect, type Socket } from 'node:net'

type Reply = { readonly status: number; readonly body: unknown }

type Line = { readonly socket: Socket; take: ((reply: Reply) => void) | undefined }

/** One whole answer at the start of what was heard. */
function readReply(heard: Buffer): Reply | undefined {
  const headEnd = heard.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const head = heard.toString('latin1', 0, headEnd)
  const end = headEnd + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
  if (heard.length < end) return undefined
  return { status: Number(head.slice(9, 12)), body: JSON.parse(heard.toString('utf8', headEnd + 4, end)) }
}

/**
 * Connections to the house that stay open, each with one request at a time: what is sent at a moment must leave at that
 * moment, and a browser's client takes longer to make a request than the house to answer it.
 */
export class Lines {
  readonly #port: number
  readonly #idle: Line[] = []
  readonly #all: Line[] = []

  constructor(origin: string) {
    this.#port = Number(new URL(origin).port)
  }

  post(token: string, path: string, fields: object): Promise<Reply> {
    const body = JSON.stringify(fields)
    const line = this.#idle.pop() ?? this.#open()
    return new Promise((resolve) => {
      line.take = (reply) => {
        this.#idle.push(line)
        resolve(reply)
      }
      line.socket.write(
        `POST ${path} HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\nX-Ronda: 1\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      )
    })
  }

  close(): void {
    for (const { socket } of this.#all) socket.destroy()
  }

  #open(): Line {
    const line: Line = { socket: connect(this.#port, '127.0.0.1').setNoDelay(true), take: undefined }
    let heard = Buffer.alloc(0)
    const hear = (reply: Reply): void => {
      heard = Buffer.alloc(0)
      line.take?.(reply)
    }
    line.socket.on('data', (chunk: Buffer) => {
      heard = Buffer.concat([heard, chunk])
      const reply = readReply(heard)
      if (reply !== undefined) hear(reply)
    })
    // Whoever waited for an answer that will not come hears none, and says so.
    line.socket.on('error', () => hear({ status: 0, body: {} }))
    this.#all.push(line)
    return line
  }
}

import { connect, type Socket } from 'node:net'

type Reply = { readonly status: number; readonly body: unknown }

type Line = { readonly socket: Socket; take: ((reply: Reply) => void) | undefined }

/** One whole reply at the start of the received text. */
function readReply(received: Buffer): Reply | undefined {
  const headEnd = received.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const head = received.toString('latin1', 0, headEnd)
  const end = headEnd + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
  if (received.length < end) return undefined
  return { status: Number(head.slice(9, 12)), body: JSON.parse(received.toString('utf8', headEnd + 4, end)) }
}

/**
 * Keep-alive connections to the server, each with one request at a time: a request must leave at an exact moment, and
 * an HTTP client library takes longer to make a request than the server to answer it.
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
    let received = Buffer.alloc(0)
    const finish = (reply: Reply): void => {
      received = Buffer.alloc(0)
      line.take?.(reply)
    }
    line.socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      const reply = readReply(received)
      if (reply !== undefined) finish(reply)
    })
    // A request without a reply is counted with status 0.
    line.socket.on('error', () => finish({ status: 0, body: {} }))
    this.#all.push(line)
    return line
  }
}

/** What came back from a call made over the wire. */
export type WireAnswer = { readonly status: number; readonly body: unknown; readonly headers: Headers }

/** A browser as far as the server can tell: it keeps cookies and says where it comes from. */
export class Visitor {
  readonly origin: string
  readonly #cookies = new Map<string, string>()
  bearer: string | undefined

  constructor(origin: string) {
    this.origin = origin
  }

  get cookie(): string {
    return Array.from(this.#cookies, ([name, value]) => `${name}=${value}`).join('; ')
  }

  /** The same browser at a house that was opened again elsewhere. */
  movedTo(origin: string): Visitor {
    const visitor = new Visitor(origin)
    for (const [name, value] of this.#cookies) visitor.#cookies.set(name, value)
    return visitor
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<WireAnswer> {
    const response = await fetch(this.origin + path, {
      method,
      headers: {
        origin: this.origin,
        'sec-fetch-site': 'same-origin',
        'x-ronda': '1',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.#cookies.size > 0 && { cookie: this.cookie }),
        ...(this.bearer !== undefined && { authorization: `Bearer ${this.bearer}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) this.#keep(line)
    const text = await response.text()
    return { status: response.status, body: parse(text), headers: response.headers }
  }

  /** The value of a call that must succeed. */
  async get<T>(path: string): Promise<T> {
    return valueOf<T>(await this.ask('GET', path))
  }

  async send<T>(method: 'POST' | 'PUT', path: string, body?: unknown): Promise<T> {
    return valueOf<T>(await this.ask(method, path, body))
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function valueOf<T>(answer: WireAnswer): T {
  const body = answer.body as { success?: boolean; value?: T }
  if (answer.status !== 200 || body.success !== true) {
    throw new Error(`expected an answer, got ${answer.status} ${JSON.stringify(answer.body)}`)
  }
  return body.value as T
}

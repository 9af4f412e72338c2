import { calls, type Call } from '@ronda/contract'
import { CompactEncrypt, importJWK, type CryptoKey, type JWK } from 'jose'

/** The reply to a call over HTTP. */
export type WireAnswer = { readonly status: number; readonly body: unknown; readonly headers: Headers }

/** A browser as far as the server can know: it stores cookies and sends its origin. */
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

  /** The same browser at a server that was started again with another origin. */
  movedTo(origin: string): Visitor {
    const visitor = new Visitor(origin)
    for (const [name, value] of this.#cookies) visitor.#cookies.set(name, value)
    return visitor
  }

  /** Removes a cookie, as when it expires. */
  forget(name: string): void {
    this.#cookies.delete(name)
  }

  cookieNamed(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  /** Sets a cookie, as an attacker with a stolen one could. */
  plant(name: string, value: string): void {
    this.#cookies.set(name, value)
  }

  /** A body given as text is sent as it is; fields of an encrypted call are encrypted as a page would. */
  async ask(method: string, path: string, fields?: unknown, headers: Record<string, string> = {}): Promise<WireAnswer> {
    if (!isEncrypted(method, path)) return this.#send(method, path, fields, headers)
    const send = async () => this.#send(method, path, await this.encrypted(fields ?? {}), headers)
    const answer = await send()
    return isMalformed(answer) && (await hasNewKey(this.origin)) ? send() : answer
  }

  async #send(method: string, path: string, body: unknown, headers: Record<string, string>): Promise<WireAnswer> {
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
    for (const line of response.headers.getSetCookie()) this.#storeCookie(line)
    const text = await response.text()
    return { status: response.status, body: parse(text), headers: response.headers }
  }

  /** The fields as the body of an encrypted call. */
  async encrypted(fields: unknown): Promise<unknown> {
    if (typeof fields === 'string') return fields
    const jwk = await keyAt(this.origin)
    const key = (await importJWK(jwk, 'ECDH-ES')) as CryptoKey
    const jwe = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(fields)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid ?? '' })
      .encrypt(key)
    return { jwe }
  }

  /** The value of a call that must succeed. */
  async get<T>(path: string): Promise<T> {
    return valueOf<T>(await this.ask('GET', path))
  }

  async send<T>(method: 'POST' | 'PUT', path: string, body?: unknown): Promise<T> {
    return valueOf<T>(await this.ask(method, path, body))
  }

  #storeCookie(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }
}

const encryptedCalls: ReadonlySet<string> = new Set(
  Object.values(calls)
    .flatMap((group) => Object.values<Call>(group))
    .filter((call) => call.isEncrypted)
    .map((call) => `${call.method} ${call.path}`),
)

function isEncrypted(method: string, path: string): boolean {
  return encryptedCalls.has(`${method} ${path}`)
}

const keys = new Map<string, Promise<JWK>>()

/** The transport key of a server, fetched once. */
function keyAt(origin: string): Promise<JWK> {
  const known = keys.get(origin) ?? new Visitor(origin).get<JWK>(calls.brand.key.path)
  keys.set(origin, known)
  return known
}

const isMalformed = ({ body }: WireAnswer): boolean => (body as { code?: string } | null)?.code === 'request.malformed'

/** Another server may listen at the address of one that was closed. */
async function hasNewKey(origin: string): Promise<boolean> {
  const { kid } = await keyAt(origin)
  keys.delete(origin)
  return (await keyAt(origin)).kid !== kid
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

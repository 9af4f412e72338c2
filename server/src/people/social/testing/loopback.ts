import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportSPKI, generateKeyPair, SignJWT, type CryptoKey, type JWK, type JWTPayload } from 'jose'
import { systemClock } from '../../../platform/clock/clock.ts'

export const CLIENT = { clientId: 'ronda', clientSecret: 'a shared client secret' } as const

/** The parts of a valid token, which a test may change. */
export type TokenParts = {
  readonly claims: JWTPayload
  readonly rsa: CryptoKey
  readonly elliptic: CryptoKey
  readonly foreign: CryptoKey
  /** The published key as text, which a careless client might accept as a shared secret. */
  readonly publicText: string
}

/** An identity provider on this machine, over real HTTP, whose tokens a test decides. */
export type Loopback = {
  readonly issuer: string
  /** Sets the ID token of later code exchanges. */
  answer(make: (parts: TokenParts) => Promise<string | undefined>): void
  /** The forms of the code exchanges. */
  readonly exchanged: readonly URLSearchParams[]
  /** The nonce of the authorization request. */
  nonce: string
  close(): Promise<void>
}

export const sign = ({ claims, rsa }: TokenParts, change: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'RS256', kid: 'rsa' }).sign(rsa)

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

async function publish(key: CryptoKey, kid: string, alg: string): Promise<JWK> {
  return { ...(await exportJWK(key)), kid, alg, use: 'sig' }
}

export async function openLoopback(): Promise<Loopback> {
  const [rsa, elliptic, foreign] = await Promise.all([
    generateKeyPair('RS256', { extractable: true }),
    generateKeyPair('ES256', { extractable: true }),
    generateKeyPair('RS256'),
  ])
  const keys = [await publish(rsa.publicKey, 'rsa', 'RS256'), await publish(elliptic.publicKey, 'ec', 'ES256')]
  const publicText = await exportSPKI(rsa.publicKey)
  const exchanged: URLSearchParams[] = []
  let make: (parts: TokenParts) => Promise<string | undefined> = (parts) => sign(parts)

  function tokenPartsOf(): TokenParts {
    const nowSeconds = Math.floor(systemClock.nowMs() / 1_000)
    const { issuer, nonce } = loopback
    const times = { iat: nowSeconds, exp: nowSeconds + 300 }
    const claims = { iss: issuer, aud: CLIENT.clientId, sub: 'somebody', nonce, ...times }
    return { claims, rsa: rsa.privateKey, elliptic: elliptic.privateKey, foreign: foreign.privateKey, publicText }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (body: object): void =>
      void response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
    const { issuer } = loopback
    if (request.url === '/keys') return send({ keys })
    if (request.url === '/token') {
      exchanged.push(await bodyOf(request))
      return send({ access_token: 'x', token_type: 'Bearer', id_token: await make(tokenPartsOf()) })
    }
    return send({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      // Offers weak algorithms too; our client must refuse them.
      id_token_signing_alg_values_supported: ['none', 'HS256', 'ES256', 'RS256'],
    })
  }

  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const loopback: Loopback = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    nonce: '',
    exchanged,
    answer: (with_) => (make = with_),
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
  return loopback
}

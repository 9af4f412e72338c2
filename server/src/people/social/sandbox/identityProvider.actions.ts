import { createHash } from 'node:crypto'
import type { SocialProvider } from '@ronda/contract'
import { minutes } from '@ronda/core'
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWK } from 'jose'
import type { Clock } from '../../../platform/clock/clock.ts'
import { makeToken } from '../../../platform/secrets/index.ts'
import {
  IDENTITY_PATH,
  type Client,
  type Fields,
  type Outcome,
  type SandboxPerson,
  type SignInRequest,
} from './request.ts'

export type ProviderAnswer = { readonly status: number; readonly body: object }

/** An OpenID Connect identity provider with fictitious people. */
export type SandboxIdentityProvider = {
  readonly client: Client & { readonly secret: string }
  issuerOf(provider: SocialProvider): string
  discovery(provider: SocialProvider): ProviderAnswer
  keys(): Promise<ProviderAnswer>
  /** A code for a person who consented; it can be exchanged once, within a minute. */
  grant(request: SignInRequest, person: SandboxPerson, outcome: Outcome): string
  exchange(provider: SocialProvider, fields: Fields): Promise<ProviderAnswer>
}

type Grant = {
  readonly request: SignInRequest
  readonly person: SandboxPerson
  readonly outcome: Outcome
  readonly expiresAtMs: number
}

const ALGORITHM = 'RS256'
const CODE_LIFE_MS = minutes(1)
const TOKEN_LIFE_SECONDS = 300
/** More than a sandbox needs; the oldest grants are dropped first. */
const GRANTS_MAX = 1_000

type Keys = { readonly own: CryptoKey; readonly foreign: CryptoKey; readonly shown: JWK }

async function makeKeys(): Promise<Keys> {
  const { privateKey: own, publicKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const { privateKey: foreign } = await generateKeyPair(ALGORITHM)
  const shown = { ...(await exportJWK(publicKey)), kid: 'sandbox', alg: ALGORITHM, use: 'sig' }
  return { own, foreign, shown }
}

type Signing = { readonly issuer: string; readonly audience: string; readonly nowMs: number }

function signToken(keys: Keys, { request, person, outcome }: Grant, signing: Signing): Promise<string> {
  const { issuer, audience, nowMs } = signing
  const claims = {
    nonce: outcome === 'nonce' ? makeToken() : request.nonce,
    name: person.name,
    email: person.email,
    email_verified: person.isProven,
  }
  const nowSeconds = Math.floor(nowMs / 1_000)
  const issuedAt = outcome === 'expired' ? nowSeconds - 2 * TOKEN_LIFE_SECONDS : nowSeconds
  return new SignJWT(claims)
    .setProtectedHeader({ alg: ALGORITHM, kid: 'sandbox' })
    .setIssuer(issuer)
    .setAudience(outcome === 'audience' ? 'another-site' : audience)
    .setSubject(person.subject)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_LIFE_SECONDS)
    .sign(outcome === 'signature' ? keys.foreign : keys.own)
}

const refused = (error: string): ProviderAnswer => ({ status: 400, body: { error } })

function isVerified({ request }: Grant, fields: Fields): boolean {
  const challenge = createHash('sha256')
    .update(fields['code_verifier'] ?? '')
    .digest('base64url')
  return challenge === request.codeChallenge && fields['redirect_uri'] === request.redirectUri
}

export type ServerOptions = {
  readonly clock: Clock
  /** The origins of the site, the main one first. */
  readonly origins: () => readonly string[]
  readonly returnPath: string
}

/** The discovery document. */
function describe(issuer: string): ProviderAnswer {
  return {
    status: 200,
    body: {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [ALGORITHM],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      scopes_supported: ['openid', 'profile', 'email'],
    },
  }
}

/** Keys and secret exist only in memory. */
export function openSandboxIdentityProvider({ clock, origins, returnPath }: ServerOptions): SandboxIdentityProvider {
  const grants = new Map<string, Grant>()
  const secret = makeToken()
  let made: Promise<Keys> | undefined
  const keys = (): Promise<Keys> => (made ??= makeKeys())
  const issuerOf = (provider: SocialProvider): string => `${origins()[0] ?? ''}${IDENTITY_PATH}/${provider}`

  const client = {
    id: 'ronda',
    secret,
    get redirectUris() {
      return origins().map((origin) => `${origin}${returnPath}`)
    },
  }

  function takeGrant(code: string): Grant | undefined {
    const grant = grants.get(code)
    grants.delete(code)
    return grant && clock.nowMs() < grant.expiresAtMs ? grant : undefined
  }

  return {
    client,
    issuerOf,
    discovery: (provider) => describe(issuerOf(provider)),
    keys: async () => ({ status: 200, body: { keys: [(await keys()).shown] } }),
    grant(request, person, outcome) {
      const code = makeToken()
      grants.set(code, { request, person, outcome, expiresAtMs: clock.nowMs() + CODE_LIFE_MS })
      if (grants.size > GRANTS_MAX) grants.delete(grants.keys().next().value ?? '')
      return code
    },
    async exchange(provider, fields) {
      if (fields['client_id'] !== client.id || fields['client_secret'] !== secret) return refused('invalid_client')
      if (fields['grant_type'] !== 'authorization_code') return refused('unsupported_grant_type')
      const grant = takeGrant(fields['code'] ?? '')
      if (grant?.request.provider !== provider || !isVerified(grant, fields)) return refused('invalid_grant')
      if (grant.outcome === 'fault') return { status: 500, body: { error: 'server_error' } }
      const token = await signToken(await keys(), grant, {
        issuer: issuerOf(provider),
        audience: client.id,
        nowMs: clock.nowMs(),
      })
      const body = { access_token: makeToken(), token_type: 'Bearer', expires_in: TOKEN_LIFE_SECONDS, id_token: token }
      return { status: 200, body }
    },
  }
}

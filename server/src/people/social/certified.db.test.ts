import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { present } from '@ronda/core'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'
import { expect, test } from 'vitest'
import { systemClock } from '../../platform/clock/clock.ts'
import { openLog } from '../../platform/log/log.ts'
import { openDb } from '../../platform/postgres/db.ts'
import { parseSecretKey } from '../../platform/secrets/index.ts'
import { testDatabase } from '../../platform/testing/database.ts'
import { openProviders } from './provider.actions.ts'
import { beginAuthorization, finishAuthorization } from './social.actions.ts'
import { browser, ORIGIN } from './testing/browser.ts'
import { CLIENT } from './testing/loopback.ts'

const RETURN_URL = `${ORIGIN}/login/social`

/** A certified provider by another author, because our own sandbox cannot prove that we follow the standard. */
async function openCertified(): Promise<{ readonly server: Server; readonly issuer: string }> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'certified' }] },
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [RETURN_URL],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    cookies: { keys: ['signs the cookies of a test'] },
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: `${id}@example.com`, email_verified: true }),
    }),
  })
  const answer = provider.callback()
  /** The provider's page, where the user signs in and consents at once. */
  async function agree(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { prompt, params, session } = await provider.interactionDetails(request, response)
    const grant = new provider.Grant({
      accountId: session?.accountId ?? 'lucia',
      clientId: String(params['client_id']),
    })
    grant.addOIDCScope(String(params['scope']))
    const isLogin = prompt.name === 'login'
    const result = isLogin ? { login: { accountId: 'lucia' } } : { consent: { grantId: await grant.save() } }
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true })
  }
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void agree(request, response)
    else void answer(request, response)
  })
  return { server, issuer }
}

/** Follows redirects with cookies, as a browser does, until they lead back to our site. */
async function followRedirects(start: string, home: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let at = start
  for (let steps = 0; steps < 10 && !at.startsWith(home); steps += 1) {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    at = new URL(present(response.headers.get('location'), `a redirect from ${at} (${response.status})`), at).href
  }
  return new URL(at)
}

test('a user signs in through a certified provider', async () => {
  const { server, issuer } = await openCertified()
  const db = openDb(await testDatabase())
  try {
    const options = {
      db,
      clock: systemClock,
      key: parseSecretKey('11'.repeat(32)),
      log: openLog('silent'),
      origins: () => [ORIGIN],
      providers: openProviders(() => () => ({ issuer, ...CLIENT, mayBePlain: true }), systemClock),
      isOn: async () => true,
    }
    const visit = browser()
    const started = await beginAuthorization(options, 'google', visit)
    if (!started.ok) throw new Error(started.error)
    const back = await followRedirects(started.value, RETURN_URL)
    const person = { subject: 'lucia', email: 'lucia@example.com', isEmailProven: true }
    expect(await finishAuthorization(options, back.search, visit)).toEqual({
      ok: true,
      value: { provider: 'google', person },
    })
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await db.close()
  }
})

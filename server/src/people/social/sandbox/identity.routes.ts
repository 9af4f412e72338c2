import type { SocialProvider } from '@ronda/contract'
import type { Language } from '@ronda/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chooseLanguage, readForms } from '../../../platform/http/index.ts'
import type { SandboxIdentityProvider } from './identityProvider.actions.ts'
import { pagePolicy, signInPage, unreadablePage } from './page.view.ts'
import {
  IDENTITY_PATH,
  parseOutcome,
  parsePerson,
  parseProvider,
  parseRequest,
  PROVIDERS,
  type Fields,
  type SignInRequest,
} from './request.ts'

export type IdentityPages = {
  readonly identity: SandboxIdentityProvider
  /** The name of the brand that people sign in to. */
  readonly brandName: string
}

const languageOf = (request: FastifyRequest): Language => chooseLanguage(request.headers, ['es', 'en'])
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const queryOf = ({ url }: FastifyRequest): string => url.slice(url.indexOf('?') + 1)

/** The sandbox's Facebook and Google: the OpenID Connect endpoints and the sign-in page. */
export function serveIdentity(app: FastifyInstance, { identity, brandName }: IdentityPages): void {
  function show(reply: FastifyReply, status: number, html: string, asked?: SignInRequest): FastifyReply {
    return reply
      .code(status)
      .header('content-security-policy', pagePolicy(asked && new URL(asked.redirectUri).origin))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(html)
  }

  /** The authorization request; undefined when it is not valid. */
  function read(request: FastifyRequest, provider: SocialProvider) {
    return parseRequest(provider, fieldsOf(request.query), identity.client)
  }

  for (const provider of PROVIDERS) {
    const path = `${IDENTITY_PATH}/${provider}`
    app.get(`${path}/.well-known/openid-configuration`, async (_, reply) =>
      reply.send(identity.discovery(provider).body),
    )
    app.get(`${path}/keys`, async (_, reply) => reply.send((await identity.keys()).body))

    app.get(`${path}/authorize`, async (request, reply) => {
      const language = languageOf(request)
      const asked = read(request, provider)
      if (!asked) return show(reply, 400, unreadablePage(language))
      return show(reply, 200, signInPage({ language, brandName, request: asked, query: queryOf(request) }), asked)
    })

    app.register(async (scope) => {
      readForms(scope)
      scope.post(`${path}/authorize`, async (request, reply) => {
        const language = languageOf(request)
        const asked = read(request, provider)
        if (!asked) return show(reply, 400, unreadablePage(language))
        const typed = fieldsOf(request.body)
        const back = new URL(asked.redirectUri)
        back.searchParams.set('state', asked.state)
        if (typed['decision'] === 'deny') {
          back.searchParams.set('error', 'access_denied')
          return reply.redirect(back.href, 303)
        }
        const person = parsePerson(typed)
        if (!person) {
          return show(
            reply,
            422,
            signInPage({ language, brandName, request: asked, query: queryOf(request), typed }),
            asked,
          )
        }
        back.searchParams.set('code', identity.grant(asked, person, parseOutcome(typed)))
        return reply.redirect(back.href, 303)
      })
      scope.post(`${path}/token`, async (request, reply) => {
        const { status, body } = await identity.exchange(provider, fieldsOf(request.body))
        return reply.code(status).header('cache-control', 'no-store').send(body)
      })
    })
  }
}

/** Reaches the sandbox providers from inside this process, whatever the public address of the server. */
export function fetchIdentity(identity: SandboxIdentityProvider) {
  return async (address: string, init: { readonly body?: unknown }): Promise<Response> => {
    const [name = '', ...rest] = new URL(address).pathname.slice(IDENTITY_PATH.length + 1).split('/')
    const provider = parseProvider(name)
    if (provider === undefined) return new Response(null, { status: 404 })
    const answers = {
      '.well-known/openid-configuration': async () => identity.discovery(provider),
      keys: () => identity.keys(),
      token: () => identity.exchange(provider, Object.fromEntries(new URLSearchParams(String(init.body)))),
    }
    const { status, body } = await answers[rest.join('/') as keyof typeof answers]()
    return Response.json(body, { status })
  }
}

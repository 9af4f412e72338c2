import { present, type Id } from '@ronda/core'
import { findByName, setEmail, setMobile } from '../../src/people/identity/index.ts'
import { solveWork } from '../../src/platform/testing/work.ts'
import { unseal } from '../../src/platform/secrets/index.ts'
import { Visitor, type WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { KEY, loginForm, registerForm, type LoginForm } from './testServer.ts'

/** A browser client at an IP address of its own; the server must trust this machine as its proxy. */
export class VisitorAtAddress extends Visitor {
  ip: string

  constructor(server: Server, ip: string) {
    super(server.origin)
    this.ip = ip
  }

  override ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<WireAnswer> {
    return super.ask(method, path, body, { 'x-forwarded-for': this.ip, ...headers })
  }

  logIn(username: string, over: Partial<LoginForm> & Record<string, unknown> = {}): Promise<WireAnswer> {
    return this.ask('POST', '/wps/session/login', { ...loginForm(username), ...over })
  }

  info(): Promise<WireAnswer> {
    return this.ask('GET', '/wps/member/info')
  }
}

let networks = 0

/** An unknown client, at an IP address that no other client has. */
export function visitorAtNewAddress(server: Server): VisitorAtAddress {
  networks += 1
  return new VisitorAtAddress(server, `198.51.${Math.floor(networks / 250)}.${(networks % 250) + 1}`)
}

export async function registerAt(server: Server, username: string): Promise<VisitorAtAddress> {
  const visitor = visitorAtNewAddress(server)
  await visitor.send('PUT', '/wps/member/register', await registerForm(visitor, username))
  return visitor
}

export function codeOf({ body }: WireAnswer): string | undefined {
  return (body as { code?: string }).code
}

export function valueOf<T>({ body }: WireAnswer): T {
  return (body as { value: T }).value
}

/** A captcha with the text that a person would read in it. */
export async function readCaptcha(visitor: Visitor): Promise<{ id: string; text: string }> {
  const { id } = await visitor.get<{ id: string }>('/wps/captcha')
  return { id, text: unseal(KEY, Buffer.from(id, 'base64url'), 'captcha').slice(0, 5) }
}

/** What a text message costs its requester: a solved puzzle and a captcha. */
export async function provePerson(visitor: Visitor): Promise<{ work: string; captcha: { id: string; text: string } }> {
  return { work: await solveWork(visitor), captcha: await readCaptcha(visitor) }
}

type SandboxMessages = { readonly messages: readonly { readonly text: string }[] }

/** The code in the newest message to a number or an address. */
export async function readCode(server: Server, to: string): Promise<string> {
  const visitor = new Visitor(server.origin)
  const path = `/api/v1/sandbox/messages?to=${encodeURIComponent(to)}`
  const { messages } = await visitor.get<SandboxMessages>(path)
  return present(/\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0], 'a code in the newest message')
}

export async function accountNamed(server: Server, username: string): Promise<Id<'account'>> {
  const found = await server.db.read((tx) => findByName(tx, 'ronda', username))
  return present(found, username).account.id
}

/** Gives an account ways to prove its identity. */
export async function giveContacts(
  server: Server,
  username: string,
  contacts: { readonly mobile?: string; readonly email?: string },
): Promise<void> {
  const account = await accountNamed(server, username)
  const { mobile, email } = contacts
  await server.db.write(async (tx) => {
    if (mobile !== undefined) await setMobile(tx, KEY, account, mobile)
    if (email !== undefined) await setEmail(tx, KEY, account, { email, provenAtMs: 0 })
  })
}

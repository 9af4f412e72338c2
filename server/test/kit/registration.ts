import type { BrandSettings, ModuleId, ModuleNode, RegisterField, RegisterRule } from '@ronda/contract'
import { present } from '@ronda/core'
import type { Visitor, WireAnswer } from '../../src/platform/testing/visitor.ts'
import type { Server } from '../../src/app/server.ts'
import { registerForm, signIn } from './testServer.ts'
import { provePerson } from './signInSteps.ts'

export type WireLogin = { readonly step: string; readonly member: { readonly id: string; readonly account: string } }

type Form = Readonly<Record<string, unknown>>

/** A form by username; given fields replace the defaults. */
export async function nameForm(visitor: Visitor, typed: Form): Promise<Form> {
  return { ...(await registerForm(visitor, 'unnamed')), ...typed }
}

/** What a page sends of an agent's code: the hash of the terms that it has shown. */
export async function signedWith(visitor: Visitor, code: string): Promise<{ readonly linkTerms?: string }> {
  type Checked = { readonly link: { readonly hash: string } | null }
  const { link } = await visitor.get<Checked>(`/wps/agent/affiliate?code=${encodeURIComponent(code)}`)
  return link === null ? {} : { linkTerms: link.hash }
}

/** A form by mobile, with the code that was sent to it unless another is given. */
export async function mobileForm(visitor: Visitor, mobileNum: string, typed: Form = {}): Promise<Form> {
  const { username: _, ...form } = await registerForm(visitor, '')
  const verificationCode = typed['verificationCode'] ?? (await sendCode(visitor, mobileNum))
  return { ...form, mobileNum, countryDialingCode: '52', verificationCode, ...typed }
}

export const register = (visitor: Visitor, form: Form): Promise<WireAnswer> =>
  visitor.ask('PUT', '/wps/member/register', form)

export const registerMobile = (visitor: Visitor, form: Form): Promise<WireAnswer> =>
  visitor.ask('PUT', '/wps/member/register/mobile', form)

/** The refusal code, or `ok`. */
export function codeOf({ body }: WireAnswer): string {
  return (body as { code?: string }).code ?? 'ok'
}

export function loginOf({ body }: WireAnswer): WireLogin {
  return present((body as { value?: WireLogin }).value, 'an answer')
}

/** The code in the newest message to a number or an address, read through the sandbox. */
export async function readCode(visitor: Visitor, to: string): Promise<string> {
  type Messages = { readonly messages: readonly { readonly text: string }[] }
  const { messages } = await visitor.get<Messages>(`/api/v1/sandbox/messages?to=${encodeURIComponent(to)}`)
  return present(/\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0], `a code sent to ${to}`)
}

/** Requests the code of a registration with a Mexican number, and reads it. */
export async function sendCode(visitor: Visitor, mobileNo: string): Promise<string> {
  const asked = { mobileNo, countryDialingCode: '52', ...(await provePerson(visitor)), language: 'es' }
  await visitor.send('POST', '/wps/verification/sms/register', asked)
  return readCode(visitor, `+52${mobileNo}`)
}

/** Changes the brand settings as staff do. */
export async function changeSettings(server: Server, change: (before: BrandSettings) => BrandSettings): Promise<void> {
  const operator = await signIn(server, 'operador')
  type Read = { readonly version: number; readonly settings: BrandSettings }
  const { version, settings } = await operator.get<Read>('/api/v1/office/settings')
  await operator.send('PUT', '/api/v1/office/settings', { version, settings: change(settings) })
}

export function withModule(settings: BrandSettings, modId: ModuleId, enabled: 0 | 1): BrandSettings {
  const turn = (node: ModuleNode): ModuleNode => ({
    ...node,
    enabled: node.modId === modId ? enabled : node.enabled,
    childrenNodes: node.childrenNodes.map(turn),
  })
  return { ...settings, modules: settings.modules.map(turn) }
}

export function withRule(settings: BrandSettings, field: RegisterField, rule: Partial<RegisterRule>): BrandSettings {
  const rules = settings.register.rules.map((known) => (known.field === field ? { ...known, ...rule } : known))
  return { ...settings, register: { ...settings.register, rules } }
}

export async function countAccounts(server: Server): Promise<number> {
  const row = await server.db.read((tx) =>
    tx
      .selectFrom('account')
      .select((select) => select.fn.countAll<bigint>().as('count'))
      .executeTakeFirstOrThrow(),
  )
  return Number(row.count)
}

import { isEmail, type SocialProvider } from '@ronda/contract'
import { socialSandbox } from '@ronda/i18n/en/people/socialSandbox'

/** The path of the sandbox's identity providers; it is not served without a sandbox. */
export const IDENTITY_PATH = '/sandbox/identity'

export const PROVIDERS: readonly SocialProvider[] = ['facebook', 'google']

export type Fields = Readonly<Record<string, string | undefined>>

/** An authorization request with all fields that the sandbox requires. */
export type SignInRequest = {
  readonly provider: SocialProvider
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly codeChallenge: string
}

export type Client = {
  readonly id: string
  /** The allowed redirect URIs. */
  readonly redirectUris: readonly string[]
}

/** Short enough to store, and without characters that need escaping in a page or a URL. */
const PLAIN = /^[\w.~-]{16,200}$/

export function parseProvider(text: string): SocialProvider | undefined {
  return PROVIDERS.find((provider) => provider === text)
}

/** Undefined when a field is missing or not valid: then there is no redirect. */
export function parseRequest(provider: SocialProvider, fields: Fields, client: Client): SignInRequest | undefined {
  const { redirect_uri: redirectUri = '', state = '', nonce = '', code_challenge: codeChallenge = '' } = fields
  if (fields['response_type'] !== 'code' || fields['client_id'] !== client.id) return undefined
  if (fields['code_challenge_method'] !== 'S256' || !client.redirectUris.includes(redirectUri)) return undefined
  if (!(fields['scope'] ?? '').split(' ').includes('openid')) return undefined
  if (![state, nonce, codeChallenge].every((text) => PLAIN.test(text))) return undefined
  return { provider, redirectUri, state, nonce, codeChallenge }
}

/** The outcome of a sign-in, chosen on the sandbox page. */
export type Outcome = keyof typeof socialSandbox.outcomes
export const OUTCOMES: readonly Outcome[] = Object.keys(socialSandbox.outcomes) as Outcome[]

export type SandboxPerson = {
  readonly subject: string
  readonly name: string
  readonly email: string
  readonly isProven: boolean
}

/** Ready-made people to choose from. */
export const PEOPLE: readonly SandboxPerson[] = [
  { subject: 'sandbox-lucia', name: 'Lucía Herrera', email: 'lucia.herrera@sandbox.example', isProven: true },
  { subject: 'sandbox-mateo', name: 'Mateo Rojas', email: 'mateo.rojas@sandbox.example', isProven: true },
  { subject: 'sandbox-ana', name: 'Ana Quispe', email: 'ana.quispe@sandbox.example', isProven: false },
]

export const SOMEBODY_ELSE = 'somebody-else'

const NAME_MAX = 80

/** The person that was chosen or typed. The same e-mail address always gives the same person. */
export function parsePerson(fields: Fields): SandboxPerson | undefined {
  const chosen = PEOPLE.find(({ subject }) => subject === fields['person'])
  if (chosen || fields['person'] !== SOMEBODY_ELSE) return chosen
  const name = (fields['name'] ?? '').trim()
  const email = (fields['email'] ?? '').trim().toLowerCase()
  if (name === '' || name.length > NAME_MAX || !isEmail(email)) return undefined
  return { subject: `sandbox-${email}`, name, email, isProven: fields['isProven'] === 'on' }
}

export function parseOutcome(fields: Fields): Outcome {
  return OUTCOMES.find((outcome) => outcome === fields['outcome']) ?? 'good'
}

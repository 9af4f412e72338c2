import type { ProofPurpose, ProofWay, SentCode } from '@ronda/contract'
import { err, ok, unreachable, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { Visit } from '../../platform/http/index.ts'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Account } from '../identity/index.ts'
import type { Channel, CodeRefusal, SendRefusal } from '../verification/index.ts'
import type { AuthOptions } from './signIn.actions.ts'
import { heldBy } from './held.actions.ts'
import type { MemberSession } from './live.actions.ts'
import { checkPassword, type ProveRefusal } from './login.actions.ts'
import { proofWaysFor, type OfferedProof } from './prove.ts'

export type Proof = { readonly purpose: ProofPurpose } & (
  | { readonly way: 'password'; readonly password: string }
  | { readonly way: 'authenticator'; readonly code: string }
  | { readonly way: Channel; readonly code: string }
  | { readonly way: 'passkey'; readonly challenge: string; readonly answer: Readonly<Record<string, unknown>> }
)

/** The ways in which this account can be proven; one that signs in through an identity provider may have none. */
export function proofWaysOf(
  options: AuthOptions,
  account: Account,
  purpose: ProofPurpose,
): Promise<readonly OfferedProof[]> {
  return options.db.read(async (tx) => proofWaysFor(purpose, await heldBy(options, tx, account)))
}

/** A code works only in the session that requested it. */
const bindingOf = ({ sessionId }: MemberSession): string => sessionId

async function contactFor(
  options: AuthOptions,
  tx: Tx,
  account: Account,
  { purpose, way }: { readonly purpose: ProofPurpose; readonly way: Channel },
): Promise<string | undefined> {
  const held = await heldBy(options, tx, account)
  if (!proofWaysFor(purpose, held).some((offered) => offered.way === way)) return undefined
  return (way === 'sms' ? held.mobile : held.email) ?? undefined
}

export type CodeRequest = { readonly channel: Channel; readonly purpose: ProofPurpose; readonly language: Language }

/** Sends a code to the stored contact; during a change of contact that is the old one. */
export async function sendProofCode(
  options: AuthOptions,
  session: MemberSession,
  { channel, purpose, language }: CodeRequest,
  visit: Visit,
): Promise<Result<SentCode, SendRefusal | 'session.way_not_offered'>> {
  const { account } = session
  const to = await options.db.read((tx) => contactFor(options, tx, account, { purpose, way: channel }))
  if (to === undefined) return err('session.way_not_offered')
  const code = { flow: 'proof', channel, to, ip: visit.ip, language, account: account.id } as const
  return options.verification.codes.send({ ...code, binding: bindingOf(session) })
}

export type ProofRefusal =
  | ProveRefusal
  | CodeRefusal
  | 'factor.code_wrong'
  | 'factor.passkey_refused'
  | 'session.way_not_offered'

async function isOffered(options: AuthOptions, account: Account, purpose: ProofPurpose, way: ProofWay) {
  return (await proofWaysOf(options, account, purpose)).some((offered) => offered.way === way)
}

async function checkByPasskey(
  options: AuthOptions,
  account: Account,
  { challenge, answer }: Extract<Proof, { way: 'passkey' }>,
): Promise<Result<undefined, 'factor.passkey_refused'>> {
  const owner = await options.factors.findByPasskey(challenge, answer)
  const isVerified = owner?.isUserVerified === true || account.kind !== 'operator'
  return owner?.account === account.id && isVerified ? ok(undefined) : err('factor.passkey_refused')
}

/** Each way counts its own wrong tries. */
export async function checkProof(
  options: AuthOptions,
  session: MemberSession,
  proof: Proof,
  visit: Visit,
): Promise<Result<undefined, ProofRefusal>> {
  const { account } = session
  if (!(await isOffered(options, account, proof.purpose, proof.way))) return err('session.way_not_offered')
  switch (proof.way) {
    case 'password':
      return checkPassword(options, account, proof.password, visit)
    case 'authenticator':
      return (await options.factors.checkAuthenticator(account.id, proof.code))
        ? ok(undefined)
        : err('factor.code_wrong')
    case 'passkey':
      return checkByPasskey(options, account, proof)
    case 'sms':
    case 'mail':
      return options.db.transact(async (tx): Promise<Result<undefined, ProofRefusal>> => {
        const to = await contactFor(options, tx, account, proof)
        if (to === undefined) return err('session.way_not_offered')
        const { code } = proof
        return options.verification.codes.check(tx, { flow: 'proof', to, code, binding: bindingOf(session) })
      })
    default:
      return unreachable(proof)
  }
}

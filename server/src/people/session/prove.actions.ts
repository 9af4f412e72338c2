import type { ProofWay } from '@ronda/contract'
import { err, ok, unreachable, type Result } from '@ronda/core'
import type { Visit } from '../../platform/http/index.ts'
import { findById, type Account } from '../identity/index.ts'
import type { DoorOptions } from './entrance.actions.ts'
import { checkPassword, type ProveRefusal } from './login.actions.ts'

export type Proof =
  | { readonly way: 'password'; readonly password: string }
  | { readonly way: 'authenticator'; readonly code: string }
  | { readonly way: 'passkey'; readonly challenge: string; readonly answer: Readonly<Record<string, unknown>> }

/** By what this account can prove who holds it; whoever came through another house has no password. */
export async function proofWaysOf({ db, factors, settings }: DoorOptions, { id }: Account): Promise<ProofWay[]> {
  const [found, { hasAuthenticator, passkeys }] = await Promise.all([db.read((tx) => findById(tx, id)), factors.of(id)])
  const hasPassword = (found?.passwordHash ?? null) !== null
  const hasPasskey = passkeys.length > 0 && (await settings.isOn('PASSKEYLOGIN3'))
  return [
    ...(hasPassword ? (['password'] as const) : []),
    ...(hasPasskey ? (['passkey'] as const) : []),
    ...(hasAuthenticator ? (['authenticator'] as const) : []),
  ]
}

type Refusal = ProveRefusal | 'factor.code_wrong' | 'factor.passkey_refused'

/** Each way counts its own wrong tries, wherever they are made. */
export async function checkProof(
  options: DoorOptions,
  account: Account,
  proof: Proof,
  visit: Visit,
): Promise<Result<undefined, Refusal>> {
  switch (proof.way) {
    case 'password':
      return checkPassword(options, account, proof.password, visit)
    case 'authenticator':
      return (await options.factors.checkAuthenticator(account.id, proof.code))
        ? ok(undefined)
        : err('factor.code_wrong')
    case 'passkey': {
      const owner = await options.factors.findByPasskey(proof.challenge, proof.answer)
      return owner === account.id ? ok(undefined) : err('factor.passkey_refused')
    }
    default:
      return unreachable(proof)
  }
}

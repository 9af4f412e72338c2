import { err, ok, type Result } from '@ronda/core'
import type { Tx } from '../../platform/postgres/db.ts'
import type { Codes } from './codes.actions.ts'
import type { CodeRefusal } from './guess.actions.ts'
import { takeOnce } from './once.sql.ts'
import type { PhoneService, Unreachable, VerifiedToken } from './phoneService/phoneService.actions.ts'
import type { Flow } from './verification.ts'

/** What was sent to prove a mobile number: our code, or also the token of a third-party service. */
export type GivenProof = {
  readonly verificationCode: string
  readonly firebaseChannel?: string | undefined
  readonly firebaseIdToken?: string | undefined
}

/** A proof that was read before the transaction, because a service may have to be asked. */
export type ReadProof = { readonly mobile: string } & (
  | { readonly by: 'code'; readonly code: string }
  | { readonly by: 'service'; readonly token: VerifiedToken }
)

export type MobileProofRefusal = CodeRefusal | Unreachable | 'verification.not_enabled'

export type MobileProofs = {
  /** Reads a proof. The keys of a service may have to be fetched, which must not hold a transaction open. */
  read(given: GivenProof, mobile: string): Promise<Result<ReadProof, MobileProofRefusal>>
  /** Uses the proof up in the caller's transaction: after a rollback it is still valid. */
  use(tx: Tx, flow: Flow, proof: ReadProof): Promise<Result<undefined, CodeRefusal>>
}

export type MobileProofOptions = {
  readonly codes: Codes
  /** The third-party service, where the brand uses one now. */
  readonly phoneService: () => Promise<PhoneService | undefined>
}

export function openMobileProofs({ codes, phoneService }: MobileProofOptions): MobileProofs {
  return {
    async read({ verificationCode, firebaseChannel, firebaseIdToken }, mobile) {
      if (firebaseIdToken === undefined) return ok({ by: 'code', mobile, code: verificationCode })
      const service = await phoneService()
      if (service === undefined) return err('verification.not_enabled')
      if (firebaseChannel !== service.view.channel) return err('verification.code_wrong')
      const verified = await service.verify(firebaseIdToken, mobile)
      return verified.ok ? ok({ by: 'service', mobile, token: verified.value }) : verified
    },
    async use(tx, flow, proof) {
      if (proof.by === 'code') return codes.check(tx, { flow, to: proof.mobile, code: proof.code })
      const { hash, expiresAtMs } = proof.token
      return (await takeOnce(tx, hash, expiresAtMs)) ? ok(undefined) : err('verification.code_expired')
    },
  }
}

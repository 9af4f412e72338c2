import { PROOF_FRESH_MS, type Call, type CommonRefusal } from '@ronda/contract'

/** What decides which calls the holder of a session may make. */
export type SessionAccess = {
  readonly isOperator: boolean
  readonly isAgent: boolean
  /** An account for trying the site out, without money. */
  readonly isTrial: boolean
  /** Whether the session was opened by a sign-in, and not because the browser was remembered. */
  readonly isProven: boolean
  /** When the holder of this session last proved who they are, in a way that counts for changes. */
  readonly provenAtMs: number | null
  /** Staff without a second factor: they may set one up, and nothing else. */
  readonly isFactorDue: boolean
  /** The password was set by the server, or somebody else may know it: another must be chosen first. */
  readonly isPasswordDue: boolean
  /** Somebody else opened the account: its owner has to accept the terms first. */
  readonly areTermsDue: boolean
}

type AskedCall = Pick<Call, 'may' | 'isForSetUp' | 'isMoney' | 'isSensitive' | 'needsFreshProof'>

/** Whether the last proof of this session is too old for this call. */
function isProofDue({ needsFreshProof }: AskedCall, { provenAtMs }: SessionAccess, nowMs: number): boolean {
  return needsFreshProof === true && (provenAtMs === null || nowMs >= provenAtMs + PROOF_FRESH_MS)
}

/** Why the holder of a session may not make a call, if so. */
export function accessRefusal(call: AskedCall, session: SessionAccess, nowMs: number): CommonRefusal | undefined {
  if (call.may === 'operator' && !session.isOperator) return 'session.forbidden'
  if (call.may === 'agent' && !session.isAgent) return 'session.forbidden'
  if (call.may !== 'signed' && session.isTrial) return 'session.trial'
  if (session.isFactorDue && !call.isForSetUp) return 'session.factor_due'
  // Staff who decide over other people's money must not move their own.
  if (call.may === 'member' && call.isMoney && session.isOperator) return 'session.staff'
  if (call.isSensitive && session.isPasswordDue) return 'session.password_due'
  if ((call.isSensitive || call.isMoney) && session.areTermsDue) return 'session.terms_due'
  if (call.isSensitive && !session.isProven) return 'session.prove_again'
  return isProofDue(call, session, nowMs) ? 'session.proof_due' : undefined
}

import { openBudgets, type BudgetOptions } from './budget.actions.ts'
import { openCaptchas, type Captchas } from './captcha.actions.ts'
import { deleteExpiredCodes } from './code.sql.ts'
import { openCodes, type CodeOptions, type Codes } from './codes.actions.ts'
import { openLinks, type Links } from './links.actions.ts'
import { openMobileProofs, type MobileProofOptions, type MobileProofs } from './mobileProof.actions.ts'
import { deleteExpiredUses } from './once.sql.ts'
import { deleteOldSends } from './send.sql.ts'
import { SEND_LIMITS, type SendLimits } from './verification.ts'
import { openWork, type Work, type WorkOptions } from './work.actions.ts'

/** Captchas and puzzles against bots, and codes and links that verify a number or an address. */
export type Verification = {
  readonly captcha: Captchas
  readonly work: Work
  readonly codes: Codes
  readonly links: Links
  /** Proofs of a mobile number, by our codes or by a third-party service. */
  readonly mobileProofs: MobileProofs
  /** Deletes what has expired. */
  cleanUp(): Promise<void>
}

export type VerificationOptions = Omit<CodeOptions & BudgetOptions & WorkOptions, 'budgets' | 'limits'> & {
  readonly limits?: Partial<SendLimits>
  /** None when absent. */
  readonly phoneService?: MobileProofOptions['phoneService']
}

export function openVerification(options: VerificationOptions): Verification {
  const { db, clock } = options
  const budgets = openBudgets({ ...options, limits: { ...SEND_LIMITS, ...options.limits } })
  const work = openWork(options)
  const codes = openCodes({ ...options, budgets })
  const { phoneService = async () => undefined } = options
  return {
    captcha: openCaptchas({ ...options, work }),
    work,
    codes,
    links: openLinks({ ...options, budgets }),
    mobileProofs: openMobileProofs({ codes, phoneService }),
    cleanUp: () =>
      db.write(async (tx) => {
        const nowMs = clock.nowMs()
        await deleteExpiredUses(tx, nowMs)
        await deleteExpiredCodes(tx, nowMs)
        await deleteOldSends(tx, nowMs)
      }),
  }
}

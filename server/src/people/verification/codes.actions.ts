import { randomInt } from 'node:crypto'
import { err, ok, type Id, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { BackgroundTasks } from '../../platform/background/backgroundTasks.ts'
import type { Messages } from '../../platform/messages/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { Budgets } from './budget.actions.ts'
import { deleteCode, replaceCode } from './code.sql.ts'
import { hashOf, plainly, subjectOf } from './codeHash.actions.ts'
import { checkCode, type CodeGuess, type CodeRefusal, type GuessOptions } from './guess.actions.ts'
import { makeCodeMail, makeSms } from './letters.ts'
import {
  CODE_DIGITS,
  CODE_LIFE_MS,
  isServed,
  RESEND_MINUTES,
  type BudgetRefusal,
  type Channel,
  type Flow,
} from './verification.ts'

export type CodeRequest = {
  readonly flow: Flow
  readonly channel: Channel
  /** A mobile number in E.164, or an e-mail address. */
  readonly to: string
  readonly ip: string
  readonly language: Language
  /** Who asks, where that is known. */
  readonly account?: Id<'account'> | undefined
  /** Ties the code to one sign-in or one form: it works nowhere else. */
  readonly binding?: string | undefined
  /**
   * Given where the answer must not tell whether anybody has this number. The message then goes out after the answer,
   * and not at all when nobody has it; budgets, answer and time are the same.
   */
  readonly isKnown?: boolean | undefined
}

export type SendRefusal =
  | BudgetRefusal
  | 'verification.not_enabled'
  | 'verification.country_not_served'
  | 'verification.not_delivered'

export type Codes = {
  /** Whether the house can send by a channel at all. */
  readonly can: Readonly<Record<Channel, boolean>>
  send(request: CodeRequest): Promise<Result<{ readonly expiredMinutes: number }, SendRefusal>>
  /**
   * Whether the code is right. It is used up in the caller's transaction, so it works again if that is undone; the try
   * is counted outside of it, so that guessing is not made free by undoing.
   */
  check(tx: Tx, guess: CodeGuess): Promise<Result<undefined, CodeRefusal>>
}

export type CodeOptions = GuessOptions & {
  readonly db: Db
  readonly messages: Messages
  readonly budgets: Budgets
  readonly background: BackgroundTasks
  /** The name people know us by. */
  readonly brandName: string
  /** Dialing codes that codes are sent to; empty means every country. */
  readonly dialingCodes: () => Promise<readonly string[]>
}

export function openCodes(options: CodeOptions): Codes {
  const { db, clock, key, messages, budgets, background, brandName, dialingCodes } = options

  async function deliver({ channel, to, flow, language }: CodeRequest, code: string): Promise<boolean> {
    const letter = { brandName, code, flow, language }
    const sent =
      channel === 'sms'
        ? await messages.sendSms({ to, text: makeSms(letter) })
        : await messages.sendMail({ to, ...makeCodeMail(letter) })
    return sent.ok
  }

  /** A code that nobody got must not keep its owner from asking again. */
  const release = (subject: Buffer, send: bigint): Promise<void> =>
    db.write(async (tx) => {
      await deleteCode(tx, subject, send)
      await budgets.release(tx, send)
    })

  async function send(request: CodeRequest): Promise<Result<{ readonly expiredMinutes: number }, SendRefusal>> {
    const { channel, ip, account, isKnown } = request
    if (!messages.can[channel]) return err('verification.not_enabled')
    if (channel === 'sms' && !isServed(request.to, await dialingCodes())) {
      return err('verification.country_not_served')
    }
    const subject = subjectOf(key, request)
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
    const asked = { channel, subject, to: plainly(request.to), ip, account, isReal: isKnown !== false }
    // Also where nobody has the number: wrong guesses must be answered alike.
    const spent = await budgets.spend(asked, (tx, id) =>
      replaceCode(tx, {
        subject,
        codeHash: hashOf(key, subject, code),
        expiresAtMs: clock.nowMs() + CODE_LIFE_MS,
        send: id,
      }),
    )
    if (!spent.ok) return spent
    const sendAndSee = async (): Promise<boolean> => {
      const isSent = await deliver(request, code)
      if (!isSent) await release(subject, spent.value)
      return isSent
    }
    if (isKnown === true) background.run('a code', sendAndSee)
    if (isKnown === undefined && !(await sendAndSee())) return err('verification.not_delivered')
    return ok({ expiredMinutes: RESEND_MINUTES })
  }

  return { can: messages.can, send, check: (tx, guess) => checkCode(options, tx, guess) }
}

import { randomInt } from 'node:crypto'
import type { SentCode } from '@ronda/contract'
import { err, minutes, ok, type Id, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { BackgroundTasks } from '../../platform/background/backgroundTasks.ts'
import type { Messages } from '../../platform/messages/index.ts'
import type { Db, Tx } from '../../platform/postgres/db.ts'
import type { Budgets } from './budget.actions.ts'
import { deleteCode, replaceCode } from './code.sql.ts'
import { hashOf, normaliseRecipient, subjectOf } from './codeHash.lib.ts'
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
  /** The requesting account, if it is known. */
  readonly account?: Id<'account'> | undefined
  /** Binds the code to one sign-in or one form: it is valid only there. */
  readonly binding?: string | undefined
  /**
   * Given when the reply must not reveal whether an account has this number. The message is then sent after the reply,
   * and not at all when no account has it; budgets, reply and response time are the same.
   */
  readonly isKnown?: boolean | undefined
}

export type SendRefusal =
  | BudgetRefusal
  | 'verification.not_enabled'
  | 'verification.country_not_served'
  | 'verification.not_delivered'

export type Codes = {
  /** Whether a channel is set up. */
  readonly can: Readonly<Record<Channel, boolean>>
  send(request: CodeRequest): Promise<Result<SentCode, SendRefusal>>
  /**
   * Whether the code is right. It is used up in the caller's transaction, so it stays valid after a rollback; the try
   * is counted outside of it, so that a rollback does not make guessing free.
   */
  check(tx: Tx, guess: CodeGuess): Promise<Result<undefined, CodeRefusal>>
}

export type CodeOptions = GuessOptions & {
  readonly db: Db
  readonly messages: Messages
  readonly budgets: Budgets
  readonly background: BackgroundTasks
  /** The brand's name in the messages. */
  readonly brandName: string
  /** The dialing codes of the served countries; empty means every country. */
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

  /** After a failed delivery the owner must be able to request another code at once. */
  const release = (subject: Buffer, send: bigint): Promise<void> =>
    db.write(async (tx) => {
      await deleteCode(tx, subject, send)
      await budgets.release(tx, send)
    })

  async function send(request: CodeRequest): Promise<Result<SentCode, SendRefusal>> {
    const { channel, ip, account, isKnown } = request
    if (!messages.can[channel]) return err('verification.not_enabled')
    if (channel === 'sms' && !isServed(request.to, await dialingCodes())) {
      return err('verification.country_not_served')
    }
    const subject = subjectOf(key, request)
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
    const message = { channel, subject, to: normaliseRecipient(request.to), ip, account, isReal: isKnown !== false }
    // A code is stored even when no account has the number, so that wrong guesses get the same reply.
    const spent = await budgets.spend(message, (tx, id) =>
      replaceCode(tx, {
        subject,
        codeHash: hashOf(key, subject, code),
        expiresAtMs: clock.nowMs() + CODE_LIFE_MS,
        send: id,
      }),
    )
    if (!spent.ok) return spent
    const sendOrRelease = async (): Promise<boolean> => {
      const isSent = await deliver(request, code)
      if (!isSent) await release(subject, spent.value)
      return isSent
    }
    if (isKnown === true) background.run('a code', sendOrRelease)
    if (isKnown === undefined && !(await sendOrRelease())) return err('verification.not_delivered')
    return ok({ expiredMinutes: RESEND_MINUTES, validMinutes: CODE_LIFE_MS / minutes(1) })
  }

  return { can: messages.can, send, check: (tx, guess) => checkCode(options, tx, guess) }
}

import { err, ok, type Id, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import type { BackgroundTasks } from '../../platform/background/backgroundTasks.ts'
import type { Messages } from '../../platform/messages/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { blindIndex, type SecretKey } from '../../platform/secrets/index.ts'
import type { Budgets } from './budget.actions.ts'
import { makeLinkMail } from './letters.ts'
import type { BudgetRefusal } from './verification.ts'

export type LinkRequest = {
  readonly to: string
  readonly ip: string
  readonly language: Language
  readonly account?: Id<'account'> | undefined
  /** Makes the URL; called only when the mail is sent. */
  readonly makeLink: () => Promise<string>
  readonly lifeMinutes: number
  /** When false nothing is sent; everything else is the same. */
  readonly isKnown: boolean
}

export type Links = {
  /** Mails the link that sets a new password, after the reply. */
  send(request: LinkRequest): Promise<Result<undefined, BudgetRefusal | 'verification.not_enabled'>>
}

export type LinkOptions = {
  readonly db: Db
  readonly key: SecretKey
  readonly messages: Messages
  readonly budgets: Budgets
  readonly background: BackgroundTasks
  readonly brandName: string
}

export function openLinks({ db, key, messages, budgets, background, brandName }: LinkOptions): Links {
  return {
    async send({ ip, language, account, makeLink, lifeMinutes, isKnown, ...request }) {
      if (!messages.can.mail) return err('verification.not_enabled')
      const to = request.to.trim().toLowerCase()
      const subject = blindIndex(key, to, 'verification.link')
      const message = { channel: 'mail', subject, to, ip, account, isReal: isKnown } as const
      const spent = await budgets.spend(message, async () => {})
      if (!spent.ok) return spent
      if (isKnown) {
        background.run('a link', async () => {
          const mail = makeLinkMail({ brandName, link: await makeLink(), lifeMinutes, language })
          const sent = await messages.sendMail({ to: request.to, ...mail })
          if (!sent.ok) await db.write((tx) => budgets.release(tx, spent.value))
        })
      }
      return ok(undefined)
    },
  }
}

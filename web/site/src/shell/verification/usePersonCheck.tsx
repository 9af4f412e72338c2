import { useState, type ReactNode } from 'react'
import type { CaptchaAnswer } from '@ronda/contract'
import { PersonDialog, type PersonDialogProps } from './PersonDialog.tsx'
import { asksForCaptcha } from '@ronda/base/verification/useCaptcha.ts'
import type { SendCodeOptions } from '@ronda/base/verification/useSendCode.ts'

type Sent = Awaited<ReturnType<SendCodeOptions['send']>>

export type PersonCheck = {
  /** Asks for a captcha and sends with its answer; undefined when the dialog was closed. */
  readonly sendAs: (send: (captcha: CaptchaAnswer) => Promise<NonNullable<Sent>>) => Promise<Sent>
  readonly dialog: ReactNode
}

/** A wrong answer is asked for again in the same dialog; any other result closes it. */
export function usePersonCheck(): PersonCheck {
  const [asking, setAsking] = useState<PersonDialogProps>()
  return {
    sendAs: (send) =>
      new Promise((resolve) => {
        function end(sent: Sent): void {
          setAsking(undefined)
          resolve(sent)
        }
        setAsking({
          async onAnswer(answer) {
            const reply = await send(answer)
            if (!reply.ok && asksForCaptcha(reply.error.code)) return reply.error.code
            end(reply)
            return undefined
          },
          onClose: () => end(undefined),
        })
      }),
    dialog: asking && <PersonDialog {...asking} />,
  }
}

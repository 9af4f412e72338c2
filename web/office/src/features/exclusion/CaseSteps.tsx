import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Button, toast } from '@ronda/ui'
import type { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { ReasonDialog } from '../../shell/desk/ReasonDialog.tsx'

export type Step = {
  readonly kind: 'excluded' | 'dismissed' | 'upheld' | 'lifted'
  readonly label: string
  readonly title: string
  readonly text: string
  /** Shown when it is done. */
  readonly done: string
  /** Asks for a proof of identity where there is no fresh one. */
  readonly send: (reason: string) => ReturnType<typeof staffApi.exclusionDesk.decide>
}

type StepsProps = {
  readonly steps: readonly [Step, Step]
  /** What the reader has proposed: somebody else has to agree. */
  readonly own: Step['kind'] | undefined
}

/** What staff may do with a case or an appeal, the stricter step first; each with a reason. */
export function CaseSteps({ steps, own }: StepsProps) {
  const t = useDesk().texts.exclusions
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Step['kind']>()
  // Of the steps as they are now: a case may have changed since the dialog was opened.
  const step = steps.find(({ kind }) => kind === asked)
  async function confirm({ send, done }: Step, reason: string): Promise<string | undefined> {
    const reply = await send(reason)
    await queries.invalidateQueries({ queryKey: DESK_KEY })
    if (!reply.ok) return refusalText(reply.error.code)
    toast(reply.value.outcome === 'proposed' ? t.proposedToast : done, 'good')
    return undefined
  }
  return (
    <div className="flex flex-wrap gap-3">
      {steps.map(
        ({ kind, label }, at) =>
          kind !== own && (
            <Button key={kind} size="small" variant={at === 0 ? 'primary' : 'quiet'} onClick={() => setAsked(kind)}>
              {label}
            </Button>
          ),
      )}
      {own !== undefined && <p className="text-text-soft text-sm">{t.notYou}</p>}
      {step !== undefined && (
        <ReasonDialog
          title={step.title}
          text={step.text}
          confirm={step.label}
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => confirm(step, reason)}
        />
      )}
    </div>
  )
}

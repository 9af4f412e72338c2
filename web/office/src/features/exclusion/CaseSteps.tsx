import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Button, toast } from '@ronda/ui'
import type { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { ReasonDialog } from '../../shell/desk/ReasonDialog.tsx'

export type Step = {
  readonly label: string
  readonly title: string
  readonly text: string
  /** Shown when it is done. */
  readonly done: string
  /** Asks for a proof of identity where there is no fresh one. */
  readonly send: (reason: string) => ReturnType<typeof staffApi.exclusionDesk.decide>
}

/** What staff may do with a case or an appeal, the stricter step first; each with a reason. */
export function CaseSteps({ steps }: { readonly steps: readonly [Step, Step] }) {
  const t = useDesk().texts.exclusions
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Step>()
  async function confirm(step: Step, reason: string): Promise<string | undefined> {
    const reply = await step.send(reason)
    await queries.invalidateQueries({ queryKey: DESK_KEY })
    if (!reply.ok) return refusalText(reply.error.code)
    toast(reply.value.outcome === 'proposed' ? t.proposedToast : step.done, 'good')
    return undefined
  }
  return (
    <div className="flex flex-wrap gap-3">
      {steps.map((step, at) => (
        <Button key={step.label} size="small" variant={at === 0 ? 'primary' : 'quiet'} onClick={() => setAsked(step)}>
          {step.label}
        </Button>
      ))}
      {asked !== undefined && (
        <ReasonDialog
          title={asked.title}
          text={asked.text}
          confirm={asked.label}
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => confirm(asked, reason)}
        />
      )}
    </div>
  )
}

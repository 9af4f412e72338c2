import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SettingsProposal } from '@ronda/contract'
import type { Refusal } from '@ronda/client/lazy'
import { fillText, type Result } from '@ronda/core'
import { Button, confirm, toast } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import type { Pages } from '../../shell/texts/pageTexts.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { ReasonDialog } from '../../shell/desk/ReasonDialog.tsx'
import { proven } from '@ronda/base/session/prove.ts'

type ActionsProps = {
  readonly texts: Pages['proposal']['queue']
  readonly proposal: SettingsProposal
  readonly span: string
}

/** What the user may do: decide a colleague's proposal, or stop one that is not in force yet. */
export function ProposalActions({ texts: t, proposal, span }: ActionsProps) {
  const { id, mayDecide, mayWithdraw } = proposal
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [isRefusing, setRefusing] = useState(false)

  /** The error, if there was one. */
  async function run(ask: () => Promise<Result<unknown, Refusal>>, done: string): Promise<string | undefined> {
    setBusy(true)
    const reply = await proven(ask)
    setBusy(false)
    await queries.invalidateQueries({ queryKey: DESK_KEY })
    if (!reply.ok) return refusalText(reply.error.code)
    toast(done, 'good')
    return undefined
  }

  async function approve(): Promise<void> {
    const text = fillText(t.approveText, { span })
    if (!(await confirm({ title: t.approveTitle, text, yes: t.approve, no: t.back }))) return
    const failure = await run(() => staffApi.proposals.approve({ id }), fillText(t.approved, { span }))
    if (failure !== undefined) toast(failure, 'bad')
  }

  async function withdraw(): Promise<void> {
    if (!(await confirm({ title: t.withdrawTitle, text: t.withdrawText, yes: t.withdraw, no: t.back }))) return
    const failure = await run(() => staffApi.proposals.withdraw({ id }), t.withdrawn)
    if (failure !== undefined) toast(failure, 'bad')
  }

  if (!mayDecide && !mayWithdraw) return null
  return (
    <div className="flex flex-wrap gap-3">
      {mayDecide && (
        <>
          <Button isBusy={isBusy} onClick={() => void approve()}>
            {t.approve}
          </Button>
          <Button variant="quiet" onClick={() => setRefusing(true)}>
            {t.refuse}
          </Button>
        </>
      )}
      {mayWithdraw && (
        <Button variant="quiet" onClick={() => void withdraw()}>
          {t.withdraw}
        </Button>
      )}
      {isRefusing && (
        <ReasonDialog
          isDanger
          title={t.refuseTitle}
          confirm={t.refuse}
          onClose={() => setRefusing(false)}
          onConfirm={(note) => run(() => staffApi.proposals.refuse({ id, note }), t.refused)}
        />
      )}
    </div>
  )
}

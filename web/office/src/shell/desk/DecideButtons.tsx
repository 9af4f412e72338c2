import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Refusal } from '@ronda/client/lazy'
import type { Result } from '@ronda/core'
import { Button, confirm, toast } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { DESK_KEY } from './desk.queries.ts'
import { useDesk } from './DeskContext.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

export type DecideButtonsProps<Decided> = {
  readonly texts: Readonly<Record<'approve' | 'approveTitle' | 'refuse' | 'refuseTitle', string>>
  /** What an approval does, in a sentence. */
  readonly effect: string
  /** What a refusal does, where it does more than tell the reason. */
  readonly refuseEffect?: string
  readonly size?: 'small' | 'medium'
  readonly approve: () => Promise<Result<Decided, Refusal>>
  readonly refuse: (note: string) => Promise<Result<unknown, Refusal>>
  /** What came of an approval, and whether it is what was wanted. */
  readonly resultOf: (decided: Decided) => readonly [text: string, isGood: boolean]
}

/** Approves or refuses what somebody else proposed, as the items of a grid or a row. */
export function DecideButtons<Decided>(props: DecideButtonsProps<Decided>) {
  const { texts: t, effect, refuseEffect, size = 'medium', resultOf } = props
  const { texts } = useDesk()
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [isRefusing, setRefusing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const refresh = () => queries.invalidateQueries({ queryKey: DESK_KEY })

  async function approve(): Promise<void> {
    if (!(await confirm({ title: t.approveTitle, text: effect, yes: t.approve, no: texts.reason.cancel }))) return
    setBusy(true)
    const reply = await props.approve()
    setBusy(false)
    const [text, isGood] = reply.ok ? resultOf(reply.value) : [refusalText(reply.error.code), false]
    toast(text, isGood ? 'good' : 'bad')
    await refresh()
  }

  async function refuse(note: string): Promise<string | undefined> {
    const reply = await props.refuse(note)
    await refresh()
    return reply.ok ? undefined : refusalText(reply.error.code)
  }

  return (
    <>
      <Button size={size} isBusy={isBusy} onClick={() => void approve()}>
        {t.approve}
      </Button>
      <Button size={size} variant="quiet" onClick={() => setRefusing(true)}>
        {t.refuse}
      </Button>
      {isRefusing && (
        <ReasonDialog
          isDanger
          title={t.refuseTitle}
          text={refuseEffect ?? texts.reason.refusal}
          confirm={t.refuse}
          onClose={() => setRefusing(false)}
          onConfirm={refuse}
        />
      )}
    </>
  )
}

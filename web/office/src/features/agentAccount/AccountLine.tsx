import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { DeskAccount, PasswordState } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { Button, confirm, toast } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { Badge, type BadgeTone } from '../../shell/desk/Badge.tsx'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { HandedOut, type HandedOutAccount } from './HandedOut.tsx'

const TONES: Record<PasswordState, BadgeTone> = { chosen: 'good', waiting: 'waiting', expired: 'bad' }

/** An account that was opened by hand, with a button for another one-time password. */
export function AccountLine({
  account: { id, name, account, openedBy, openedAt, password },
}: {
  readonly account: DeskAccount
}) {
  const { texts } = useDesk()
  const t = texts.agents
  const format = useFormatter()
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [handed, setHanded] = useState<HandedOutAccount>()
  async function renew(): Promise<void> {
    const question = { title: fillText(t.renewTitle, { name }), text: t.renewText }
    if (!(await confirm({ ...question, yes: t.renew, no: texts.reason.cancel }))) return
    setBusy(true)
    const reply = await proven(() => staffApi.agentAccountDesk.renew({ member: id }))
    setBusy(false)
    if (reply.ok) setHanded(reply.value)
    else toast(refusalText(reply.error.code), 'bad')
    await queries.invalidateQueries({ queryKey: DESK_KEY })
  }
  const opened = format.dateTime(openedAt, { dateStyle: 'short', timeStyle: 'short' })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <span className="grid min-w-0 gap-1">
        <span className="font-bold break-all">{name}</span>
        <span className="text-text-soft tabular text-sm">{[id, t.kinds[account]].join(' · ')}</span>
        <span className="text-text-faint text-xs">
          {[fillText(t.openedBy, { name: openedBy ?? t.staff }), opened].join(' · ')}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-3">
        <Badge tone={TONES[password]}>{t.passwords[password]}</Badge>
        {password !== 'chosen' && (
          <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void renew()}>
            {t.renew}
          </Button>
        )}
      </span>
      {handed !== undefined && <HandedOut handed={handed} onSaved={() => setHanded(undefined)} />}
    </li>
  )
}

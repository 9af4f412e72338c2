import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { Recipient, RedemptionState, ReviewedRedemption } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { Button, formatCount, toast, useLocale } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { Badge, type BadgeTone } from '../../shell/desk/Badge.tsx'
import { DecideButtons } from '../../shell/desk/DecideButtons.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'

const TONES: Readonly<Record<RedemptionState, BadgeTone>> = {
  inProcess: 'waiting',
  approved: 'good',
  rejected: 'bad',
}

/** Where it is to be sent, shown when it is asked for: the audit log records who looked. */
function SendTo({ id }: { readonly id: string }) {
  const t = useDesk().texts.mall
  const { refusalText } = useLanguage()
  const [recipient, setRecipient] = useState<Recipient>()
  const [isBusy, setBusy] = useState(false)

  async function look(): Promise<void> {
    setBusy(true)
    const reply = await proven(() => staffApi.mallDesk.look({ id }))
    setBusy(false)
    if (reply.ok) setRecipient(reply.value)
    else toast(refusalText(reply.error.code), 'bad')
  }

  if (recipient === undefined) {
    return (
      <Button size="small" variant="quiet" isBusy={isBusy} onClick={() => void look()}>
        {t.look}
      </Button>
    )
  }
  return (
    <address className="bg-surface-2 basis-full rounded-md p-3 text-sm break-words not-italic">
      {recipient.name}
      <br />
      {recipient.address}
      <br />
      {recipient.phone}
    </address>
  )
}

/** A redemption, with the buttons of one that waits. */
export function RedemptionLine({ redemption }: { readonly redemption: ReviewedRedemption }) {
  const t = useDesk().texts.mall
  const locale = useLocale()
  const format = useFormatter()
  const when = (atMs: number): string => format.dateTime(atMs, { dateStyle: 'short', timeStyle: 'short' })
  const { language } = useLanguage()
  const { id, member, names, quantity, points, kind, state, reason, decidedBy, decidedAt, askedAt } = redemption
  const by = { member, points: formatCount(points, locale), when: when(askedAt) }
  return (
    <li className="grid grid-cols-1 gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-bold break-words">
          {fillText(t.line, { quantity: formatCount(quantity, locale), name: names[language] })}
        </p>
        <Badge tone={TONES[state]}>{t.states[state]}</Badge>
      </div>
      <p className="text-text-soft tabular text-sm break-words">{fillText(t.by, by)}</p>
      {reason !== null && <p className="text-sm break-words">{fillText(t.reasonOf, { reason })}</p>}
      {decidedBy !== null && decidedAt !== null && (
        <p className="text-text-faint text-xs">{fillText(t.decided, { name: decidedBy, when: when(decidedAt) })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {kind === 'delivery' && <SendTo id={id} />}
        {state === 'inProcess' && (
          <DecideButtons
            texts={t}
            size="small"
            effect={t.effect}
            refuseEffect={t.effect}
            approve={() => proven(() => staffApi.mallDesk.approve({ id }))}
            refuse={(why) => proven(() => staffApi.mallDesk.reject({ id, reason: why }))}
            resultOf={(decided) => [t.states[decided.state], true]}
          />
        )}
      </div>
    </li>
  )
}

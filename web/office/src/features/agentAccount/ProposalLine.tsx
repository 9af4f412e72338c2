import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { AccountProposal } from '@ronda/contract'
import { fillText, type Currency } from '@ronda/core'
import { languages } from '@ronda/i18n'
import { proven } from '@ronda/base/session/prove.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { Badge, type BadgeTone } from '../../shell/desk/Badge.tsx'
import { DecideButtons } from '../../shell/desk/DecideButtons.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { HandedOut, type HandedOutAccount } from './HandedOut.tsx'

const TONES: Record<AccountProposal['state'], BadgeTone> = {
  proposed: 'waiting',
  approved: 'good',
  refused: 'bad',
  expired: 'plain',
}

/** What has happened to a proposal. No full stop after it: a time may end with one. */
function useHistory({ proposedBy, proposedAt, expiresAt, decidedBy, note, state }: AccountProposal): string {
  const t = useDesk().texts.agents
  const format = useFormatter()
  const when = (atMs: number): string => format.dateTime(atMs, { dateStyle: 'short', timeStyle: 'short' })
  const parts = [fillText(t.by, { name: proposedBy, when: when(proposedAt) })]
  if (state === 'proposed') parts.push(fillText(t.expires, { when: when(expiresAt) }))
  if (decidedBy !== null) parts.push(fillText(t.decided, { name: decidedBy }))
  if (note !== null) parts.push(note)
  return parts.join(' · ')
}

type ProposalLineProps = { readonly proposal: AccountProposal; readonly currency: Currency }

/** A proposed general agent, and the buttons of somebody who may decide. */
export function ProposalLine({ proposal, currency }: ProposalLineProps) {
  const t = useDesk().texts.agents
  const history = useHistory(proposal)
  const [handed, setHanded] = useState<HandedOutAccount>()
  const { id, username, language, reason, state, mayDecide } = proposal
  return (
    <li className="grid grid-cols-1 gap-3 px-4 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h4 className="min-w-0 font-bold break-all">{username}</h4>
        <Badge tone={TONES[state]}>{t.states[state]}</Badge>
      </div>
      <p className="text-text-soft text-sm">{`${fillText(t.kind, { currency })} · ${languages[language].name}`}</p>
      <p className="text-sm break-words">{reason}</p>
      <p className="text-text-faint text-xs break-words">{history}</p>
      {mayDecide && (
        <div className="flex flex-wrap gap-3">
          <DecideButtons
            texts={t}
            size="small"
            effect={t.effect}
            approve={async () => {
              const reply = await proven(() => staffApi.agentAccountDesk.approve({ id }))
              if (reply.ok) setHanded(reply.value)
              return reply
            }}
            refuse={(note) => staffApi.agentAccountDesk.refuse({ id, note })}
            resultOf={() => [t.states.approved, true]}
          />
        </div>
      )}
      {state === 'proposed' && !mayDecide && <p className="text-text-soft text-sm">{t.notYou}</p>}
      {handed !== undefined && <HandedOut handed={handed} onSaved={() => setHanded(undefined)} />}
    </li>
  )
}

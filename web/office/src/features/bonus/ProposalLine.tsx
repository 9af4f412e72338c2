import { useFormatter } from 'use-intl'
import type { BonusProposal, BonusProposalState } from '@ronda/contract'
import { fillText, money } from '@ronda/core'
import { formatMoney, useLocale } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { Badge, type BadgeTone } from '../../shell/desk/Badge.tsx'
import { DecideButtons } from '../../shell/desk/DecideButtons.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'

const TONES: Record<BonusProposalState, BadgeTone> = {
  proposed: 'waiting',
  approved: 'waiting',
  done: 'good',
  refused: 'bad',
  expired: 'plain',
  failed: 'bad',
}

type ProposalProps = { readonly proposal: BonusProposal }

function Deciding({ proposal: { id, member, terms } }: ProposalProps) {
  const t = useDesk().texts.bonuses
  const locale = useLocale()
  const amount = formatMoney(money(terms.amount, terms.currency), locale)
  return (
    <div className="flex flex-wrap gap-3">
      <DecideButtons
        texts={t}
        size="small"
        effect={fillText(t.effect, { amount, member: member.name })}
        approve={() => proven(() => staffApi.bonusDesk.approve({ id }))}
        refuse={(note) => staffApi.bonusDesk.refuse({ id, note })}
        resultOf={({ state }) => [t.states[state], state === 'done']}
      />
    </div>
  )
}

/** What has happened to a proposal. No full stop after it: a time may end with one. */
function useHistory(proposal: BonusProposal): string {
  const t = useDesk().texts.bonuses
  const format = useFormatter()
  const when = (atMs: number): string => format.dateTime(atMs, { dateStyle: 'short', timeStyle: 'short' })
  const { state, proposedBy, proposedAt, expiresAt, decidedBy, decidedAt, note } = proposal
  const proposed = fillText(t.proposed, { name: proposedBy, when: when(proposedAt) })
  if (state === 'proposed') return `${proposed} · ${fillText(t.expires, { when: when(expiresAt) })}`
  if (state === 'expired' || decidedBy === null || decidedAt === null) return `${proposed} · ${t.expired}`
  const decided = { name: decidedBy, when: when(decidedAt), note: note ?? '' }
  return `${proposed} · ${fillText(state === 'refused' ? t.refused : t.approved, decided)}`
}

/** A proposal to give a bonus, with the buttons of somebody who may decide it. */
export function ProposalLine({ proposal }: ProposalProps) {
  const t = useDesk().texts.bonuses
  const { language, refusalText } = useLanguage()
  const locale = useLocale()
  const history = useHistory(proposal)
  const { member, names, terms, reason, state, failure, mayDecide } = proposal
  const write = (atoms: bigint): string => formatMoney(money(atoms, terms.currency), locale)
  const about = { multiple: String(terms.multiple), stakeMax: write(terms.stakeMax), days: String(terms.days) }
  return (
    <li className="grid grid-cols-1 gap-2 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="tabular font-bold">{write(terms.amount)}</span>
          <span className="text-text-soft text-sm">{`${member.name} · ${names[language]}`}</span>
        </p>
        <Badge tone={TONES[state]}>{t.states[state]}</Badge>
      </div>
      <p className="text-text-soft tabular text-sm">{fillText(t.line, about)}</p>
      <p className="text-sm break-words">{reason}</p>
      {failure !== null && <p className="text-loss text-sm">{refusalText(failure)}</p>}
      <p className="text-text-faint text-xs break-words">{history}</p>
      {mayDecide && <Deciding proposal={proposal} />}
      {state === 'proposed' && !mayDecide && <p className="text-text-soft text-sm">{t.notYou}</p>}
    </li>
  )
}

import { useFormatter } from 'use-intl'
import type { PlannedTournament, TournamentPlanState } from '@ronda/contract'
import { fillText, money } from '@ronda/core'
import { formatMoney, useLocale } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { Badge, type BadgeTone } from '../../shell/desk/Badge.tsx'
import { DecideButtons } from '../../shell/desk/DecideButtons.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { Facts } from '../../shell/desk/Facts.tsx'
import { StopButtons } from './StopButtons.tsx'
import { TournamentFacts } from './TournamentFacts.tsx'

const TONES: Record<TournamentPlanState, BadgeTone> = {
  proposed: 'waiting',
  published: 'good',
  settled: 'plain',
  cancelled: 'bad',
  refused: 'bad',
  expired: 'plain',
}

type PlanProps = { readonly plan: PlannedTournament }

function Deciding({ plan: { id, pot, currency } }: PlanProps) {
  const t = useDesk().texts.tournaments
  const locale = useLocale()
  return (
    <div className="flex flex-wrap gap-3">
      <DecideButtons
        texts={t}
        size="small"
        effect={fillText(t.effect, { amount: formatMoney(money(pot, currency), locale) })}
        approve={() => proven(() => staffApi.tournamentDesk.approve({ id }))}
        refuse={(note) => staffApi.tournamentDesk.refuse({ id, note })}
        resultOf={({ state }) => [t.states[state], true]}
      />
    </div>
  )
}

/** What has happened to a plan. No full stop after it: a time may end with one. */
function useHistory(plan: PlannedTournament): string {
  const t = useDesk().texts.tournaments
  const format = useFormatter()
  const when = (atMs: number): string => format.dateTime(atMs, { dateStyle: 'short', timeStyle: 'short' })
  const { state, proposedBy, proposedAt, expiresAt, decidedBy, decidedAt, note } = plan
  const proposed = fillText(t.proposed, { name: proposedBy, when: when(proposedAt) })
  if (state === 'proposed') return `${proposed} · ${fillText(t.expires, { when: when(expiresAt) })}`
  if (decidedBy === null || decidedAt === null) return `${proposed} · ${t.expired}`
  const decided = { name: decidedBy, when: when(decidedAt), note: note ?? '' }
  return `${proposed} · ${fillText(state === 'refused' ? t.refused : t.published, decided)}`
}

/** How many take part, and what was given. */
function Result({ plan: { state, joined, players, given, currency } }: PlanProps) {
  const t = useDesk().texts.tournaments
  const locale = useLocale()
  if (!['published', 'settled', 'cancelled'].includes(state)) return null
  const facts = [
    { label: t.facts.joined, value: joined.toLocaleString(locale) },
    ...(players === null ? [] : [{ label: t.facts.ranked, value: players.toLocaleString(locale) }]),
    ...(state === 'settled' ? [{ label: t.facts.given, value: formatMoney(money(given, currency), locale) }] : []),
  ]
  return <Facts facts={facts} />
}

/** Why a tournament was cancelled. */
function Cancelled({ plan: { stop } }: PlanProps) {
  const t = useDesk().texts.tournaments
  const text = stop?.isDone === true ? fillText(t.stopped, { name: stop.by, reason: stop.reason }) : t.few
  return <p className="text-sm break-words">{text}</p>
}

/** A plan of a tournament, with the buttons of somebody who may decide it. */
export function TournamentLine({ plan }: PlanProps) {
  const t = useDesk().texts.tournaments
  const { language } = useLanguage()
  const history = useHistory(plan)
  const { terms, currency, reason, state, mayDecide } = plan
  return (
    <li className="grid grid-cols-1 gap-3 px-4 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h4 className="min-w-0 font-bold break-words">{terms.names[language]}</h4>
        <Badge tone={TONES[state]}>{t.states[state]}</Badge>
      </div>
      <TournamentFacts terms={terms} currency={currency} />
      <Result plan={plan} />
      <p className="text-sm break-words">{reason}</p>
      <p className="text-text-faint text-xs break-words">{history}</p>
      {state === 'cancelled' && <Cancelled plan={plan} />}
      {state === 'published' && <StopButtons plan={plan} />}
      {state === 'proposed' && mayDecide && <Deciding plan={plan} />}
      {state === 'proposed' && !mayDecide && <p className="text-text-soft text-sm">{t.notYou}</p>}
    </li>
  )
}

import { useFormatter } from 'use-intl'
import type { Rain, RainState } from '@ronda/contract'
import { fillText, minutes, money } from '@ronda/core'
import { formatMoney, formatWait, useLocale } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { Badge, type BadgeTone } from '../../shell/desk/Badge.tsx'
import { DecideButtons } from '../../shell/desk/DecideButtons.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { Facts } from '../../shell/desk/Facts.tsx'
import { costOf } from './rainForm.ts'

const TONES: Record<RainState, BadgeTone> = {
  proposed: 'waiting',
  published: 'good',
  refused: 'bad',
  expired: 'plain',
}

type RainProps = { readonly rain: Rain }

function Deciding({ rain: { id, plan, currency } }: RainProps) {
  const t = useDesk().texts.envelopes
  const locale = useLocale()
  return (
    <div className="flex flex-wrap gap-3">
      <DecideButtons
        texts={t}
        size="small"
        effect={fillText(t.effect, { amount: formatMoney(money(costOf(plan), currency), locale) })}
        approve={() => proven(() => staffApi.envelopeDesk.approve({ id }))}
        refuse={(note) => staffApi.envelopeDesk.refuse({ id, note })}
        resultOf={({ state }) => [t.states[state], true]}
      />
    </div>
  )
}

/** What has happened to a plan. No full stop after it: a time may end with one. */
function useHistory(rain: Rain): string {
  const t = useDesk().texts.envelopes
  const format = useFormatter()
  const when = (atMs: number): string => format.dateTime(atMs, { dateStyle: 'short', timeStyle: 'short' })
  const { state, proposedBy, proposedAt, expiresAt, decidedBy, decidedAt, note } = rain
  const proposed = fillText(t.proposed, { name: proposedBy, when: when(proposedAt) })
  if (state === 'proposed') return `${proposed} · ${fillText(t.expires, { when: when(expiresAt) })}`
  if (state === 'expired' || decidedBy === null || decidedAt === null) return `${proposed} · ${t.expired}`
  const decided = { name: decidedBy, when: when(decidedAt), note: note ?? '' }
  return `${proposed} · ${fillText(state === 'refused' ? t.refused : t.published, decided)}`
}

function useFacts({ plan, currency, state, ended, taken, takers }: Rain) {
  const t = useDesk().texts.envelopes
  const locale = useLocale()
  const format = useFormatter()
  const write = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  const { firstAtMs, everyMinutes, windowMinutes, least, rankMin, count } = plan
  const first = format.dateTime(firstAtMs, { dateStyle: 'short', timeStyle: 'short' })
  const audience = rankMin === 0 ? t.form.everybody : fillText(t.form.fromRank, { level: rankMin.toString() })
  const planned = [
    { label: t.facts.first, value: first },
    { label: t.facts.window, value: formatWait(minutes(windowMinutes), locale) },
    ...(count > 1 ? [{ label: t.facts.every, value: formatWait(minutes(everyMinutes), locale) }] : []),
    { label: t.facts.least, value: write(least) },
    { label: t.facts.audience, value: audience },
  ]
  if (state !== 'published') return planned
  const done = { ended: ended.toLocaleString(locale), count: count.toLocaleString(locale) }
  const used = { amount: write(taken), count: takers.toLocaleString(locale) }
  return [
    ...planned,
    { label: t.facts.ended, value: fillText(t.endedOf, done) },
    { label: t.facts.taken, value: fillText(t.takenBy, used) },
  ]
}

/** A plan of envelopes, with the buttons of somebody who may decide it. */
export function RainLine({ rain }: RainProps) {
  const t = useDesk().texts.envelopes
  const locale = useLocale()
  const { language } = useLanguage()
  const history = useHistory(rain)
  const facts = useFacts(rain)
  const { plan, currency, reason, state, mayDecide } = rain
  const summary = {
    count: plan.count.toLocaleString(locale),
    amount: formatMoney(money(plan.amount, currency), locale),
    shares: plan.shares.toLocaleString(locale),
  }
  return (
    <li className="grid grid-cols-1 gap-3 px-4 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h4 className="font-bold break-words">{plan.names[language]}</h4>
          <p className="text-text-soft tabular text-sm">{fillText(t.summary, summary)}</p>
        </div>
        <Badge tone={TONES[state]}>{t.states[state]}</Badge>
      </div>
      <Facts facts={facts} />
      <p className="text-sm break-words">{reason}</p>
      <p className="text-text-faint text-xs break-words">{history}</p>
      {mayDecide && <Deciding rain={rain} />}
      {state === 'proposed' && !mayDecide && <p className="text-text-soft text-sm">{t.notYou}</p>}
    </li>
  )
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import type { DeskMission, MissionDraft } from '@ronda/contract'
import { fillText, money, type Currency } from '@ronda/core'
import { Button, confirm, formatMoney, toast, useLocale } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { Badge, type BadgeTone } from '../../shell/desk/Badge.tsx'
import { DecideButtons } from '../../shell/desk/DecideButtons.tsx'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { Facts } from '../../shell/desk/Facts.tsx'
import { costOf } from './missionForm.ts'

type LineProps = { readonly mission: DeskMission; readonly onEdit: () => void }

function useTerms(currency: Currency): (draft: MissionDraft) => readonly string[] {
  const t = useDesk().texts.missions
  const categories = useTranslations('shell.category')
  const locale = useLocale()
  const write = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  return (draft) => {
    const { task, goal, gameType, prize, places } = draft
    const goalText = task === 'validBet' ? write(goal) : goal.toLocaleString(locale)
    const games = gameType === null ? t.anyGame : categories(gameType)
    const goals = `${fillText(t.goals[task], { goal: goalText })} · ${games}`
    return [goals, write(prize), places.toLocaleString(locale), write(costOf(draft))]
  }
}

/** The terms, with what is in force beside what a proposal changes, and what the mission has brought about. */
function useFacts({ draft, inForce, currency, joinedNow, joined, done, given }: DeskMission) {
  const t = useDesk().texts.missions
  const locale = useLocale()
  const termsOf = useTerms(currency)
  const now = inForce && termsOf(inForce.draft)
  const terms = termsOf(draft).map((value, at) => {
    const before = now?.[at] ?? value
    return before === value ? value : fillText(t.was, { value, before })
  })
  const figures = [joinedNow, joined, done].map((count) => count.toLocaleString(locale))
  const values = [...terms, ...figures, formatMoney(money(given, currency), locale)]
  const { goal, prize, places, cost, ...counted } = t.facts
  const labels = [goal, prize, places, cost, counted.joinedNow, counted.joined, counted.done, counted.given]
  return labels.map((label, at) => ({ label, value: values[at] ?? '' }))
}

/** Whether to put a proposed version in force: for everybody but its author. */
function Deciding({
  mission: { id, version, draft, currency, mayDecide, inForce },
}: {
  readonly mission: DeskMission
}) {
  const t = useDesk().texts.missions
  const locale = useLocale()
  const write = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  const cost = { amount: write(costOf(draft)), places: draft.places.toLocaleString(locale), prize: write(draft.prize) }
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="text-text-soft text-sm">{inForce?.isOffered === true ? t.stillOffered : t.notYet}</p>
      {mayDecide ? (
        <div className="flex flex-wrap gap-3">
          <DecideButtons
            texts={t}
            size="small"
            effect={fillText(t.effect, cost)}
            approve={() => proven(() => staffApi.missionDesk.approve({ id, version }))}
            refuse={(note) => staffApi.missionDesk.reject({ id, version, note })}
            resultOf={() => [t.approved, true]}
          />
        </div>
      ) : (
        <p className="text-text-soft text-sm">{t.notYou}</p>
      )}
    </div>
  )
}

const TONES: Readonly<Record<DeskMission['state'], BadgeTone>> = {
  offered: 'good',
  stopped: 'plain',
  proposed: 'waiting',
}

function OfferButton({ mission, name }: { readonly mission: DeskMission; readonly name: string }) {
  const t = useDesk().texts.missions
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const { id, version, state } = mission
  // What is proposed can be dropped as well.
  const isOffered = state !== 'stopped'
  const offering = useMutation({
    mutationFn: () => proven(() => staffApi.missionDesk.offer({ id, version, isOffered: !isOffered })),
    async onSuccess(reply) {
      if (!reply.ok) toast(refusalText(reply.error.code), 'bad')
      await queries.invalidateQueries({ queryKey: DESK_KEY })
    },
  })
  async function ask(): Promise<void> {
    const isSure = await confirm({
      title: fillText(isOffered ? t.stopAsk : t.offerAsk, { name }),
      text: isOffered ? t.stopText : t.offerText,
      yes: isOffered ? t.stop : t.offer,
      no: t.back,
    })
    if (isSure) offering.mutate()
  }
  return (
    <Button variant="quiet" size="small" isBusy={offering.isPending} onClick={() => void ask()}>
      {isOffered ? t.stop : t.offer}
    </Button>
  )
}

/** One mission in its newest version, with what it has brought about. */
export function MissionLine({ mission, onEdit }: LineProps) {
  const t = useDesk().texts.missions
  const format = useFormatter()
  const { language } = useLanguage()
  const { draft, version, state, madeBy, madeAtMs } = mission
  const name = draft.names[language]
  const facts = useFacts(mission)
  const made = {
    version: version.toString(),
    name: madeBy ?? '',
    when: format.dateTime(madeAtMs, { dateStyle: 'medium' }),
  }
  return (
    <li className="bg-surface-1 border-line grid grid-cols-1 content-start gap-4 rounded-lg border p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-bold">{`${name} · ${t.periods[draft.period]}`}</h3>
        <Badge tone={TONES[state]}>{t[state]}</Badge>
      </div>
      <p className="text-text-soft text-sm">{draft.texts[language]}</p>
      <Facts facts={facts} />
      <p className="text-text-faint text-xs">{fillText(madeBy === null ? t.built : t.madeBy, made)}</p>
      {state === 'proposed' && <Deciding mission={mission} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" size="small" onClick={onEdit}>
          {t.edit}
        </Button>
        <OfferButton mission={mission} name={name} />
      </div>
    </li>
  )
}

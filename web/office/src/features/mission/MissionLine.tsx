import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFormatter, useTranslations } from 'use-intl'
import type { DeskMission } from '@ronda/contract'
import { fillText, money } from '@ronda/core'
import { Button, confirm, formatMoney, toast, useLocale } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { Badge } from '../../shell/desk/Badge.tsx'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { Facts } from '../../shell/desk/Facts.tsx'
import { costOf } from './missionForm.ts'

type LineProps = { readonly mission: DeskMission; readonly onEdit: () => void }

function useFacts({ draft, currency, joinedNow, joined, done, given }: DeskMission) {
  const t = useDesk().texts.missions
  const categories = useTranslations('shell.category')
  const locale = useLocale()
  const write = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  const { task, goal, gameType, prize, places } = draft
  const goalText = task === 'validBet' ? write(goal) : goal.toLocaleString(locale)
  const games = gameType === null ? t.anyGame : categories(gameType)
  return [
    { label: t.facts.goal, value: `${fillText(t.goals[task], { goal: goalText })} · ${games}` },
    { label: t.facts.prize, value: write(prize) },
    { label: t.facts.places, value: places.toLocaleString(locale) },
    { label: t.facts.cost, value: write(costOf(draft)) },
    { label: t.facts.joinedNow, value: joinedNow.toLocaleString(locale) },
    { label: t.facts.joined, value: joined.toLocaleString(locale) },
    { label: t.facts.done, value: done.toLocaleString(locale) },
    { label: t.facts.given, value: write(given) },
  ]
}

function OfferButton({ mission, name }: { readonly mission: DeskMission; readonly name: string }) {
  const t = useDesk().texts.missions
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const { id, version, isOffered } = mission
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
  const { draft, version, isOffered, madeBy, madeAtMs } = mission
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
        <Badge tone={isOffered ? 'good' : 'plain'}>{isOffered ? t.offered : t.stopped}</Badge>
      </div>
      <p className="text-text-soft text-sm">{draft.texts[language]}</p>
      <Facts facts={facts} />
      <p className="text-text-faint text-xs">{fillText(madeBy === null ? t.built : t.madeBy, made)}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" size="small" onClick={onEdit}>
          {t.edit}
        </Button>
        <OfferButton mission={mission} name={name} />
      </div>
    </li>
  )
}

import { CheckCircle2, Coins, RotateCw, Shapes, type LucideIcon } from 'lucide-react'
import { Link } from '@tanstack/react-router'
import { useId, type ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import type { Mission, MissionState, MissionTask } from '@ronda/contract'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, buttonClass, useLocale } from '@ronda/ui'
import { useZone } from '../../shell/layout/useZone.ts'
import { percentOf } from './missionView.ts'
import { TimeLeft } from './TimeLeft.tsx'
import { useJoinMission } from './useJoin.ts'

const ICONS: Readonly<Record<MissionTask, LucideIcon>> = { validBet: Coins, rounds: RotateCw, games: Shapes }

type CardProps = { readonly mission: Mission }

function useGoalText({ task, goal, currency }: Mission): string {
  const t = useTranslations('mission')
  const { write } = useAmounts(currency)
  return task === 'validBet' ? t('goal.validBet', { goal: write(goal) }) : t(`goal.${task}`, { count: Number(goal) })
}

function Progress({ mission }: CardProps) {
  const t = useTranslations('mission')
  const locale = useLocale()
  const { write } = useAmounts(mission.currency)
  const { task, progress, goal, name } = mission
  const show = (value: bigint): string => (task === 'validBet' ? write(value) : value.toLocaleString(locale))
  const percent = percentOf(progress, goal)
  const text = t(`progress.${task}`, { progress: show(progress), goal: show(goal) })
  return (
    <div className="grid gap-1">
      <div
        role="progressbar"
        aria-label={t('progressLabel', { name })}
        aria-valuenow={percent}
        aria-valuetext={text}
        className="bg-surface-3 h-2 overflow-hidden rounded-full"
      >
        <div className="bg-accent h-full rounded-full transition-all" style={{ width: `${percent}%` }} />
      </div>
      <p aria-hidden className="text-text-soft tabular text-sm">
        {text}
      </p>
    </div>
  )
}

function Joining({ mission }: CardProps) {
  const t = useTranslations('mission')
  const joining = useJoinMission()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <span className="text-text-faint tabular text-sm">{t('places', { count: mission.placesLeft })}</span>
      <Button
        isBusy={joining.isPending}
        aria-label={t('joinNamed', { name: mission.name })}
        onClick={() => joining.mutate(mission)}
      >
        {t('join')}
      </Button>
    </div>
  )
}

function Done({ mission }: CardProps) {
  const t = useTranslations('mission')
  return (
    <div className="grid gap-2">
      <Progress mission={mission} />
      <p className="text-gain flex items-center gap-2 text-sm font-medium">
        <CheckCircle2 aria-hidden className="size-icon-small shrink-0" />
        {t('done')}
      </p>
      <p className="text-text-soft text-sm">{t('doneText')}</p>
      <Link to="/member" search={{ view: 'rewardCenter' }} className={buttonClass('quiet', 'small')}>
        {t('collect')}
      </Link>
    </div>
  )
}

function Full() {
  const t = useTranslations('mission')
  return <p className="text-text-soft text-sm">{t('full')}</p>
}

function Soon({ mission }: CardProps) {
  const t = useTranslations('mission')
  const locale = useLocale()
  const zone = useZone()
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone })
  return (
    <p className="text-text-soft text-sm">
      <span className="block font-medium">{t('soon')}</span>
      {t('starts', { when: when.format(mission.startsAtMs) })}
    </p>
  )
}

/** What the reader can do about the mission, or has done. */
const STATES: Readonly<Record<MissionState, ComponentType<CardProps>>> = {
  soon: Soon,
  joinable: Joining,
  full: Full,
  joined: Progress,
  done: Done,
}

/** One mission: what it asks for, its prize, the time left, and how far the reader is. */
export function MissionCard({ mission }: CardProps) {
  const t = useTranslations('mission')
  const categories = useTranslations('shell.category')
  const heading = useId()
  const { write } = useAmounts(mission.currency)
  const goal = useGoalText(mission)
  const Icon = ICONS[mission.task]
  const State = STATES[mission.state]
  const { gameType } = mission
  return (
    <li>
      <article
        aria-labelledby={heading}
        className="bg-surface-1 border-line grid h-full grid-cols-1 content-between gap-4 rounded-xl border p-5"
      >
        <div className="grid gap-3">
          <div className="flex items-start gap-3">
            <span
              aria-hidden
              className="bg-accent-soft text-accent-text grid size-10 shrink-0 place-items-center rounded-full"
            >
              <Icon className="size-icon" />
            </span>
            <div className="min-w-0 flex-1">
              <h3 id={heading} className="font-bold">
                {mission.name}
              </h3>
              <p className="text-text-faint text-sm">
                {`${goal} · ${gameType === null ? t('anyGame') : categories(gameType)}`}
              </p>
            </div>
            <p className="text-end">
              <span className="text-text-faint block text-xs">{t('prize')}</span>
              <span className="text-accent-text tabular font-bold">{write(mission.prize)}</span>
            </p>
          </div>
          <p className="text-text-soft text-sm">{mission.text}</p>
        </div>
        <div className="grid gap-3">
          {mission.state !== 'soon' && <TimeLeft endsAtMs={mission.endsAtMs} />}
          <State mission={mission} />
        </div>
      </article>
    </li>
  )
}

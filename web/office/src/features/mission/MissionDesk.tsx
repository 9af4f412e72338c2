import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Plus, Target } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskMission } from '@ronda/contract'
import { money } from '@ronda/core'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Button, formatMoney, Notice, Skeleton, useLocale } from '@ronda/ui'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { Facts } from '../../shell/desk/Facts.tsx'
import { MissionDialog } from './MissionDialog.tsx'
import { MissionLine } from './MissionLine.tsx'
import { missionsQuery, type MissionsInfo } from './missions.queries.ts'

function Race({ info: { board, currency } }: { readonly info: MissionsInfo }) {
  const t = useDesk().texts.missions
  const locale = useLocale()
  const facts = [
    { label: t.boardPlayers, value: board.players.toLocaleString(locale) },
    { label: t.boardPrizes, value: formatMoney(money(board.prizeSum, currency), locale) },
    { label: t.boardMin, value: board.playersMin.toLocaleString(locale) },
  ]
  return (
    <section className="bg-surface-1 border-line grid grid-cols-1 gap-3 rounded-lg border p-4">
      <h3 className="font-bold">{t.boardTitle}</h3>
      <Facts facts={facts} />
    </section>
  )
}

/** Missions: what is offered, what it costs, and changes of it. */
export function MissionDesk() {
  const t = useDesk().texts.missions
  const tShell = useTranslations('shell')
  const { refusalText } = useLanguage()
  const { data: info, error, refetch } = useQuery(missionsQuery)
  const [edited, setEdited] = useState<{ readonly mission: DeskMission | undefined }>()
  if (info === undefined && error !== null) {
    const retry = <Button onClick={() => void refetch()}>{tShell('retry')}</Button>
    return <Notice kind="failure" icon={CircleAlert} title={refusalText(codeOf(error))} actions={retry} />
  }
  if (info === undefined) return <Skeleton className="h-stage-text rounded-lg" />
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <Button size="small" onClick={() => setEdited({ mission: undefined })}>
          <Plus aria-hidden className="size-icon-small" />
          {t.add}
        </Button>
      </div>
      {info.missions.length === 0 && (
        <Notice icon={Target} title={t.none.title}>
          {t.none.text}
        </Notice>
      )}
      <ul className="grid grid-cols-1 gap-3">
        {info.missions.map((mission) => (
          <MissionLine key={mission.id} mission={mission} onEdit={() => setEdited({ mission })} />
        ))}
      </ul>
      <Race info={info} />
      {edited && <MissionDialog mission={edited.mission} scale={info} onClose={() => setEdited(undefined)} />}
    </div>
  )
}

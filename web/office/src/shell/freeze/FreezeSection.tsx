import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import { FREEZE_PARTS, type Freeze } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { Button, Skeleton, toast } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import { staffApi } from '../call/staffApi.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { Badge } from '../desk/Badge.tsx'
import { DESK_KEY } from '../desk/desk.queries.ts'
import { useDesk } from '../desk/DeskContext.ts'
import { ReasonDialog } from '../desk/ReasonDialog.tsx'
import { freezesQuery } from './freeze.queries.ts'
import { FreezeDialog } from './FreezeDialog.tsx'

type LineProps = { readonly freeze: Freeze; readonly onLift: () => void }

function Line({ freeze, onLift }: LineProps) {
  const t = useDesk().texts.freeze
  const format = useFormatter()
  const moment = (atMs: number): string => format.dateTime(atMs, { dateStyle: 'medium', timeStyle: 'short' })
  const { part, reason, by, isByAgent, at, until, endedAt, endedBy } = freeze
  const end =
    endedAt === null
      ? until === null
        ? t.untilLifted
        : fillText(t.until, { moment: moment(until) })
      : fillText(endedBy === null ? t.ended : t.lifted, { moment: moment(endedAt), name: endedBy ?? '' })
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {t.parts[part]}
          <Badge tone={endedAt === null ? 'bad' : 'plain'}>{endedAt === null ? t.holds : t.over}</Badge>
        </p>
        <p className="text-text-soft text-sm">{reason}</p>
        <p className="text-text-faint text-xs">{`${isByAgent ? fillText(t.agent, { name: by }) : by} · ${moment(at)} · ${end}`}</p>
      </div>
      {endedAt === null && (
        <Button variant="quiet" size="small" onClick={onLift}>
          {t.lift}
        </Button>
      )}
    </li>
  )
}

function List({ freezes, onLift }: { readonly freezes: readonly Freeze[]; readonly onLift: (id: string) => void }) {
  const t = useDesk().texts.freeze
  if (freezes.length === 0) return <p className="text-text-soft text-sm">{t.none}</p>
  return (
    <ul className="bg-surface-1 border-line divide-line grid grid-cols-1 divide-y rounded-lg border">
      {freezes.map((freeze) => (
        <Line key={freeze.id} freeze={freeze} onLift={() => onLift(freeze.id)} />
      ))}
    </ul>
  )
}

/** The frozen parts of a member's account, with buttons to freeze and to unfreeze. */
export function FreezeSection({ member }: { readonly member: string }) {
  const t = useDesk().texts.freeze
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const { data, error } = useQuery(freezesQuery(member))
  const [isFreezing, setFreezing] = useState(false)
  const [lifting, setLifting] = useState<string>()
  const refresh = () => queries.invalidateQueries({ queryKey: DESK_KEY })
  async function lift(reason: string): Promise<string | undefined> {
    const reply = await proven(() => staffApi.freezes.lift({ id: lifting ?? '', reason }))
    await refresh()
    if (!reply.ok) return refusalText(reply.error.code)
    toast(t.liftedNow, 'good')
    return undefined
  }
  if (data === undefined && error !== null) return <p role="alert">{refusalText(codeOf(error))}</p>
  if (data === undefined) return <Skeleton className="h-24" />
  const frozen = new Set(
    data.filter(({ endedAt, isByAgent }) => endedAt === null && !isByAgent).map(({ part }) => part),
  )
  const free = FREEZE_PARTS.filter((part) => !frozen.has(part))
  return (
    <section aria-label={t.title} className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-between gap-3">
        <h4 className="text-text-soft text-sm font-medium">{t.title}</h4>
        {free.length > 0 && (
          <Button variant="quiet" size="small" onClick={() => setFreezing(true)}>
            {t.freeze}
          </Button>
        )}
      </div>
      <List freezes={data} onLift={setLifting} />
      {isFreezing && (
        <FreezeDialog
          member={member}
          parts={free}
          onClose={() => setFreezing(false)}
          onDone={() => {
            setFreezing(false)
            void refresh()
          }}
        />
      )}
      {lifting !== undefined && (
        <ReasonDialog
          title={t.liftTitle}
          text={t.liftText}
          confirm={t.lift}
          onClose={() => setLifting(undefined)}
          onConfirm={lift}
        />
      )}
    </section>
  )
}

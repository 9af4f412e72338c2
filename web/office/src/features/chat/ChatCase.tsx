import { useQuery } from '@tanstack/react-query'
import { Timer } from 'lucide-react'
import { useFormatter } from 'use-intl'
import { CHAT_MUTES, type ChatDeskLine } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { Button, buttonClass, Menu } from '@ronda/ui'
import { gameQuery } from '@ronda/base/games/game.queries.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Badge } from '../../shell/desk/Badge.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import type { Decision } from './ChatDecision.tsx'

type CaseProps = { readonly line: ChatDeskLine; readonly onDecide: (decision: Decision) => void }

function Reports({ line }: { readonly line: ChatDeskLine }) {
  const t = useDesk().texts.chat
  return line.reports.map(({ reason, count }) => (
    <Badge key={reason} tone="bad">
      {fillText(t.reportedAs, { reason: t.reasons[reason], count: String(count) })}
    </Badge>
  ))
}

function Acts({ line, onDecide }: CaseProps) {
  const t = useDesk().texts.chat
  const choices = CHAT_MUTES.map((minutes) => ({
    id: String(minutes),
    icon: Timer,
    label: t.spans[minutes],
    onChoose: () => onDecide({ line, act: 'mute', minutes }),
  }))
  return (
    <div className="flex flex-wrap gap-2">
      {!line.isGone && (
        <Button variant="danger" size="small" onClick={() => onDecide({ line, act: 'remove' })}>
          {t.remove}
        </Button>
      )}
      {!line.isGone && line.reports.length > 0 && (
        <Button variant="quiet" size="small" onClick={() => onDecide({ line, act: 'keep' })}>
          {t.keep}
        </Button>
      )}
      {line.muted === null ? (
        <Menu label={t.mute} trigger={t.mute} className={buttonClass('quiet', 'small')} choices={choices} />
      ) : (
        <Button variant="quiet" size="small" onClick={() => onDecide({ line, act: 'mute', minutes: 0 })}>
          {t.unmute}
        </Button>
      )}
    </div>
  )
}

/** A message, its author, the reports about it, and what staff can do. */
export function ChatCase({ line, onDecide }: CaseProps) {
  const t = useDesk().texts.chat
  const format = useFormatter()
  const { language } = useLanguage()
  const { member, gameCode, atMs, isGone, text, muted } = line
  const { data: game } = useQuery(gameQuery(gameCode, language))
  return (
    <li className="bg-surface-1 border-line grid grid-cols-1 gap-3 rounded-lg border p-4">
      <div className="flex flex-wrap items-center gap-2">
        <strong>{`${member.name} · ${member.number}`}</strong>
        <span className="text-text-faint text-sm">
          {`${game?.displayName ?? gameCode} · ${format.dateTime(atMs, { dateStyle: 'medium', timeStyle: 'short' })}`}
        </span>
        <Reports line={line} />
        {muted && (
          <Badge tone="waiting">
            {fillText(t.mutedUntil, {
              until: format.dateTime(muted.untilMs, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </Badge>
        )}
      </div>
      <p className={isGone ? 'text-text-faint' : 'break-words'}>{isGone ? t.gone : text}</p>
      <Acts line={line} onDecide={onDecide} />
    </li>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import type { CHAT_MUTES, ChatDeskLine } from '@ronda/contract'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { ReasonDialog } from '../../shell/desk/ReasonDialog.tsx'

export type Decision = { readonly line: ChatDeskLine } & (
  | { readonly act: 'remove' | 'keep' }
  | { readonly act: 'mute'; readonly minutes: 0 | (typeof CHAT_MUTES)[number] }
)

/** Asks for a reason, then acts: the reason is logged, and a muted member reads it. */
export function ChatDecision({ decision, onClose }: { readonly decision: Decision; readonly onClose: () => void }) {
  const t = useDesk().texts.chat
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const { line, act } = decision
  const isFreeing = act === 'mute' && decision.minutes === 0
  const words = t.asks[isFreeing ? 'unmute' : act]

  async function confirm(reason: string): Promise<string | undefined> {
    const place = { gameCode: line.gameCode, number: line.number, reason }
    const reply =
      decision.act === 'mute'
        ? await staffApi.chatDesk.mute({ ...place, minutes: decision.minutes })
        : await staffApi.chatDesk[decision.act](place)
    await queries.invalidateQueries({ queryKey: DESK_KEY })
    return reply.ok ? undefined : refusalText(reply.error.code)
  }

  return (
    <ReasonDialog
      title={words.title}
      text={words.text}
      confirm={words.confirm}
      isDanger={act === 'remove' || (act === 'mute' && !isFreeing)}
      onClose={onClose}
      onConfirm={confirm}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChatDeskLine } from '@ronda/contract'
import { Skeleton, Tabs } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { ChatCase } from './ChatCase.tsx'
import { ChatDecision, type Decision } from './ChatDecision.tsx'
import { chatQuery, type ChatPile } from './chatDesk.queries.ts'

function Lines({ pile, onDecide }: { readonly pile: ChatPile; readonly onDecide: (decision: Decision) => void }) {
  const t = useDesk().texts.chat
  const { refusalText } = useLanguage()
  const { data, error } = useQuery(chatQuery(pile))
  if (data === undefined && error !== null) {
    return (
      <p role="alert" className="text-loss text-sm">
        {refusalText(codeOf(error))}
      </p>
    )
  }
  if (data === undefined) return <Skeleton className="h-24" />
  if (data.length === 0) return <p className="text-text-faint">{pile === 'reported' ? t.noneReported : t.none}</p>
  return (
    <ul className="grid grid-cols-1 gap-3">
      {data.map((line: ChatDeskLine) => (
        <ChatCase key={`${line.gameCode} ${line.number}`} line={line} onDecide={onDecide} />
      ))}
    </ul>
  )
}

/** Chat messages of the tables: reported ones, and all of the last day. */
export function ChatDesk() {
  const t = useDesk().texts.chat
  const [pile, setPile] = useState<ChatPile>('reported')
  const [decision, setDecision] = useState<Decision>()
  return (
    <div className="grid grid-cols-1 gap-5">
      <Tabs
        label={t.pile}
        tabs={(['reported', 'all'] as const).map((id) => ({ id, label: t.piles[id] }))}
        chosen={pile}
        onChoose={setPile}
      >
        <Lines pile={pile} onDecide={setDecision} />
      </Tabs>
      {decision && <ChatDecision decision={decision} onClose={() => setDecision(undefined)} />}
    </div>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { TreeMove, TreePerson } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { Button, Skeleton } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { DESK_KEY } from '../desk/desk.queries.ts'
import { useDesk } from '../desk/DeskContext.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { lineQuery } from './tree.queries.ts'

/** The agents above, the head of the line first, and the account itself at the end. */
function Path({ above, account }: { readonly above: readonly TreePerson[]; readonly account: TreePerson }) {
  return (
    <ol className="flex flex-wrap items-center gap-1">
      {above.toReversed().map(({ id, name }) => (
        <li key={id} className="text-text-soft flex items-center gap-1 text-sm">
          {name}
          <ChevronRight aria-hidden className="text-text-faint size-icon-small rtl:-scale-x-100" />
        </li>
      ))}
      <li className="font-medium">{account.name}</li>
    </ol>
  )
}

function Moves({ moves }: { readonly moves: readonly TreeMove[] }) {
  const t = useDesk().texts.tree
  const format = useFormatter()
  if (moves.length === 0) return null
  return (
    <ul aria-label={t.moves} className="divide-line border-line grid grid-cols-1 divide-y border-t">
      {moves.map(({ id, from, to, reason, by, at }) => (
        <li key={id} className="px-4 py-3">
          <p className="font-medium">{fillText(t.fromTo, { from: from ?? t.noAgent, to: to ?? t.noAgent })}</p>
          <p className="text-text-soft text-sm break-words">{reason}</p>
          <p className="text-text-faint text-xs">
            {`${by} · ${format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' })}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Where a member stands in the tree of agents, with a button to move them. */
export function TreeSection({ member }: { readonly member: string }) {
  const t = useDesk().texts.tree
  const format = useFormatter()
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const { data, error } = useQuery(lineQuery(member))
  const [isMoving, setMoving] = useState(false)
  if (data === undefined && error !== null) return <p role="alert">{refusalText(codeOf(error))}</p>
  if (data === undefined) return <Skeleton className="h-24" />
  const { account, above, members, agents, moves } = data
  return (
    <section aria-label={t.title} className="grid grid-cols-1 gap-3">
      <div className="flex items-center justify-between gap-3">
        <h4 className="text-text-soft text-sm font-medium">{t.title}</h4>
        <Button variant="quiet" size="small" onClick={() => setMoving(true)}>
          {t.move}
        </Button>
      </div>
      <div className="bg-surface-1 border-line rounded-lg border">
        <div className="grid gap-1 px-4 py-3">
          {above.length === 0 ? (
            <p className="text-text-soft text-sm">{account.agentType === null ? t.noLine : t.head}</p>
          ) : (
            <Path above={above} account={account} />
          )}
          {account.agentType !== null && (
            <p className="text-text-faint text-xs">
              {fillText(t.team, { members: format.number(members), agents: format.number(agents) })}
            </p>
          )}
        </div>
        <Moves moves={moves} />
      </div>
      {isMoving && (
        <MoveDialog
          member={member}
          onClose={() => setMoving(false)}
          onDone={() => {
            setMoving(false)
            void queries.invalidateQueries({ queryKey: DESK_KEY })
          }}
        />
      )}
    </section>
  )
}

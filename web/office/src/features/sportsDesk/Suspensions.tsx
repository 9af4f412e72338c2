import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SportsSuspension } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useMarketTexts } from '@ronda/base/sports/useMarketTexts.ts'
import { Button, toast } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { ReasonDialog } from '../../shell/desk/ReasonDialog.tsx'
import type { Traded } from './sportsDesk.queries.ts'
import { useTrading } from './useTrading.ts'

const WHOLE = '*'

type Asked = { readonly kind: 'suspend' | 'resume'; readonly market: SportsSuspension['market']; readonly what: string }

function useSteps(number: number) {
  const { t } = useTrading()
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  return async ({ kind, market }: Asked, reason: string): Promise<string | undefined> => {
    const reply = await staffApi.sportsDesk[kind]({ match: number, market: market?.id ?? null, reason })
    await queries.invalidateQueries({ queryKey: DESK_KEY })
    if (!reply.ok) return refusalText(reply.error.code)
    toast(kind === 'suspend' ? t.suspended : t.resumed, 'good')
    return undefined
  }
}

/** Where bets on a match are stopped, and how to stop them. */
export function Suspensions({ traded }: { readonly traded: Traded }) {
  const { t } = useTrading()
  const { marketName } = useMarketTexts()
  const { match, markets, suspensions } = traded
  const { head } = match
  const [chosen, setChosen] = useState(WHOLE)
  const [asked, setAsked] = useState<Asked>()
  const send = useSteps(head.number)
  const nameOf = (market: SportsSuspension['market'] | undefined): string =>
    market ? marketName(market, head) : t.whole
  const isOver = head.state === 'ended' || head.state === 'void'
  const market = markets.find(({ id }) => id === chosen) ?? null
  return (
    <section aria-label={t.suspensions} className="grid grid-cols-1 gap-3">
      {suspensions.map((each) => (
        <div key={each.market?.id ?? WHOLE} className="flex flex-wrap items-center justify-between gap-2 text-sm">
          <span className="min-w-0">
            <span className="block font-medium">{nameOf(each.market)}</span>
            <span className="text-text-soft block break-words">
              {fillText(t.by, { name: each.by, reason: each.reason })}
            </span>
          </span>
          <Button
            variant="quiet"
            size="small"
            onClick={() => setAsked({ kind: 'resume', market: each.market, what: nameOf(each.market) })}
          >
            {t.resume}
          </Button>
        </div>
      ))}
      {!isOver && (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3">
          <Choice
            label={t.suspendWhat}
            value={chosen}
            options={[
              { value: WHOLE, label: t.whole },
              ...markets.map((each) => ({ value: each.id, label: nameOf(each) })),
            ]}
            onChoose={setChosen}
          />
          <Button variant="danger" onClick={() => setAsked({ kind: 'suspend', market, what: nameOf(market) })}>
            {t.suspend}
          </Button>
        </div>
      )}
      {asked !== undefined && (
        <ReasonDialog
          isDanger={asked.kind === 'suspend'}
          title={asked.kind === 'suspend' ? t.suspendTitle : t.resumeTitle}
          text={fillText(asked.kind === 'suspend' ? t.suspendText : t.resumeText, { what: asked.what })}
          confirm={asked.kind === 'suspend' ? t.suspend : t.resume}
          onClose={() => setAsked(undefined)}
          onConfirm={(reason) => send(asked, reason)}
        />
      )}
    </section>
  )
}

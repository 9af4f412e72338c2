import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SPORTS_VOIDS, type SportsCorrection, type SportsEffect, type SportsVoidReason } from '@ronda/contract'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useMarketTexts } from '@ronda/base/sports/useMarketTexts.ts'
import { Button, toast } from '@ronda/ui'
import { useTranslations } from 'use-intl'
import { staffApi } from '../../shell/call/staffApi.ts'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { ReasonDialog } from '../../shell/desk/ReasonDialog.tsx'
import { DecisionCard, Effects } from './DecisionCard.tsx'
import type { Traded } from './sportsDesk.queries.ts'
import { useTrading } from './useTrading.ts'

const WHOLE = '*'

type Change = {
  readonly match: number
  readonly market: string | null
  readonly cause: SportsCorrection
  readonly voidReason: SportsVoidReason | null
}

/** What can be decided about a match as it is. */
function causesFor({ match: { head }, voids }: Traded): readonly SportsCorrection[] {
  if (!head.isSettled) return ['void']
  return voids.length > 0 ? ['void', 'unvoid', 'regrade'] : ['void', 'regrade']
}

type Previewed = { readonly change: Change; readonly key: string; readonly effects: readonly SportsEffect[] }

/** Asks what a decision would do before it is proposed. */
function usePreview() {
  const { t } = useTrading()
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [previewed, setPreviewed] = useState<Previewed>()
  const [isProposing, setProposing] = useState(false)
  return {
    previewed,
    isProposing,
    ask: () => setProposing(true),
    close: () => setProposing(false),
    forget: () => setPreviewed(undefined),
    async preview(change: Change): Promise<void> {
      const reply = await staffApi.sportsDesk.preview(change)
      if (!reply.ok) return toast(refusalText(reply.error.code), 'bad')
      setPreviewed({ change, key: crypto.randomUUID(), effects: reply.value.effects })
    },
    async propose(reason: string): Promise<string | undefined> {
      if (previewed === undefined) return undefined
      const reply = await staffApi.sportsDesk.propose({ ...previewed.change, key: previewed.key, reason })
      await queries.invalidateQueries({ queryKey: DESK_KEY })
      if (!reply.ok) return refusalText(reply.error.code)
      setPreviewed(undefined)
      toast(t.proposed, 'good')
      return undefined
    },
  }
}

/** What is to be decided, as it is chosen. */
function useChange(traded: Traded, onChange: () => void) {
  const [cause, setCause] = useState<SportsCorrection>('void')
  const [market, setMarket] = useState(WHOLE)
  const [voidReason, setVoidReason] = useState<SportsVoidReason>('wrongTerms')
  const causes = causesFor(traded)
  const chosen = causes.includes(cause) ? cause : 'void'
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      onChange()
      set(value)
    }
  const change: Change = {
    match: traded.match.head.number,
    market: market === WHOLE ? null : market,
    cause: chosen,
    voidReason: chosen === 'void' ? voidReason : null,
  }
  return {
    change,
    causes,
    market,
    setCause: changed(setCause),
    setMarket: changed(setMarket),
    setVoidReason: changed(setVoidReason),
  }
}

type FieldsProps = { readonly traded: Traded; readonly form: ReturnType<typeof useChange> }

function Fields({ traded: { markets, match }, form }: FieldsProps) {
  const { t } = useTrading()
  const { marketName } = useMarketTexts()
  const voidTexts = useTranslations('sports.voids')
  const { cause, voidReason } = form.change
  return (
    <>
      <Choice
        label={t.cause}
        value={cause}
        options={form.causes.map((value) => ({ value, label: t.causes[value] }))}
        onChoose={form.setCause}
      />
      <Choice
        label={t.what}
        value={form.market}
        options={[
          { value: WHOLE, label: t.whole },
          ...markets.map((each) => ({ value: each.id, label: marketName(each, match.head) })),
        ]}
        onChoose={form.setMarket}
      />
      {voidReason !== null && (
        <Choice
          label={t.voidReason}
          value={voidReason}
          options={SPORTS_VOIDS.map((value) => ({ value, label: voidTexts(value) }))}
          onChoose={form.setVoidReason}
        />
      )}
    </>
  )
}

/** Voids bets on a match, or settles them again: proposed here, and decided by somebody else. */
export function Decisions({ traded }: { readonly traded: Traded }) {
  const { t } = useTrading()
  const asked = usePreview()
  const form = useChange(traded, asked.forget)
  return (
    <section aria-label={t.decisions} className="grid grid-cols-1 gap-3">
      <h4 className="text-text-soft text-sm font-bold">{t.decisions}</h4>
      <Fields traded={traded} form={form} />
      {asked.previewed !== undefined && <Effects effects={asked.previewed.effects} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" size="small" onClick={() => void asked.preview(form.change)}>
          {t.preview}
        </Button>
        {asked.previewed !== undefined && (
          <Button variant="danger" size="small" onClick={asked.ask}>
            {t.propose}
          </Button>
        )}
      </div>
      {asked.isProposing && (
        <ReasonDialog
          isDanger
          title={t.proposeTitle}
          text={form.change.cause === 'void' ? t.proposeVoid : t.proposeCorrection}
          confirm={t.propose}
          onClose={asked.close}
          onConfirm={asked.propose}
        />
      )}
      <ul className="grid grid-cols-1 gap-3">
        {traded.decisions.map((decision) => (
          <DecisionCard key={decision.id} decision={decision} />
        ))}
      </ul>
    </section>
  )
}

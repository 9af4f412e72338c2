import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFormatter } from 'use-intl'
import type { DeskPromotion } from '@ronda/contract'
import { fillText, money, type Currency } from '@ronda/core'
import { Button, confirm, formatMoney, toast, useLocale } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { Badge, type BadgeTone } from '../../shell/desk/Badge.tsx'
import { DecideButtons } from '../../shell/desk/DecideButtons.tsx'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { Facts } from '../../shell/desk/Facts.tsx'

const TONES: Readonly<Record<DeskPromotion['state'], BadgeTone>> = {
  proposed: 'waiting',
  refused: 'bad',
  published: 'good',
  over: 'plain',
  closed: 'plain',
}

type LineProps = { readonly promotion: DeskPromotion; readonly currency: Currency; readonly onEdit: () => void }

function CloseButton({ promotion, name }: Pick<LineProps, 'promotion'> & { readonly name: string }) {
  const t = useDesk().texts.promotions
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const { id, version } = promotion
  const closing = useMutation({
    mutationFn: () => proven(() => staffApi.promotionDesk.close({ id, version })),
    async onSuccess(reply) {
      toast(reply.ok ? t.closed : refusalText(reply.error.code), reply.ok ? 'good' : 'bad')
      await queries.invalidateQueries({ queryKey: DESK_KEY })
    },
  })
  async function ask(): Promise<void> {
    const isSure = await confirm({ title: fillText(t.closeAsk, { name }), text: t.closeText, yes: t.close, no: t.back })
    if (isSure) closing.mutate()
  }
  return (
    <Button variant="quiet" size="small" isBusy={closing.isPending} onClick={() => void ask()}>
      {t.close}
    </Button>
  )
}

/** One promotion in its newest version, with what it has brought about. */
export function PromotionLine({ promotion, currency, onEdit }: LineProps) {
  const t = useDesk().texts.promotions
  const format = useFormatter()
  const locale = useLocale()
  const { language } = useLanguage()
  const { id, version, draft, state, note, mayDecide, joined, claimed, reserved, given } = promotion
  const name = draft.names[language]
  const write = (atoms: bigint): string => formatMoney(money(atoms, currency), locale)
  const when = (atMs: number): string => format.dateTime(atMs, { dateStyle: 'medium', timeStyle: 'short' })
  const facts = [
    { label: t.facts.prize, value: `${write(draft.prize)} · ${t.gives[draft.gives]}` },
    { label: t.facts.budget, value: write(draft.budget) },
    { label: t.facts.reserved, value: write(reserved) },
    { label: t.facts.given, value: write(given) },
    { label: t.facts.joined, value: joined.toLocaleString(locale) },
    { label: t.facts.claimed, value: claimed.toLocaleString(locale) },
    { label: t.facts.open, value: `${when(draft.fromMs)} – ${when(draft.untilMs)}` },
  ]
  const proposed = { version: String(version), name: promotion.proposedBy, when: when(promotion.proposedAtMs) }
  const { decidedBy, decidedAtMs } = promotion
  return (
    <li className="bg-surface-1 border-line grid grid-cols-1 content-start gap-4 rounded-lg border p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h4 className="font-bold break-words">{`${name} · ${t.kinds[draft.rule.kind]}`}</h4>
        <Badge tone={TONES[state]}>{t.states[state]}</Badge>
      </div>
      <p className="text-text-soft text-sm break-words">{draft.texts[language]}</p>
      <Facts facts={facts} />
      <p className="text-text-faint text-xs">{fillText(t.version, proposed)}</p>
      {decidedBy !== null && decidedAtMs !== null && (
        <p className="text-text-faint text-xs">{fillText(t.decidedBy, { name: decidedBy, when: when(decidedAtMs) })}</p>
      )}
      {note !== null && <p className="text-sm break-words">{fillText(t.note, { note })}</p>}
      {state === 'proposed' && !mayDecide && <p className="text-text-soft text-sm">{t.notYou}</p>}
      <div className="flex flex-wrap gap-3">
        {mayDecide && (
          <DecideButtons
            texts={t.publishing}
            size="small"
            effect={fillText(t.publishing.effect, { name, budget: write(draft.budget) })}
            approve={() => proven(() => staffApi.promotionDesk.publish({ id, version }))}
            refuse={(why) => proven(() => staffApi.promotionDesk.refuse({ id, version, note: why }))}
            resultOf={() => [t.states.published, true]}
          />
        )}
        <Button variant="quiet" size="small" aria-label={`${t.edit}: ${name}`} onClick={onEdit}>
          {t.edit}
        </Button>
        {state === 'published' && <CloseButton promotion={promotion} name={name} />}
      </div>
    </li>
  )
}

import { useMutation } from '@tanstack/react-query'
import type { PayRunDue } from '@ronda/contract'
import { fillText, money } from '@ronda/core'
import { codeOf, granted } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Button, formatMoney, toast, useLocale } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'

/** Computes a period again and shows the difference to what is stored. Nothing is written. */
export function DryRun({
  run: { kind, period },
  isDue = false,
}: {
  readonly run: PayRunDue
  readonly isDue?: boolean
}) {
  const t = useDesk().texts.payslips
  const locale = useLocale()
  const { refusalText } = useLanguage()
  const at = new Date(period.from).toISOString().slice(0, 16)
  const computing = useMutation({
    mutationFn: async () => granted(await staffApi.payslipDesk.dryRun({ kind, period: period.kind, at })),
    onError: (problem) => toast(refusalText(codeOf(problem)), 'bad'),
  })
  const dry = computing.data
  const write = (atoms: bigint): string => (dry === undefined ? '' : formatMoney(money(atoms, dry.currency), locale))
  const sums = dry && {
    computed: write(dry.computed),
    stored: write(dry.stored),
    count: dry.differing.toLocaleString(locale),
  }
  const text = dry && (!dry.isClosed ? t.dryOpen : dry.lines.length === 0 ? t.drySame : t.dryDifferent)
  return (
    <div className="grid justify-items-start gap-2">
      <Button size="small" variant="quiet" isBusy={computing.isPending} onClick={() => computing.mutate()}>
        {isDue ? t.dryDue : t.dry}
      </Button>
      {sums !== undefined && text !== undefined && <p className="text-sm">{fillText(text, sums)}</p>}
      {dry !== undefined && dry.lines.length > 0 && (
        <table className="w-full text-sm">
          <thead>
            <tr className="text-text-faint text-xs">
              <th scope="col" className="py-1 text-start font-medium">
                {t.agentHead}
              </th>
              <th scope="col" className="py-1 text-end font-medium">
                {t.stored}
              </th>
              <th scope="col" className="py-1 ps-3 text-end font-medium">
                {t.computed}
              </th>
            </tr>
          </thead>
          <tbody>
            {dry.lines.map(({ agent, stored, computed }) => (
              <tr key={agent.id} className="border-line border-t">
                <th scope="row" className="py-1 text-start font-medium break-all">
                  {agent.name}
                </th>
                <td className="tabular py-1 text-end">{stored === null ? '–' : write(stored)}</td>
                <td className="tabular py-1 ps-3 text-end">{write(computed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

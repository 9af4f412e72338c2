import { useDeferredValue, useState } from 'react'
import type { Currency } from '@ronda/core'
import { TextField, useLocale } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { ProposalDialog } from '../../shell/desk/ProposalDialog.tsx'
import { PrizeFields, TicketFields } from './RaffleFields.tsx'
import { RafflePreview } from './RafflePreview.tsx'
import { emptyForm, readForm, type RaffleForm, type RaffleProblem } from './raffleForm.ts'

const REASON_MAX = 500

type RaffleDialogProps = { readonly currency: Currency; readonly onClose: () => void }

/** Plans a raffle, which somebody else publishes. */
export function RaffleDialog({ currency, onClose }: RaffleDialogProps) {
  const t = useDesk().texts.raffles.form
  const locale = useLocale()
  const [openedAtMs] = useState(Date.now)
  const scale = { currency, locale, nowMs: openedAtMs }
  const [form, setForm] = useState(() => emptyForm(scale))
  const read = readForm(form, scale)
  const ready = 'plan' in read ? read : undefined
  const problems = 'plan' in read ? new Set<RaffleProblem>() : read
  // The preview asks the server; it follows once nobody types.
  const shown = useDeferredValue(ready?.plan)
  const onChange = (part: Partial<RaffleForm>): void => setForm((before) => ({ ...before, ...part }))
  return (
    <ProposalDialog
      texts={t}
      send={ready && ((key: string) => staffApi.raffleDesk.propose({ key, ...ready }))}
      onClose={onClose}
    >
      {(isTried) => {
        const fields = { form, currency, problems: isTried ? problems : new Set<RaffleProblem>(), onChange }
        return (
          <>
            <TicketFields {...fields} />
            <PrizeFields {...fields} />
            <TextField
              label={t.reason}
              error={fields.problems.has('reason') ? t.problems.reason : undefined}
              value={form.reason}
              maxLength={REASON_MAX}
              onChange={(event) => onChange({ reason: event.target.value })}
            />
            {shown !== undefined && <RafflePreview plan={shown} currency={currency} />}
          </>
        )
      }}
    </ProposalDialog>
  )
}

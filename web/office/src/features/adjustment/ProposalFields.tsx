import { ADJUSTMENT_ACCOUNTS } from '@ronda/contract'
import type { Currency } from '@ronda/core'
import { MoneyField, Tabs, TextField } from '@ronda/ui'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import type { Proposal, ProposalProblem } from './proposal.ts'

const REASON_MAX = 500

type ProposalFieldsProps = {
  readonly form: Proposal
  readonly currency: Currency
  readonly problems: ReadonlySet<ProposalProblem>
  readonly onChange: (part: Partial<Proposal>) => void
}

/** Member, amount, account and reason. */
export function ProposalFields({ form, currency, problems, onChange }: ProposalFieldsProps) {
  const { accounts, form: t } = useDesk().texts.adjustments
  const errorOf = (problem: ProposalProblem) => (problems.has(problem) ? t.problems[problem] : undefined)
  return (
    <>
      <TextField
        label={t.member}
        hint={t.memberHint}
        error={errorOf('member')}
        value={form.member}
        maxLength={64}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        onChange={(event) => onChange({ member: event.target.value })}
      />
      <Tabs
        label={t.direction}
        tabs={[
          { id: 'give', label: t.give },
          { id: 'take', label: t.take },
        ]}
        chosen={form.direction}
        onChoose={(direction) => onChange({ direction })}
      >
        <MoneyField
          label={t.amount}
          currency={currency}
          text={form.amount}
          error={errorOf('amount')}
          onText={(amount) => onChange({ amount })}
        />
      </Tabs>
      <Choice
        label={t.account}
        value={form.account}
        options={ADJUSTMENT_ACCOUNTS.map((value) => ({ value, label: accounts[value] }))}
        onChoose={(account) => onChange({ account })}
      />
      <TextField
        label={t.reason}
        error={errorOf('reason')}
        value={form.reason}
        maxLength={REASON_MAX}
        onChange={(event) => onChange({ reason: event.target.value })}
      />
    </>
  )
}

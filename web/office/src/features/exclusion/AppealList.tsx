import type { ExclusionRead } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { proven } from '@ronda/base/session/prove.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { Badge } from '../../shell/desk/Badge.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { CaseSteps, type Step } from './CaseSteps.tsx'
import { useUtc } from './useUtc.ts'

type Appeal = ExclusionRead['filed'][number]
type AppealProps = { readonly appeal: Appeal; readonly amount: string; readonly isOpen: boolean }

function useSteps(id: string, amount: string): readonly [Step, Step] {
  const t = useDesk().texts.exclusions
  const send = (answer: 'upheld' | 'lifted') => (reason: string) =>
    proven(() => staffApi.exclusionDesk.answer({ id, answer, reason }))
  return [
    { kind: 'upheld', label: t.uphold, title: t.upholdTitle, text: t.upholdText, done: t.upheld, send: send('upheld') },
    {
      kind: 'lifted',
      label: t.lift,
      title: t.liftTitle,
      text: fillText(t.liftText, { amount }),
      done: t.lifted,
      send: send('lifted'),
    },
  ]
}

function AppealLine({ appeal: { id, agent, text, filedAt, answer, note, proposal }, amount, isOpen }: AppealProps) {
  const t = useDesk().texts.exclusions
  const when = useUtc()
  const steps = useSteps(id, amount)
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <span className="font-medium break-all">{[agent.name, agent.id, when(filedAt)].join(' · ')}</span>
        {answer !== null && <Badge tone={answer === 'lifted' ? 'good' : 'plain'}>{t.answer[answer]}</Badge>}
      </p>
      <p className="text-sm break-words whitespace-pre-line">{text}</p>
      {note !== null && <p className="text-text-soft text-sm break-words">{note}</p>}
      {proposal !== null && (
        <p className="text-text-soft text-sm break-words">
          {fillText(t.proposed.lifted, { name: proposal.by, note: proposal.note })}
        </p>
      )}
      {answer === null && isOpen && (
        <CaseSteps steps={steps} own={proposal?.mayDecide === false ? 'lifted' : undefined} />
      )}
    </li>
  )
}

type ListProps = { readonly appeals: readonly Appeal[]; readonly amount: string; readonly isOpen: boolean }

/** What agents wrote against an exclusion, and the answers. */
export function AppealList({ appeals, amount, isOpen }: ListProps) {
  const t = useDesk().texts.exclusions
  return (
    <section aria-label={t.filed}>
      <h4 className="font-bold">{t.filed}</h4>
      <ul className="divide-line grid grid-cols-1 divide-y">
        {appeals.map((appeal) => (
          <AppealLine key={appeal.id} appeal={appeal} amount={amount} isOpen={isOpen} />
        ))}
      </ul>
    </section>
  )
}

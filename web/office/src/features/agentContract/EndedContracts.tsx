import type { ContractImpact } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { useDesk } from '../../shell/desk/DeskContext.ts'

type Props = { readonly lead: string; readonly impact: ContractImpact }

/** Names of agents whose contracts end. A long list is cut, and says how many more there are. */
export function EndedContracts({ lead, impact: { ended, count } }: Props) {
  const t = useDesk().texts.contracts
  const names = ended.map(({ name, id }) => `${name} (${id})`)
  if (count > ended.length) names.push(fillText(t.grantedMore, { count: `${count - ended.length}` }))
  return <p className="text-text-soft text-sm break-words">{[lead, names.join(', ')].join(' ')}</p>
}

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ContractImpact, ContractState, ContractVersion, DeskContract } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { wordOfNote } from '@ronda/base/agentContract/wordOfNote.ts'
import { TermsView } from '@ronda/base/agentContract/TermsView.tsx'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { Button, Skeleton } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { Badge, type BadgeTone } from '../../shell/desk/Badge.tsx'
import { CasePanel } from '../../shell/desk/CasePanel.tsx'
import { DESK_KEY } from '../../shell/desk/desk.queries.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { ReasonDialog } from '../../shell/desk/ReasonDialog.tsx'
import { Timeline } from '../../shell/desk/Timeline.tsx'
import { contractQuery, moreVersionsQuery } from './agentContract.queries.ts'
import { EndedContracts } from './EndedContracts.tsx'

const TONES: Record<ContractState, BadgeTone> = {
  requested: 'waiting',
  valid: 'good',
  denied: 'bad',
  expired: 'plain',
  terminated: 'plain',
}

export function ContractBadge({ state }: { readonly state: ContractState }) {
  const t = useTranslations('agentContractTerms')
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
}

type EndingProps = { readonly contract: DeskContract; readonly impact: ContractImpact }

/** Ends a contract with all that were granted from it, or takes an offer back, for a reason. */
function Ending({ contract: { id, state }, impact }: EndingProps) {
  const t = useDesk().texts.contracts
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const action = state === 'valid' ? t.end : t.takeBack
  async function end(reason: string): Promise<string | undefined> {
    const reply = await proven(() => staffApi.agentContractDesk.end({ id, reason, impact: impact.hash }))
    await queries.invalidateQueries({ queryKey: DESK_KEY })
    return reply.ok ? undefined : refusalText(reply.error.code)
  }
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      {impact.count > 0 && <EndedContracts lead={t.granted} impact={impact} />}
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {action}
      </Button>
      {isOpen && (
        <ReasonDialog
          isDanger
          title={t.endTitle}
          text={impact.count > 0 ? fillText(t.endTextGranted, { count: `${impact.count}` }) : t.endText}
          confirm={action}
          onClose={() => setOpen(false)}
          onConfirm={end}
        />
      )}
    </div>
  )
}

function Version({ version }: { readonly version: ContractVersion }) {
  const t = useDesk().texts.contracts
  const tTerms = useTranslations('agentContractTerms')
  const title = fillText(t.version, { version: `${version.version}` })
  const reasonOf = (note: string | null): string | undefined => {
    const word = wordOfNote(note)
    return word === undefined ? (note ?? undefined) : tTerms(word)
  }
  return (
    <section className="border-line grid grid-cols-1 gap-3 border-t pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h4 className="font-bold">{title}</h4>
        <ContractBadge state={version.state} />
      </div>
      <TermsView contract={version} />
      <p className="text-text-faint text-xs">
        <span className="block">{t.hash}</span>
        <code className="font-mono break-all">{version.termsHash}</code>
      </p>
      <Timeline
        label={title}
        steps={version.steps.map(({ what, side, note, isByOther, at }) => ({
          id: `${what} ${at}`,
          title: isByOther ? tTerms('byOther') : tTerms(`steps.${what}`, { side: tTerms(`sides.${side}`) }),
          at,
          note: reasonOf(note),
        }))}
      />
    </section>
  )
}

/** The versions before the newest ones, a page at a time. */
function MoreVersions({ id, before }: { readonly id: string; readonly before: number }) {
  const { texts } = useDesk()
  const [isOpen, setOpen] = useState(false)
  const query = useInfiniteQuery({ ...moreVersionsQuery(id, before), enabled: isOpen })
  if (!isOpen) {
    return (
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        {texts.more}
      </Button>
    )
  }
  if (query.data === undefined) {
    if (query.error === null) return <Skeleton className="h-stage-text rounded-lg" />
    return <LoadError title={texts.contracts.failed} error={query.error} onRetry={query.refetch} />
  }
  return (
    <>
      {query.data.pages
        .flatMap(({ versions }) => versions)
        .map((version) => (
          <Version key={version.id} version={version} />
        ))}
      <MoreButton list={query} label={texts.more} />
    </>
  )
}

/** A contract with the versions of its kind. */
export function ContractCase({ id }: { readonly id: string }) {
  const t = useDesk().texts.contracts
  const { data, error, isError, refetch } = useQuery(contractQuery(id))
  if (data === undefined) {
    return (
      <CasePanel title={t.versions}>
        {isError ? (
          <LoadError title={t.failed} error={error} onRetry={refetch} />
        ) : (
          <Skeleton className="h-stage-text rounded-lg" />
        )}
      </CasePanel>
    )
  }
  const { contract, versions, next, impact } = data
  const isOpen = contract.state === 'valid' || contract.state === 'requested'
  return (
    <CasePanel title={fillText(t.with, { agent: contract.agent.name, upline: contract.upline?.name ?? t.platform })}>
      {isOpen && <Ending contract={contract} impact={impact} />}
      {versions.map((version) => (
        <Version key={version.id} version={version} />
      ))}
      {next !== null && <MoreVersions key={next} id={id} before={next} />}
    </CasePanel>
  )
}

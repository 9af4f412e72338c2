import { useInfiniteQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AGENT_LINKS_MAX } from '@ronda/contract'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { Button, Dialog, Notice, Skeleton } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { linksQuery } from './agentLink.queries.ts'
import { LinkCard } from './LinkCard.tsx'
import { NewLink } from './NewLink.tsx'

const TEXTS = ['agentLink'] as const

function Panel() {
  const t = useTranslations('agentLink')
  const list = useInfiniteQuery(linksQuery)
  const { data, error, isError, refetch } = list
  const [first] = data?.pages ?? []
  const [isNew, setNew] = useState(false)
  if (data === undefined || first === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  const { open, mayOpenAgents } = first
  const links = data.pages.flatMap((page) => page.links)
  const add = (
    <Button disabled={open >= AGENT_LINKS_MAX} onClick={() => setNew(true)}>
      {t('new')}
    </Button>
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      {links.length === 0 ? (
        <div className="bg-surface-1 border-line rounded-xl border">
          <Notice icon={Link2} title={t('empty')} actions={add}>
            {t('emptyText')}
          </Notice>
        </div>
      ) : (
        <>
          <div>{add}</div>
          <ul
            aria-label={t('list')}
            className="bg-surface-1 border-line divide-line grid grid-cols-1 divide-y overflow-hidden rounded-xl border"
          >
            {links.map((link) => (
              <LinkCard key={link.id} link={link} />
            ))}
          </ul>
        </>
      )}
      <MoreButton list={list} label={t('more')} />
      <p className="text-text-faint text-xs">{t('listNote')}</p>
      {isNew && (
        <Dialog title={t('new')} closeLabel={t('close')} onClose={() => setNew(false)}>
          <NewLink mayOpenAgents={mayOpenAgents} onDone={() => setNew(false)} />
        </Dialog>
      )}
    </div>
  )
}

/** The registration links of the agent. */
export function AgentLinks() {
  return (
    <TextsProvider pages={TEXTS}>
      <Panel />
    </TextsProvider>
  )
}

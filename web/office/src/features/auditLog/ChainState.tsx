import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link2, Link2Off } from 'lucide-react'
import { useState } from 'react'
import { useFormatter } from 'use-intl'
import type { AuditChain } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { Button, classes, Skeleton, toast } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { chainQuery } from './auditLog.queries.ts'

function Faults({ faults }: Pick<AuditChain, 'faults'>) {
  const t = useDesk().texts.auditLog
  return (
    <ul className="text-loss grid gap-1 text-sm">
      {faults.map(({ seq, fault }) => (
        <li key={`${seq} ${fault}`}>{fillText(t.faults[fault], { seq: String(seq) })}</li>
      ))}
    </ul>
  )
}

/** Whether the chain is intact, up to which entry, and when it was last checked; with a button to check now. */
export function ChainState() {
  const t = useDesk().texts.auditLog
  const format = useFormatter()
  const queries = useQueryClient()
  const { refusalText } = useLanguage()
  const { data: chain } = useQuery(chainQuery)
  const [isBusy, setBusy] = useState(false)
  if (chain === undefined) return <Skeleton className="h-24 rounded-lg" />

  async function verify(): Promise<void> {
    setBusy(true)
    const reply = await staffApi.auditLog.verify()
    setBusy(false)
    if (reply.ok) queries.setQueryData(chainQuery.queryKey, reply.value)
    else toast(refusalText(reply.error.code), 'bad')
  }

  const isWhole = chain.faults.length === 0
  const Icon = isWhole ? Link2 : Link2Off
  const when = format.dateTime(chain.checkedAt, { dateStyle: 'medium', timeStyle: 'medium' })
  return (
    <section aria-label={t.chain} className="bg-surface-1 border-line grid grid-cols-1 gap-3 rounded-lg border p-4">
      <div className="flex flex-wrap items-center gap-3">
        <span
          className={classes(
            'grid size-control-small shrink-0 place-items-center rounded-full',
            isWhole ? 'bg-gain-soft text-gain' : 'bg-loss-soft text-loss',
          )}
        >
          <Icon aria-hidden className="size-icon-small" />
        </span>
        <div className="min-w-0 flex-1 basis-tile" role="status">
          <p className="font-medium">{fillText(isWhole ? t.whole : t.broken, { seq: String(chain.seq) })}</p>
          <p className="text-text-faint text-xs">{fillText(t.checked, { when })}</p>
        </div>
        <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => void verify()}>
          {t.verify}
        </Button>
      </div>
      {!isWhole && <Faults faults={chain.faults} />}
      {chain.signed !== null && (
        <details className="text-sm">
          <summary className="text-text-soft cursor-pointer">
            {fillText(t.signed, { day: chain.signed.day, seq: String(chain.signed.seq) })}
          </summary>
          <dl className="mt-2 grid gap-2 font-mono text-xs break-all">
            <dt className="text-text-faint">{t.hash}</dt>
            <dd>{chain.signed.hash}</dd>
            <dt className="text-text-faint">{t.signature}</dt>
            <dd>{chain.signed.signature}</dd>
            <dt className="text-text-faint">{t.publicKey}</dt>
            <dd>{chain.signed.publicKey}</dd>
          </dl>
        </details>
      )}
    </section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { ReceiptFile } from '@ronda/contract'
import type { SealedTicket } from '@ronda/fair'
import { Skeleton } from '@ronda/ui'
import { Fingerprint, VerdictNotice } from '@ronda/base/layout/VerdictNotice.tsx'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { drawQuery } from './draw.queries.ts'
import { compareReceipt, sealedTicketOf } from './examineReceipt.ts'

/**
 * A ticket's receipt that was saved before the draw: examined here, then compared with what the server has published
 * since.
 */
export function SavedReceipt({ file }: { readonly file: ReceiptFile }) {
  const t = useTranslations('proof.receipt')
  const ticket = sealedTicketOf(file)
  if (ticket === undefined) return <VerdictNotice is="bad" title={t('broken')} text={t('brokenText')} />
  return <Held file={file} ticket={ticket} />
}

function Held({ file, ticket }: { readonly file: ReceiptFile; readonly ticket: SealedTicket }) {
  const t = useTranslations('proof')
  const { game, round } = ticket
  const { data, error, isFetching, refetch } = useQuery(drawQuery({ game, draw: round }))
  if (data === undefined && error !== null)
    return <LoadError title={t('draw.failed')} error={error} isBusy={isFetching} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-16 rounded-lg" />
  const is = compareReceipt(file, data.round)
  return (
    <>
      <VerdictNotice is={is} title={t(`receipt.${is}`)} text={t(`receipt.${is}Text`)} />
      <dl className="grid grid-cols-1 gap-2">
        <Fingerprint label={t('receipt.ticket')} text={file.receipt.text} />
        <Fingerprint label={t('draw.root', { tickets: file.seal.tickets })} text={file.seal.root} />
      </dl>
    </>
  )
}

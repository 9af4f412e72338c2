import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Copy, Play, QrCode as QrIcon, Square } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { AgentLink } from '@ronda/contract'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Button, classes, Dialog, toast, useNow } from '@ronda/ui'
import { QrCode } from '../../shell/layout/QrCode.tsx'
import { linksQuery } from './agentLink.queries.ts'

const FIGURES = ['visits', 'registrations', 'firstDeposits', 'active'] as const

function Figures({ link }: { readonly link: AgentLink }) {
  const t = useTranslations('agentLink.figures')
  const format = useFormatter()
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2 tablet:grid-cols-4">
      {FIGURES.map((name) => (
        <div key={name} className="min-w-0">
          <dt className="text-text-faint text-xs">{t(name)}</dt>
          <dd className="tabular font-bold">{format.number(link[name])}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Whether its time has ended, also while the page is open. */
function useIsOver({ validUntil }: AgentLink): boolean {
  const nowMs = useNow()
  return validUntil !== null && validUntil <= nowMs
}

type StateProps = { readonly link: AgentLink; readonly isOver: boolean }

function State({ link: { isStopped, validUntil }, isOver }: StateProps) {
  const t = useTranslations('agentLink')
  const format = useFormatter()
  const isOpen = !isStopped && !isOver
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span
        className={classes(
          'rounded-full px-2 py-1 text-xs font-medium',
          isOpen ? 'bg-accent-soft text-accent-text' : 'bg-surface-3 text-text-soft',
        )}
      >
        {t(isOver ? 'over' : isStopped ? 'stopped' : 'open')}
      </span>
      {validUntil !== null && (
        <span className="text-text-faint text-xs">
          {t('until', { date: format.dateTime(validUntil, { dateStyle: 'medium', timeStyle: 'short' }) })}
        </span>
      )}
    </span>
  )
}

function useStop() {
  const queries = useQueryClient()
  const { refusalText } = useLanguage()
  return useMutation({
    mutationFn: (asked: { readonly id: string; readonly isStopped: boolean }) => api.agentLinks.stop(asked),
    async onSuccess(reply) {
      if (!reply.ok) toast(refusalText(reply.error.code), 'bad')
      await queries.invalidateQueries({ queryKey: linksQuery.queryKey })
    },
  })
}

type ActionsProps = StateProps & { readonly address: string; readonly onQr: () => void }

function Actions({ link: { id, name, isStopped }, isOver, address, onQr }: ActionsProps) {
  const t = useTranslations('agentLink')
  const stop = useStop()
  const copy = (): void =>
    void navigator.clipboard.writeText(address).then(
      () => toast(t('copied')),
      () => toast(address, 'bad'),
    )
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" onClick={copy}>
        <Copy aria-hidden className="size-icon-small" />
        {t('copy')}
        <span className="spoken"> {name}</span>
      </Button>
      <Button variant="quiet" size="small" onClick={onQr}>
        <QrIcon aria-hidden className="size-icon-small" />
        {t('qr')}
        <span className="spoken"> {name}</span>
      </Button>
      {!isOver && (
        <Button
          variant="quiet"
          size="small"
          isBusy={stop.isPending}
          onClick={() => stop.mutate({ id, isStopped: !isStopped })}
        >
          {isStopped ? (
            <Play aria-hidden className="size-icon-small" />
          ) : (
            <Square aria-hidden className="size-icon-small" />
          )}
          {t(isStopped ? 'reopen' : 'stop')}
          <span className="spoken"> {name}</span>
        </Button>
      )}
    </div>
  )
}

/** A registration link: its address to share, its QR code, and what it has brought. */
export function LinkCard({ link }: { readonly link: AgentLink }) {
  const t = useTranslations('agentLink')
  const [isQrOpen, setQrOpen] = useState(false)
  const isOver = useIsOver(link)
  const { code, name, account, note } = link
  const address = `${location.origin}/register?referralCode=${code}`
  return (
    <li className="grid grid-cols-1 gap-3 px-4 py-4 tablet:px-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-bold break-words">{name}</span>
          <span className="text-text-soft text-sm">{t(`kinds.${account}`)}</span>
        </p>
        <State link={link} isOver={isOver} />
      </div>
      <p className="bg-surface-2 border-line rounded-md border border-dashed p-3 font-mono text-sm break-all">
        {address}
      </p>
      {note !== '' && <p className="text-text-soft text-sm break-words">{note}</p>}
      <Figures link={link} />
      <Actions link={link} isOver={isOver} address={address} onQr={() => setQrOpen(true)} />
      {isQrOpen && (
        <Dialog title={name} closeLabel={t('close')} onClose={() => setQrOpen(false)}>
          <div className="grid justify-items-center gap-4">
            <QrCode text={address} label={t('qrOf', { name })} />
            <p className="font-mono text-sm break-all">{address}</p>
          </div>
        </Dialog>
      )}
    </li>
  )
}

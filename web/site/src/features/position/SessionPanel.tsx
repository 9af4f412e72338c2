import type { Position } from '@ronda/contract'
import { Link } from '@tanstack/react-router'
import { Eye, EyeOff, HeartHandshake } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { money } from '@ronda/core'
import { Button, buttonClass, classes, Dialog, formatMoney, useLocale } from '@ronda/ui'
import { hideNet, useNetHidden } from './netHidden.ts'
import { netOf, standingOf } from '../../shell/position/position.ts'
import { formatNet, standingColour } from '../../shell/position/standing.ts'

function Figure({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-text-soft text-sm">{label}</dt>
      <dd className="tabular text-lg font-bold">{children}</dd>
    </div>
  )
}

function Figures({ position, span }: { readonly position: Position; readonly span: string }) {
  const t = useTranslations('launchStage.position')
  const format = useFormatter()
  const locale = useLocale()
  const standing = standingOf(netOf(position))
  const write = (atoms: bigint): string => formatMoney(money(atoms, position.currency), locale)
  return (
    <>
      <dl className="grid grid-cols-2 gap-4">
        <div className="bg-surface-2 col-span-full flex flex-col-reverse rounded-lg p-4">
          <dt className="text-text-soft text-sm">{`${t('net')}: ${t(standing)}`}</dt>
          <dd className={classes('tabular font-display text-2xl font-bold', standingColour[standing])}>
            {formatNet(position, locale)}
          </dd>
        </div>
        <Figure label={t('staked')}>{write(position.staked)}</Figure>
        <Figure label={t('won')}>{write(position.won)}</Figure>
        <Figure label={t('rounds')}>{format.number(position.rounds)}</Figure>
        <Figure label={t('span')}>{span}</Figure>
      </dl>
      <div className="text-text-soft grid gap-1 text-sm">
        <p>
          {position.sinceMs === null
            ? t('none')
            : t('since', { time: format.dateTime(position.sinceMs, { timeStyle: 'short' }) })}
        </p>
        <p>{t('text')}</p>
      </div>
    </>
  )
}

export type SessionPanelProps = {
  readonly position: Position | undefined
  readonly isReal: boolean
  readonly span: string
  readonly onClose: () => void
}

/** The session in figures, and a link to help. */
export function SessionPanel({ position, isReal, span, onClose }: SessionPanelProps) {
  const t = useTranslations('launchStage')
  const isHidden = useNetHidden()
  return (
    <Dialog title={t('position.title')} closeLabel={t('close')} onClose={onClose}>
      <div className="grid gap-5">
        {position === undefined ? (
          <>
            <dl>
              <Figure label={t('position.span')}>{span}</Figure>
            </dl>
            <p className="text-text-soft text-sm">{isReal ? t('position.failure') : t('position.freeText')}</p>
          </>
        ) : (
          <Figures position={position} span={span} />
        )}
        <div className="grid gap-3">
          {isReal && (
            <Button variant="quiet" onClick={() => hideNet(!isHidden)}>
              {isHidden ? <Eye aria-hidden className="size-icon" /> : <EyeOff aria-hidden className="size-icon" />}
              {isHidden ? t('position.show') : t('position.hide')}
            </Button>
          )}
          <Link to="/control" className={buttonClass('quiet')}>
            <HeartHandshake aria-hidden className="size-icon" />
            {t('position.help')}
          </Link>
        </div>
      </div>
    </Dialog>
  )
}

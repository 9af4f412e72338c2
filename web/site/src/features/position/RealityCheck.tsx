import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { money } from '@ronda/core'
import { Button, classes, Dialog, formatMoney, formatSpan, toast, useLocale } from '@ronda/ui'
import { api, codeOf, granted } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { netOf, standingOf, type ShownPosition } from '../../shell/position/position.ts'
import { positionQuery } from './position.queries.ts'
import { formatNet, standingColour } from '../../shell/position/standing.ts'

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="text-text-soft">{label}</dt>
      <dd className="tabular text-lg font-bold">{children}</dd>
    </div>
  )
}

function Figures({ position }: { readonly position: ShownPosition }) {
  const t = useTranslations('control.check')
  const locale = useLocale()
  // As of when the game stopped, so that a running clock does not hurry the player.
  const [nowMs] = useState(Date.now)
  const write = (atoms: bigint): string => formatMoney(money(atoms, position.currency), locale)
  const standing = standingOf(netOf(position))
  return (
    <dl className="bg-surface-2 divide-line grid divide-y rounded-lg px-4 py-2">
      <Line label={t('span')}>{formatSpan(nowMs - (position.sinceMs ?? nowMs))}</Line>
      <Line label={t('staked')}>{write(position.staked)}</Line>
      <Line label={t('won')}>{write(position.won)}</Line>
      <Line label={t('net')}>
        <span className={classes(standingColour[standing])}>{formatNet(position, locale)}</span>
      </Line>
    </dl>
  )
}

type RealityCheckProps = { readonly position: ShownPosition; readonly onLeave: () => void }

/** The reality check: the game waits until its player has answered. */
export function RealityCheck({ position, onLeave }: RealityCheckProps) {
  const t = useTranslations('control.check')
  const { refusalText } = useLanguage()
  const router = useRouter()
  const queries = useQueryClient()
  const acknowledge = useMutation({
    mutationFn: async (_then: () => void) => granted(await api.control.acknowledge()),
    async onSuccess(_, then) {
      await queries.invalidateQueries({ queryKey: positionQuery.queryKey })
      then()
    },
    onError: (problem) => toast(refusalText(codeOf(problem)), 'bad'),
  })
  const goOn = (): void => {}
  const seeBets = (): void => void router.navigate({ to: '/member', search: { view: 'personalHistoryCopy' } })
  const takeBreak = (): void => void router.navigate({ to: '/control' })
  return (
    <Dialog role="alertdialog" title={t('title')} closeLabel={t('leave')}>
      <div className="grid gap-5" data-reality>
        <p className="text-text-soft">{t('text')}</p>
        <Figures position={position} />
        <div className="grid gap-3">
          <Button size="large" isWide isBusy={acknowledge.isPending} onClick={() => acknowledge.mutate(onLeave)}>
            {t('leave')}
          </Button>
          <Button
            variant="quiet"
            size="large"
            isWide
            isBusy={acknowledge.isPending}
            onClick={() => acknowledge.mutate(goOn)}
          >
            {t('goOn')}
          </Button>
          <div className="flex flex-wrap gap-3 *:flex-1">
            <Button variant="quiet" isBusy={acknowledge.isPending} onClick={() => acknowledge.mutate(seeBets)}>
              {t('record')}
            </Button>
            <Button variant="quiet" isBusy={acknowledge.isPending} onClick={() => acknowledge.mutate(takeBreak)}>
              {t('rest')}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  )
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarX2, ChevronLeft, ChevronRight, ShieldCheck, Ticket } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenedNumero } from '@ronda/contract'
import { addDays, calendarDay } from '@ronda/core'
import { Button, Dialog, IconButton, Notice, Select, Skeleton, TextField } from '@ronda/ui'
import { useZone } from '../../shell/layout/useZone.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { Moment } from '../../shell/lottery/Moment.tsx'
import { openedQuery } from '../../shell/lottery/lottery.queries.ts'
import { withOpened, withoutOpened } from './lotteryAddress.ts'
import { Result } from '../../shell/lottery/Numbers.tsx'
import { useLotteries } from '../../shell/lottery/useLotteries.ts'

function Row({ gameCode, numero }: { readonly gameCode: string; readonly numero: OpenedNumero }) {
  const t = useTranslations('lotteryDraws')
  const { number, drawnAtMs, outcome } = numero
  return (
    <li className="border-line grid grid-cols-1 gap-3 border-t py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-body text-sm font-bold tracking-normal">{t('draw', { number: String(number) })}</h3>
        <span className="text-text-soft text-sm">
          <Moment atMs={drawnAtMs} />
        </span>
        {outcome !== null && (
          <Link
            to="/verify"
            search={{ game: gameCode, draw: number }}
            aria-label={t('opened.verifyNamed', { number: String(number) })}
            className="text-accent-text ms-auto inline-flex min-h-6 items-center gap-1 text-sm font-medium underline"
          >
            <ShieldCheck aria-hidden className="size-icon-small" />
            {t('opened.verify')}
          </Link>
        )}
      </div>
      <Result outcome={outcome} />
    </li>
  )
}

type AskedProps = { readonly gameCode: string; readonly day: string | undefined }

/** Earlier results, and new ones while reading: rows are keyed by draw number, so the visible ones stay in place. */
function useOpened({ gameCode, day }: AskedProps) {
  const zone = useZone()
  const opened = useInfiniteQuery(openedQuery({ gameCode, day, zone }))
  const { lotteries } = useLotteries()
  const last = lotteries?.find((lottery) => lottery.gameCode === gameCode)?.last
  const isAsked = last && (day === undefined || day === calendarDay(last.drawnAtMs, zone))
  const newest = isAsked ? last.number : 0
  const { isSuccess, data, refetch } = opened
  const isOutdated = isSuccess && (data.pages[0]?.numeros[0]?.number ?? 0) < newest
  useEffect(() => {
    if (isOutdated) void refetch()
  }, [isOutdated, newest, refetch])
  return opened
}

function Rows({ gameCode, day }: AskedProps) {
  const t = useTranslations('lotteryDraws.opened')
  const opened = useOpened({ gameCode, day })
  const { data, error, isFetching, refetch } = opened
  const numeros = data?.pages.flatMap((page) => page.numeros)
  if (numeros === undefined && error !== null)
    return <LoadError title={t('failed')} error={error} isBusy={isFetching} onRetry={refetch} />
  if (numeros === undefined)
    return (
      <div aria-busy className="grid grid-cols-1 gap-3">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-16 rounded-lg" />
        ))}
      </div>
    )
  if (numeros.length === 0)
    return (
      <Notice icon={CalendarX2} title={t('empty')}>
        {day === undefined ? t('emptyEver') : t('emptyText')}
      </Notice>
    )
  return (
    <>
      <ol className="grid grid-cols-1">
        {numeros.map((numero) => (
          <Row key={numero.number} gameCode={gameCode} numero={numero} />
        ))}
      </ol>
      <MoreButton list={opened} label={t('more')} />
    </>
  )
}

type DayProps = { readonly day: string | undefined; readonly onDay: (day: string | undefined) => void }

/** A calendar day, with buttons for the previous and the next. */
function DayChoice({ day, onDay }: DayProps) {
  const t = useTranslations('lotteryDraws.opened')
  const zone = useZone()
  const [today] = useState(() => calendarDay(Date.now(), zone))
  const shown = day ?? today
  return (
    <div className="flex flex-wrap items-end gap-1">
      <IconButton icon={ChevronLeft} label={t('before')} onClick={() => onDay(addDays(shown, -1))} />
      <TextField
        type="date"
        label={t('day')}
        max={today}
        value={day ?? ''}
        onChange={(event) => onDay(event.target.value === '' ? undefined : event.target.value)}
      />
      <IconButton
        icon={ChevronRight}
        label={t('after')}
        disabled={shown >= today}
        onClick={() => onDay(addDays(shown, 1))}
      />
    </div>
  )
}

/**
 * The results of a lottery, the newest first: all of them, or of a day. Both are in the address, so it can be shared.
 */
export function OpenedDialog({ gameCode, day }: AskedProps) {
  const t = useTranslations()
  const navigate = useNavigate()
  const { lotteries = [] } = useLotteries()
  const showResults = (code: string, on: string | undefined): void =>
    void navigate({ to: '.', search: withOpened(code, on), replace: true, resetScroll: false })
  return (
    <Dialog
      isWide
      title={t('lotteryDraws.opened.title')}
      closeLabel={t('shell.close')}
      onClose={() => void navigate({ to: '.', search: withoutOpened, resetScroll: false })}
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <span className="border-line inline-flex max-w-full rounded-full border">
            <Select
              icon={Ticket}
              label={t('lotteryDraws.opened.lottery')}
              value={gameCode}
              options={lotteries.map((one) => ({ value: one.gameCode, label: one.displayName }))}
              onChoose={(code) => showResults(code, day)}
            />
          </span>
          <span className="ms-auto flex min-h-control items-center desktop:order-1 desktop:ms-0">
            <Button
              variant="quiet"
              size="small"
              disabled={day === undefined}
              onClick={() => showResults(gameCode, undefined)}
            >
              {t('lotteryDraws.opened.anyDay')}
            </Button>
          </span>
          <DayChoice day={day} onDay={(chosen) => showResults(gameCode, chosen)} />
        </div>
        <Rows key={`${gameCode} ${day}`} gameCode={gameCode} day={day} />
      </div>
    </Dialog>
  )
}

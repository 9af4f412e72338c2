import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CircleAlert, Inbox, PackageOpen, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { StoredGood } from '@ronda/contract'
import { fillText, money } from '@ronda/core'
import { Button, formatCount, formatMoney, Notice, Skeleton, useLocale } from '@ronda/ui'
import { MoreButton } from '@ronda/base/layout/MoreButton.tsx'
import { codeOf } from '@ronda/base/call/api.ts'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Badge } from '../../shell/desk/Badge.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'
import { GoodDialog } from './GoodDialog.tsx'
import { goodsQuery, redemptionsQuery } from './mall.queries.ts'
import { RedemptionLine } from './RedemptionLine.tsx'

const LIST = 'bg-surface-1 border-line divide-line grid grid-cols-1 divide-y overflow-hidden rounded-lg border'

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTranslations('shell')
  const { refusalText } = useLanguage()
  const retry = <Button onClick={onRetry}>{t('retry')}</Button>
  return <Notice kind="failure" icon={CircleAlert} title={refusalText(codeOf(error))} actions={retry} />
}

function Redemptions() {
  const { texts } = useDesk()
  const t = texts.mall
  const [shown, setShown] = useState<'inProcess' | 'all'>('inProcess')
  const query = useInfiniteQuery(redemptionsQuery(shown === 'all' ? undefined : shown))
  const list = query.data?.pages.flatMap((page) => page.list)
  return (
    <section aria-labelledby="redemptions-title" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h3 id="redemptions-title" className="text-lg font-bold">
          {t.waiting}
        </h3>
        <Choice
          label={t.filter}
          value={shown}
          options={(['inProcess', 'all'] as const).map((value) => ({ value, label: t.filters[value] }))}
          onChoose={setShown}
        />
      </div>
      {list === undefined && query.error !== null && (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {list === undefined && query.error === null && <Skeleton className="h-24 rounded-lg" />}
      {list?.length === 0 && (
        <Notice icon={Inbox} title={t.none.title}>
          {t.none.text}
        </Notice>
      )}
      {list !== undefined && list.length > 0 && (
        <ul className={LIST}>
          {list.map((redemption) => (
            <RedemptionLine key={redemption.id} redemption={redemption} />
          ))}
        </ul>
      )}
      <MoreButton list={query} label={texts.more} />
    </section>
  )
}

type GoodLineProps = { readonly good: StoredGood; readonly amount: string | undefined; readonly onEdit: () => void }

function GoodLine({ good: { value }, amount, onEdit }: GoodLineProps) {
  const t = useDesk().texts.mall
  const locale = useLocale()
  const { language } = useLanguage()
  const { names, price, stock, isOffered } = value
  const isSoldOut = isOffered && stock === 0
  const facts = [
    fillText(t.price, { points: formatCount(price, locale) }),
    amount,
    stock === null ? undefined : fillText(t.stock, { count: formatCount(stock, locale) }),
  ]
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="min-w-0">
        <p className="font-bold break-words">{names[language]}</p>
        <p className="text-text-soft tabular text-sm">{facts.filter((fact) => fact !== undefined).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone={isOffered && !isSoldOut ? 'good' : 'plain'}>
          {isSoldOut ? t.isSoldOut : isOffered ? t.isOffered : t.isHidden}
        </Badge>
        <Button size="small" variant="quiet" aria-label={`${t.edit}: ${names[language]}`} onClick={onEdit}>
          {t.edit}
        </Button>
      </div>
    </li>
  )
}

function Goods() {
  const t = useDesk().texts.mall
  const locale = useLocale()
  /** The id of a good, or `new`. */
  const [opened, setOpened] = useState<string>()
  const { data, error, refetch } = useQuery(goodsQuery)
  if (data === undefined) {
    return error === null ? (
      <Skeleton className="h-stage-text rounded-lg" />
    ) : (
      <Failed error={error} onRetry={() => void refetch()} />
    )
  }
  const { currency, pointsPerUnit, list } = data
  const write = (atoms: bigint | null) => (atoms === null ? undefined : formatMoney(money(atoms, currency), locale))
  return (
    <section aria-labelledby="goods-title" className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="goods-title" className="text-lg font-bold">
          {t.goods}
        </h3>
        <Button size="small" onClick={() => setOpened('new')}>
          <Plus aria-hidden className="size-icon-small" />
          {t.add}
        </Button>
      </div>
      {list.length === 0 && (
        <Notice icon={PackageOpen} title={t.noGoods.title}>
          {t.noGoods.text}
        </Notice>
      )}
      {list.length > 0 && (
        <ul className={LIST}>
          {list.map((good) => (
            <GoodLine key={good.id} good={good} amount={write(good.value.amount)} onEdit={() => setOpened(good.id)} />
          ))}
        </ul>
      )}
      {opened !== undefined && (
        <GoodDialog
          good={list.find(({ id }) => id === opened)}
          currency={currency}
          pointsPerUnit={pointsPerUnit}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  )
}

/** The points mall: redemptions to review, and the goods. */
export function MallDesk() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <Redemptions />
      <Goods />
    </div>
  )
}

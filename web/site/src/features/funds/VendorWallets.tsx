import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { House as HomeIcon } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { seconds } from '@ronda/core'
import { Button, Skeleton, toast } from '@ronda/ui'
import { api, codeOf, granted } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'
import { RecentMoves } from './RecentMoves.tsx'
import { VendorCard } from './VendorCard.tsx'
import { vendorsQuery, type VendorsHere } from '../../shell/wallet/wallet.queries.ts'

/** The polling interval while a move is pending. */
const POLL_MS = seconds(5)
const RECENT_SHOWN = 5

const isWaiting = (here: VendorsHere | undefined): boolean =>
  here?.recent.some(({ state }) => state === 'waiting') ?? false

function BringHome() {
  const t = useTranslations('funds.vendors')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const home = useMutation({
    mutationFn: async () => granted(await api.vendor.bringHome({ vendor: null, cause: 'member' })),
    onSuccess: ({ moves }) => toast(moves.every(({ state }) => state === 'done') ? t('broughtHome') : t('onItsWay')),
    onError: (problem) => toast(refusalText(codeOf(problem)), 'bad'),
    onSettled: () => queries.invalidateQueries({ queryKey: CASHIER_KEY }),
  })
  return (
    <Button size="small" isBusy={home.isPending} onClick={() => home.mutate()}>
      <HomeIcon aria-hidden className="size-icon-small" />
      {t('home')}
    </Button>
  )
}

/** Money at vendors with their own wallet: moves there and back, and all of it back at once. */
export function VendorWallets() {
  const t = useTranslations('funds.vendors')
  const { data: here } = useQuery({
    ...vendorsQuery,
    refetchInterval: ({ state }) => (isWaiting(state.data) ? POLL_MS : false),
  })
  if (here === undefined) return <Skeleton className="h-stage-text rounded-xl" />
  if (here.vendors.length === 0) return null
  const nameOf = (code: string): string => here.vendors.find((vendor) => vendor.code === code)?.name ?? code
  const waitsAt = (code: string): boolean =>
    here.recent.some((move) => move.vendor === code && move.state === 'waiting')
  return (
    <section className="bg-surface-1 border-line grid gap-5 rounded-xl border p-5 tablet:p-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-measure">
          <h2 className="text-xl font-bold">{t('title')}</h2>
          <p className="text-text-soft mt-1 text-sm">{t('lead')}</p>
        </div>
        {here.vendors.some(({ amount }) => amount > 0n) && <BringHome />}
      </div>
      <ul className="grid gap-3">
        {here.vendors.map((vendor) => (
          <VendorCard
            key={vendor.code}
            vendor={vendor}
            currency={here.currency}
            cash={here.main}
            isWaiting={waitsAt(vendor.code)}
          />
        ))}
      </ul>
      <div className="grid gap-3">
        <h3 className="font-bold">{t('recent')}</h3>
        <RecentMoves moves={here.recent.slice(0, RECENT_SHOWN)} currency={here.currency} nameOf={nameOf} />
      </div>
    </section>
  )
}

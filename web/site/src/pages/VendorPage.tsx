import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ATOMS_PER_UNIT, money, seconds } from '@ronda/core'
import { Button, buttonClass, MoneyField, MoneyText, parseTyped, Skeleton, toast, useLocale } from '@ronda/ui'
import { api, codeOf, granted } from '@ronda/base/call/api.ts'
import { TextsProvider } from '../shell/texts/TextsProvider.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'
import { NeedSession } from '../shell/layout/NeedSession.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { SandboxRequests } from '../features/vendor/SandboxRequests.tsx'
import { MoodSwitch } from '../features/vendor/MoodSwitch.tsx'
import { vendorQuery, type VendorState } from '../features/vendor/vendor.queries.ts'

const TEXTS = ['vendor'] as const
const POLL_MS = seconds(3)
const STAKES = [1n, 5n, 10n].map((units) => units * ATOMS_PER_UNIT)

/** Plays a round that wins or loses as chosen. */
function Rounds({ vendor }: { readonly vendor: VendorState }) {
  const t = useTranslations('vendor')
  const locale = useLocale()
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [text, setText] = useState('5')
  const stake = parseTyped(text, vendor.currency, locale)
  const play = useMutation({
    mutationFn: async (isWin: boolean) =>
      granted(await api.vendorSandbox.play({ stake: stake.ok ? stake.value : 0n, isWin })),
    onError: (problem) => toast(refusalText(codeOf(problem)), 'bad'),
    onSettled: () => queries.invalidateQueries({ queryKey: vendorQuery.queryKey }),
  })
  if (vendor.balance === 0n) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-text-soft">{t('empty')}</p>
        <Link to="/member" search={{ view: 'transferFund' }} className={buttonClass()}>
          {t('wallet')}
        </Link>
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <MoneyField
        label={t('stake')}
        currency={vendor.currency}
        text={text}
        onText={setText}
        quick={STAKES}
        quickLabel={t('quick')}
      />
      <div className="flex flex-wrap gap-3">
        <Button isBusy={play.isPending} onClick={() => play.mutate(true)}>
          {t('win')}
        </Button>
        <Button variant="quiet" isBusy={play.isPending} onClick={() => play.mutate(false)}>
          {t('lose')}
        </Button>
      </div>
    </div>
  )
}

/** Leaving a vendor's games moves the money back. */
function useReturn(code: string | undefined): void {
  useEffect(() => {
    if (code === undefined) return undefined
    return () => void api.vendor.bringHome({ vendor: code, cause: 'left' })
  }, [code])
}

function Vendor() {
  const t = useTranslations('vendor')
  const router = useRouter()
  const { data: vendor, error, isError, refetch } = useQuery({ ...vendorQuery, refetchInterval: POLL_MS })
  usePageTitle(vendor?.name ?? t('title'))
  useReturn(vendor?.code)
  if (vendor === undefined) {
    if (!isError) return <Skeleton className="h-stage rounded-xl" />
    return <LoadError title={t('failed')} error={error} onRetry={refetch} />
  }
  return (
    <>
      <header className="max-w-measure">
        <h1 className="text-3xl font-bold">{vendor.name}</h1>
        <p className="text-text-soft mt-2">{t('lead')}</p>
      </header>
      <MoodSwitch mood={vendor.mood} />
      <div className="grid items-start gap-6 desktop:grid-cols-2">
        <section className="bg-surface-1 border-line lamplit grid gap-5 rounded-xl border p-6">
          <div className="grid gap-1">
            <span className="text-text-soft text-sm">{t('balance')}</span>
            <span className="font-display text-3xl font-bold" data-there={vendor.balance}>
              <MoneyText amount={money(vendor.balance, vendor.currency)} />
            </span>
          </div>
          <Rounds vendor={vendor} />
          <div>
            <Button
              variant="quiet"
              onClick={() => void router.navigate({ to: '/member', search: { view: 'transferFund' } })}
            >
              {t('leave')}
            </Button>
          </div>
        </section>
        <SandboxRequests requests={vendor.requests} currency={vendor.currency} />
      </div>
    </>
  )
}

/** The sandbox vendor's own page: its games, its records and its simulated behaviour. */
export function VendorPage() {
  return (
    <div className="page-column grid content-start gap-6 py-8 desktop:py-12">
      <NeedSession>
        <TextsProvider pages={TEXTS}>
          <Vendor />
        </TextsProvider>
      </NeedSession>
    </div>
  )
}

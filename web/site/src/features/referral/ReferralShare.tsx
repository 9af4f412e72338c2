import { Copy, Share2 } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useAmounts } from '@ronda/base/statement/useAmounts.ts'
import { Button, IconButton, toast } from '@ronda/ui'
import { QrCode } from '../../shell/layout/QrCode.tsx'
import { PanelCard } from '../../shell/layout/PanelCard.tsx'
import type { ReferralInfo } from './referral.queries.ts'

const FIELD = 'bg-surface-2 border-line min-w-0 flex-1 rounded-md border border-dashed p-3 font-mono text-sm break-all'

/** The member's link and code, to copy, to send and to scan. */
export function ReferralShare({ info }: { readonly info: ReferralInfo }) {
  const t = useTranslations('referral')
  const { write } = useAmounts(info.terms.currency)
  const { code, terms, level } = info
  const url = `${location.origin}/register?referralCode=${code}`
  const guestReward = write(terms.guestReward)
  const copy = (text: string): void =>
    void navigator.clipboard.writeText(text).then(
      () => toast(t('copied')),
      () => toast(text, 'bad'),
    )
  // Somebody who closes the sheet has changed their mind: that is no failure.
  const share = (): void =>
    void navigator.share({ text: t('shareText', { reward: guestReward }), url }).catch(() => undefined)
  const mayShare = typeof navigator.share === 'function'
  return (
    <PanelCard
      title={t('link')}
      lead={t('lead', { guestReward, hostReward: write(terms.levels[level]?.reward ?? 0n) })}
    >
      <div className="grid grid-cols-1 gap-5 tablet:grid-cols-[1fr_auto]">
        <div className="grid content-start gap-4">
          <p className={FIELD}>{url}</p>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => copy(url)}>
              <Copy aria-hidden className="size-icon" />
              {t('copyLink')}
            </Button>
            {mayShare && (
              <Button variant="quiet" onClick={share}>
                <Share2 aria-hidden className="size-icon" />
                {t('share')}
              </Button>
            )}
          </div>
          <dl className="flex flex-wrap items-center gap-x-3">
            <dt className="text-text-faint text-sm">{t('code')}</dt>
            <dd className="flex items-center gap-1">
              <span className="tabular font-mono text-lg font-bold">{code}</span>
              <IconButton icon={Copy} label={t('copyCode', { code })} onClick={() => copy(code)} />
            </dd>
          </dl>
        </div>
        <div className="grid max-w-full justify-items-start gap-2">
          <QrCode text={url} label={t('qr')} />
          <p className="text-text-faint text-xs">{t('qrText')}</p>
        </div>
      </div>
    </PanelCard>
  )
}

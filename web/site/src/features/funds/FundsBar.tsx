import { useTranslations } from 'use-intl'
import type { FundsPart } from './fundsView.ts'
import { keyOf, PART_STYLES } from './partStyle.ts'

const GAP = 4

/** All the money as one bar, each part as long as its share. The list beside it gives the same values as text. */
export function FundsBar({ parts }: { readonly parts: readonly FundsPart[] }) {
  const t = useTranslations('funds')
  const seen = parts.filter(({ share }) => share > 0)
  const startOf = (at: number): number => seen.slice(0, at).reduce((sum, { share }) => sum + share, 0)
  return (
    <svg
      role="img"
      aria-label={t('shares')}
      viewBox="0 0 1000 16"
      preserveAspectRatio="none"
      className="bg-surface-3 block h-4 w-full overflow-hidden rounded-full"
    >
      {seen.map((part, at) => (
        <rect
          key={keyOf(part)}
          x={startOf(at)}
          width={Math.max(1, part.share - (at < seen.length - 1 ? GAP : 0))}
          height={16}
          className={`${PART_STYLES[part.part].fill} transition-all duration-slow`}
        />
      ))}
    </svg>
  )
}

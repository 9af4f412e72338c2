import { useTranslations } from 'use-intl'
import { RangePicker, useLocale } from '@ronda/ui'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { RANGES, type Range } from './recordAddress.ts'
import type { RecordPlace } from './useRecordAddress.ts'
import { offsetOf } from './when.ts'
import { zonePlace } from './zonePlace.ts'

/** Which days are shown, and in which time zone. */
export function RangeBar({ place, fallback }: { readonly place: RecordPlace; readonly fallback: Range }) {
  const t = useTranslations('statement.range')
  const locale = useLocale()
  const { language } = useLanguage()
  const { address, days, zone, today, nowMs, change } = place
  const isOther = address.range === undefined && address.from !== undefined
  return (
    <div className="grid grid-cols-1 gap-1">
      <RangePicker
        words={{ label: t('label'), custom: t('custom'), from: t('from'), to: t('to') }}
        ranges={RANGES.map((id) => ({ id, label: t(id) }))}
        chosen={isOther ? undefined : (address.range ?? fallback)}
        {...days}
        max={today}
        onRange={(range) => change({ range, from: undefined, to: undefined })}
        onDays={(chosen) => change({ range: undefined, ...chosen })}
      />
      <p className="text-text-faint text-xs">
        {t('zone', { zone: zonePlace(zone, language), offset: offsetOf(nowMs, zone, locale) })}
      </p>
    </div>
  )
}

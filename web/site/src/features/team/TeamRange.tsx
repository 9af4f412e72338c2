import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { calendarDay } from '@ronda/core'
import { RangePicker } from '@ronda/ui'
import { TEAM_RANGES, teamDays } from './teamAddress.ts'
import { useTeamAddress } from './useTeamAddress.ts'

/** The days of a list of the team (UTC). */
export function TeamRange() {
  const t = useTranslations('team')
  const range = useTranslations('statement.range')
  const { address, change } = useTeamAddress()
  const [today] = useState(() => calendarDay(Date.now(), 'UTC'))
  const isOther = address.range === undefined && address.from !== undefined
  return (
    <RangePicker
      words={{ label: range('label'), custom: range('custom'), from: range('from'), to: range('to') }}
      ranges={TEAM_RANGES.map((id) => ({ id, label: t(`ranges.${id}`) }))}
      chosen={isOther ? undefined : (address.range ?? 'today')}
      {...teamDays(address, today)}
      max={today}
      onRange={(chosen) => change({ range: chosen, from: undefined, to: undefined })}
      onDays={(days) => change({ range: undefined, ...days })}
    />
  )
}

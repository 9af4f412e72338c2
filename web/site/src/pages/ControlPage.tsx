import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Skeleton } from '@ronda/ui'
import { TextsProvider } from '../shell/texts/TextsProvider.ts'
import { NeedSession } from '../shell/layout/NeedSession.tsx'
import { ScreenFrame } from '../shell/layout/ScreenFrame.tsx'
import { TitleBar } from '../shell/layout/TitleBar.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { ExclusionSection, TimeOutSection } from '../features/control/BreakSections.tsx'
import { controlQuery } from '../features/control/control.queries.ts'
import { FlowSection } from '../features/control/FlowSection.tsx'
import { HelpSection } from '../features/control/HelpSection.tsx'
import { LimitsSection } from '../features/control/LimitsSection.tsx'
import { RealitySection } from '../features/control/RealitySection.tsx'
import { Standing } from '../features/control/Standing.tsx'
import { StoppedNotice } from '../features/control/StoppedNotice.tsx'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'

const TEXTS = ['control'] as const

function Waiting() {
  return (
    <div aria-busy className="grid grid-cols-1 gap-6">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-stage-text rounded-xl" />
      ))}
    </div>
  )
}

function Everything() {
  const t = useTranslations('control')
  const { data, error, isError, refetch } = useQuery(controlQuery)
  if (data !== undefined)
    return (
      <>
        <StoppedNotice overview={data} />
        <Standing overview={data} />
        <FlowSection overview={data} />
        <LimitsSection overview={data} />
        <div className="grid grid-cols-1 gap-4 desktop:grid-cols-2">
          <RealitySection overview={data} />
          <TimeOutSection overview={data} />
          <ExclusionSection overview={data} />
          <HelpSection />
        </div>
      </>
    )
  if (!isError) return <Waiting />
  return <LoadError title={t('failed')} error={error} onRetry={refetch} />
}

function Control() {
  const t = useTranslations('control')
  usePageTitle(t('title'))
  return (
    <ScreenFrame>
      <TitleBar hasBack title={t('title')} lead={t('lead')} />
      <NeedSession isForOwners>
        <Everything />
      </NeedSession>
    </ScreenFrame>
  )
}

/** One page where members see and set all their limits and breaks. */
export function ControlPage() {
  return (
    <TextsProvider pages={TEXTS}>
      <Control />
    </TextsProvider>
  )
}

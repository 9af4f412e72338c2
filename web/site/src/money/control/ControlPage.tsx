import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Skeleton } from '@ronda/ui'
import { TextsProvider } from '../../language/TextsProvider.tsx'
import { NeedSession } from '../../shell/NeedSession.tsx'
import { ScreenFrame } from '../../shell/ScreenFrame.tsx'
import { TitleBar } from '../../shell/TitleBar.tsx'
import { usePageTitle } from '../../shell/usePageTitle.ts'
import { ExclusionSection, TimeOutSection } from './BreakSections.tsx'
import { controlQuery } from './control.queries.ts'
import { FlowSection } from './FlowSection.tsx'
import { HelpSection } from './HelpSection.tsx'
import { LimitsSection } from './LimitsSection.tsx'
import { RealitySection } from './RealitySection.tsx'
import { Standing } from './Standing.tsx'
import { StoppedNotice } from './StoppedNotice.tsx'
import { LoadError } from '../../shell/LoadError.tsx'

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

import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Tabs } from '@ronda/ui'
import { TextsProvider } from '../../shell/texts/TextsProvider.ts'
import { BoardPanel } from './BoardPanel.tsx'
import { MissionList } from './MissionList.tsx'

const TEXTS = ['mission'] as const

function Panel() {
  const t = useTranslations('mission')
  const [chosen, setChosen] = useState<'missions' | 'board'>('missions')
  const tabs = [
    { id: 'missions', label: t('tabs.missions') },
    { id: 'board', label: t('tabs.board') },
  ] as const
  return (
    <Tabs label={t('tabsLabel')} tabs={tabs} chosen={chosen} onChoose={setChosen}>
      {chosen === 'missions' ? <MissionList /> : <BoardPanel />}
    </Tabs>
  )
}

/** What can be done for a prize: missions, and the weekly leaderboard. */
export function MissionPanel() {
  return (
    <TextsProvider pages={TEXTS}>
      <Panel />
    </TextsProvider>
  )
}

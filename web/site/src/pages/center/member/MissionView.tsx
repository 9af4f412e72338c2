import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Tabs } from '@ronda/ui'
import { BoardPanel } from '../../../features/mission/BoardPanel.tsx'
import { MissionList } from '../../../features/mission/MissionList.tsx'
import { TournamentPanel } from '../../../features/tournament/TournamentPanel.tsx'
import { TextsProvider } from '../../../shell/texts/TextsProvider.ts'

const TEXTS = ['mission', 'tournament'] as const

const PARTS = ['missions', 'board', 'tournaments'] as const
type Part = (typeof PARTS)[number]

const SCREENS: Readonly<Record<Part, () => React.ReactNode>> = {
  missions: () => <MissionList />,
  board: () => <BoardPanel />,
  tournaments: () => <TournamentPanel />,
}

function Parts() {
  const t = useTranslations('mission')
  const navigate = useNavigate()
  const { tab } = useSearch({ from: '/shell/member' })
  const chosen = PARTS.find((part) => part === tab) ?? 'missions'
  return (
    <Tabs
      label={t('tabsLabel')}
      tabs={PARTS.map((id) => ({ id, label: t(`tabs.${id}`) }))}
      chosen={chosen}
      onChoose={(part) =>
        void navigate({
          to: '/member',
          search: { view: 'missionLeaderboard', ...(part !== 'missions' && { tab: part }) },
          resetScroll: false,
          replace: true,
        })
      }
    >
      {SCREENS[chosen]()}
    </Tabs>
  )
}

/** What can be done for a prize: missions, the weekly leaderboard, and tournaments. */
export function MissionView() {
  return (
    <TextsProvider pages={TEXTS}>
      <Parts />
    </TextsProvider>
  )
}

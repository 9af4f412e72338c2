import { useSearch } from '@tanstack/react-router'
import { TextsProvider } from '../../language/TextsProvider.tsx'
import { GamePage } from './GamePage.tsx'

const WORDS = ['stage'] as const

/** A game and nothing else: no side menu, no footer; on a phone not even the header. */
export function SeamlessPage() {
  const { game, mode } = useSearch({ from: '/seamless' })
  return (
    <TextsProvider pages={WORDS}>
      <GamePage game={game} mode={mode} />
    </TextsProvider>
  )
}

import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { useGameContext } from '../session/context.ts'
import { NoticeText } from '../notice/words.tsx'
import { NoticeFrame } from '../notice/NoticeCard.tsx'
import type { OwnSeed } from '../session/ownSeed.ts'

/** Warns the player when the server plays with another seed than the one this browser gave. */
export function SeedNotice() {
  const { seed } = useGameContext()
  return seed ? <Warning seed={seed} /> : null
}

function Warning({ seed }: { readonly seed: OwnSeed }) {
  const t = useTranslations('play.seed')
  const warning = useSyncExternalStore(seed.watch, seed.warning)
  if (!warning) return null
  return (
    <NoticeFrame isCalm={warning === 'otherDevice'} onClose={() => seed.dismiss()}>
      <NoticeText title={t(`${warning}Title`)} text={t(`${warning}Text`)} />
    </NoticeFrame>
  )
}

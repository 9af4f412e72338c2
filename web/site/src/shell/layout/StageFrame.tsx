import type { ReactNode } from 'react'
import { SkipLink } from '@ronda/base/layout/SkipLink.tsx'
import { useFrameParts } from './frameParts.ts'

/** The frame of a game: the header, and no side menu or footer that would lead away by mistake. */
export function StageFrame({ children }: { readonly children: ReactNode }) {
  const { Header, ConnectionBar } = useFrameParts()
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header isStage />
      <ConnectionBar />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
    </div>
  )
}

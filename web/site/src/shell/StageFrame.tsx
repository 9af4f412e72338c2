import type { ReactNode } from 'react'
import { ConnectionBar } from './ConnectionBar.tsx'
import { Header } from './Header.tsx'
import { SkipLink } from './SkipLink.tsx'

/** The frame of a game: the header, and no side menu or footer that would lead away by mistake. */
export function StageFrame({ children }: { readonly children: ReactNode }) {
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

import { createContext, useContext, type ComponentType } from 'react'
import { present } from '@ronda/core'

export type HeaderProps = {
  /** Above a game: full width, and with the brand, since no side menu shows it. */
  readonly isStage?: boolean
}

/** Parts of the frame that a screen with a game places itself. They show several features, so the app provides them. */
export type FrameParts = { readonly Header: ComponentType<HeaderProps>; readonly ConnectionBar: ComponentType }

export const FramePartsContext = createContext<FrameParts | null>(null)

export function useFrameParts(): FrameParts {
  return present(useContext(FramePartsContext) ?? undefined, 'a FramePartsContext around the screen')
}

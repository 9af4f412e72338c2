import { present } from '@ronda/core'
import { sharedOf } from '@ronda/games'
import type { ReactNode } from 'react'
import type { Sound } from '../../sound/sound.ts'
import { InGame } from '../../testing/InGame.tsx'
import { TableContext } from '../context.ts'
import type { FakeTable } from './fakeTable.ts'

type Props = { readonly fake: FakeTable; readonly gameCode: string; readonly children: ReactNode }

const silent = { wake: () => {}, press: () => {} } as Sound
const game = { Screen: () => null, useResult: () => () => '' }

/** A player at a fake table, with the rules of a title. */
export function InTable({ fake, gameCode, children }: Props) {
  const { rules, pace } = present(sharedOf(gameCode), gameCode)
  const { table, client } = fake
  return (
    <InGame>
      <TableContext value={{ game, rules, pace, client, table, sound: silent }}>{children}</TableContext>
    </InGame>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import type { GameState } from '@ronda/contract'
import { fillText } from '@ronda/core'
import { confirm, toast } from '@ronda/ui'
import { staffApi } from '../../../shell/call/staffApi.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { useOffice } from '../../../shell/form/OfficeContext.ts'

type Named = { readonly gameCode: string; readonly gameName: string }

/** Changes a game's state after a confirmation that says what it means. */
export function useGameState({ gameCode, gameName }: Named): (state: GameState) => Promise<void> {
  const queries = useQueryClient()
  const { refusalText } = useLanguage()
  const { texts } = useOffice()
  const { ask, changed, states } = texts.games

  return async (state) => {
    const { title, text, yes } = ask[state]
    const question = { title: fillText(title, { game: gameName }), text, yes, no: ask.no }
    if (!(await confirm({ ...question, isDanger: state !== 'open' }))) return
    const reply = await proven(() => staffApi.gameStates.change({ gameCode, state }))
    if (reply.ok) toast(fillText(changed, { game: gameName, state: states[state] }), 'good')
    else toast(refusalText(reply.error.code), 'bad')
    await queries.invalidateQueries({ queryKey: ['games'] })
  }
}

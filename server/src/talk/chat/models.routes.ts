import { presenterOf, presenters } from '@ronda/art'
import type { chat as calls, PlayMode } from '@ronda/contract'
import { err, ok, type Result } from '@ronda/core'
import type { Language } from '@ronda/i18n'
import { presenterUrl } from '../../catalog/pictures/index.ts'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'

type Who = Callers & { readonly member: MemberSession }

type Launched = { readonly url: string; readonly mode: PlayMode; readonly expiresAtMs: number }

export type ModelOptions = {
  readonly namesOf: (game: string) => Readonly<Record<Language, string>> | undefined
  /** Whether the table is running now. */
  readonly isOpen: (game: string) => boolean
  readonly brandLanguage: () => Promise<Language>
  readonly launch: (
    request: { readonly gameCode: string; readonly mode: PlayMode; readonly language: Language },
    member: MemberSession | undefined,
  ) => Promise<Result<Launched, string>>
}

/** The play token stands in the fragment of a frame's URL. */
const tokenOf = (url: string): string => new URLSearchParams(url.split('#')[1]).get('token') ?? ''

/** The presenters, and the launch of the table of each with its chat open. */
export function modelRoutes(options: ModelOptions): Pick<GroupHandlers<typeof calls, Who>, 'models' | 'launch'> {
  return {
    async models({ request }) {
      const language = request.language ?? (await options.brandLanguage())
      const list = presenters.flatMap(({ id, name, gameCode }) => {
        const names = options.namesOf(gameCode)
        if (names === undefined) return []
        return {
          modelId: id,
          name,
          gameCode,
          tableName: names[language],
          languages: ['es', 'en'] as ('es' | 'en')[],
          pictureUrl: presenterUrl(id),
          isOnDuty: options.isOpen(gameCode),
          isAnimated: true as const,
        }
      })
      return ok({ list })
    },
    async launch({ request: { modelId, language }, caller }) {
      const presenter = presenterOf(modelId)
      if (presenter === undefined || options.namesOf(presenter.gameCode) === undefined) return err('chat.unknown')
      const { gameCode } = presenter
      const own = caller && (await options.launch({ gameCode, mode: 'real', language }, caller))
      // A caller who may not play for real money gets a free session, where the chat is read-only.
      const opened = own?.ok ? own : await options.launch({ gameCode, mode: 'free', language }, caller)
      if (!opened.ok) return err('game.maintenance')
      const { url, mode, expiresAtMs } = opened.value
      return ok({ url: `${url}&chat=open`, token: tokenOf(url), gameCode, mode, expiresAtMs })
    },
  }
}

import type { chat as calls, chatDesk as deskCalls } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import type { MemberSession } from '../../people/session/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { PlaySession } from '../../play/launch/index.ts'
import { postMessage, readStatus, reportMessage, type ChatOptions } from './chat.actions.ts'
import { keepMessage, listForDesk, muteSpeaker, removeMessage, type ModerateOptions } from './moderate.actions.ts'

type Who = Callers & { readonly member: MemberSession; readonly game: PlaySession }

/** The chat calls of players. */
export function chatRoutes(options: ChatOptions): Omit<GroupHandlers<typeof calls, Who>, 'models' | 'launch'> {
  const hasRoom = (game: string): boolean => options.feed.told(game) !== undefined
  return {
    async sit({ caller }) {
      return hasRoom(caller.game) ? ok(await readStatus(options, caller)) : err('game.unknown')
    },
    async say({ request, caller }) {
      if (!hasRoom(caller.game)) return err('game.unknown')
      const said = await postMessage(options, caller, request)
      return said.ok ? ok({ number: said.value }) : said
    },
    async report({ request, caller }) {
      if (!hasRoom(caller.game)) return err('game.unknown')
      const reported = await reportMessage(options, caller, request)
      return reported.ok ? ok({}) : reported
    },
  }
}

/** The moderation calls of staff. */
export function chatDeskRoutes(options: ModerateOptions): GroupHandlers<typeof deskCalls, Who> {
  return {
    list: async ({ request }) => ok({ list: await listForDesk(options, request.pile === 'reported') }),
    async remove({ request, caller }) {
      const done = await removeMessage(options, caller.account.id, request)
      return done.ok ? ok({}) : done
    },
    async keep({ request, caller }) {
      const done = await keepMessage(options, caller.account.id, request)
      return done.ok ? ok({}) : done
    },
    mute: ({ request, caller }) => muteSpeaker(options, caller.account.id, request),
  }
}

import type { documentDesk as deskCalls, documents as calls } from '@ronda/contract'
import { ok } from '@ronda/core'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { MemberSession } from '../session/index.ts'
import { askAgain, reviewDocument, viewPage, openDocument, listWaitingDocuments } from './desk.actions.ts'
import { tiersOf, sendDocument, type DocumentOptions } from './documents.actions.ts'
import type { QueuedRow } from './documents.sql.ts'

type Who = Callers & { readonly member: MemberSession }

export function documentRoutes(options: DocumentOptions): GroupHandlers<typeof calls, Who> {
  return {
    overview: async ({ caller }) => ok(await tiersOf(options, caller.account.id)),
    async send({ request, caller }) {
      const sent = await sendDocument(options, caller.account, request)
      return sent.ok ? ok({}) : sent
    },
  }
}

function shown(row: QueuedRow) {
  const { id, member, username, kind, form, sentAtMs, promisedByMs, needsTwo, firstApproverName } = row
  return { id, member, username, kind, form, sentAtMs, promisedByMs, needsTwo, firstApprover: firstApproverName }
}

export function documentDeskRoutes(options: DocumentOptions): GroupHandlers<typeof deskCalls, Who> {
  return {
    async queue({ request }) {
      const { documents, hasMore } = await listWaitingDocuments(options, request.after)
      return ok({ documents: documents.map(shown), hasMore })
    },
    async open({ request, caller }) {
      const opened = await openDocument(options, caller.account.id, request.id)
      if (!opened.ok) return opened
      const { document, uploads, seen, ...rest } = opened.value
      return ok({ ...rest, document: shown(document), uploads: [...uploads], seen: [...seen] })
    },
    async look({ request, caller }) {
      const seen = await viewPage(options, caller.account.id, request)
      return seen.ok ? ok({ type: 'image/webp' as const, data: seen.value.toString('base64') }) : seen
    },
    async decide({ request, caller }) {
      const decided = await reviewDocument(options, caller.account.id, request)
      return decided.ok ? ok({ state: decided.value }) : decided
    },
    async askAgain({ request, caller }) {
      const asked = await askAgain(options, caller.account.id, request)
      return asked.ok ? ok({}) : asked
    },
  }
}

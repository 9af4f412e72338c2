import type { uploads as calls } from '@ronda/contract'
import { err, ok } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import { writeAuditEntry } from '../../platform/auditLog/index.ts'
import type { Callers, GroupHandlers } from '../../platform/http/index.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Uploads } from '../../platform/uploads/index.ts'
import type { MemberSession } from '../session/index.ts'

type Who = Callers & { readonly member: MemberSession }

export type UploadsOptions = { readonly db: Db; readonly clock: Clock; readonly uploads: Uploads }

const shown = (webp: Buffer): { type: 'image/webp'; data: string } => ({
  type: 'image/webp',
  data: webp.toString('base64'),
})

/** Uploads that this call may show to staff. Identity documents are read only by the calls of their own desk. */
const STAFF_PURPOSES: ReadonlySet<string> = new Set(['proof', 'receipt'])

/** The largest size in which it is shown, on the screens with the highest pixel density. */
const AVATAR_SIDE_MAX = 256

export function uploadsRoutes({ db, clock, uploads }: UploadsOptions): GroupHandlers<typeof calls, Who> {
  return {
    async send({ request: { id, purpose, data }, caller }) {
      const bytes = Buffer.from(data, 'base64')
      const sideMax = purpose === 'avatar' ? AVATAR_SIDE_MAX : undefined
      const taken = await uploads.take({ id, purpose, owner: caller.account.id, bytes, sideMax })
      return taken.ok ? ok({}) : taken
    },
    async read({ request, caller }) {
      const upload = await db.read((tx) => uploads.read(tx, request.id))
      return upload?.owner === caller.account.id ? ok(shown(upload.webp)) : err('upload.unknown')
    },
    async remove({ request, caller }) {
      return (await uploads.drop(caller.account.id, request.id)) ? ok({}) : err('upload.unknown')
    },
    async look({ request, caller }) {
      return db.transact(async (tx) => {
        const upload = await uploads.read(tx, request.id)
        if (!upload || !STAFF_PURPOSES.has(upload.purpose)) return err('upload.unknown')
        const { id, owner, purpose } = upload
        const auditEntry = {
          actor: caller.account.id,
          action: 'upload.look' as const,
          subject: `upload:${id}`,
          detail: { owner, purpose },
        }
        await writeAuditEntry(tx, auditEntry, clock.nowMs())
        return ok(shown(upload.webp))
      })
    },
  }
}

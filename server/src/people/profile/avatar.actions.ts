import { err, ok, type Id, type Result } from '@ronda/core'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { claimUploads, deleteUploads, type Uploads } from '../../platform/uploads/index.ts'
import { findAvatar, lockAccount, setAvatar } from '../identity/index.ts'
import { avatarUrl } from '../member/index.ts'

export type AvatarOptions = { readonly db: Db; readonly clock: Clock; readonly uploads: Pick<Uploads, 'read'> }

/** One of the drawn faces, or a picture of the member's own. */
export type AvatarChoice =
  | { readonly kind: 'face'; readonly face: string }
  | { readonly kind: 'own'; readonly upload: string }

const OWN = 'own:'
const FACE = 'face:'

const ownOf = (avatar: string | undefined): string | undefined =>
  avatar?.startsWith(OWN) ? avatar.slice(OWN.length) : undefined

export async function chooseAvatar(
  { db, clock }: AvatarOptions,
  account: Id<'account'>,
  choice: AvatarChoice,
): Promise<Result<undefined, 'upload.unknown'>> {
  return db.transact(async (tx): Promise<Result<undefined, 'upload.unknown'>> => {
    await lockAccount(tx, account)
    const before = ownOf(await findAvatar(tx, account))
    if (choice.kind === 'own') {
      if (choice.upload === before) return ok(undefined)
      const claim = { owner: account, purpose: 'avatar', ids: [choice.upload] }
      if (!(await claimUploads(tx, claim, clock.nowMs()))) return err('upload.unknown')
    }
    await setAvatar(tx, account, choice.kind === 'own' ? OWN + choice.upload : FACE + choice.face)
    // The previous picture is not shown again, so it is deleted.
    if (before !== undefined) await deleteUploads(tx, [before])
    return ok(undefined)
  })
}

/** The URL of the picture. A member's own picture is a data URL, so that nobody else can request it. */
export async function iconOf(
  { db, uploads }: AvatarOptions,
  { id, number }: { readonly id: Id<'account'>; readonly number: string },
): Promise<string> {
  return db.read(async (tx) => {
    const avatar = await findAvatar(tx, id)
    const own = ownOf(avatar)
    const picture = own === undefined ? undefined : await uploads.read(tx, own)
    if (picture) return `data:image/webp;base64,${picture.webp.toString('base64')}`
    return avatarUrl(avatar?.startsWith(FACE) ? avatar.slice(FACE.length) : number)
  })
}

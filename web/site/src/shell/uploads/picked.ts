import { UPLOAD_BYTES_MAX, type RefusalCode } from '@ronda/contract'

/** A picture being uploaded. */
export type Picked = {
  readonly id: string
  readonly name: string
  /** A local preview address. */
  readonly url: string
  readonly file: File
  readonly state: 'sending' | 'sent' | 'failed'
  readonly code?: RefusalCode | 'network.offline' | 'network.timeout'
}

/** Checks a file before any of it is sent. */
export function refusalOfFile({
  type,
  size,
}: {
  readonly type: string
  readonly size: number
}): RefusalCode | undefined {
  if (type !== 'image/png' && type !== 'image/jpeg') return 'upload.not_an_image'
  return size > UPLOAD_BYTES_MAX ? 'upload.too_large' : undefined
}

/** The uploaded ones, in order. */
export function sentIds(pictures: readonly Picked[]): readonly string[] {
  return pictures.filter(({ state }) => state === 'sent').map(({ id }) => id)
}

export function isAnySending(pictures: readonly Picked[]): boolean {
  return pictures.some(({ state }) => state === 'sending')
}

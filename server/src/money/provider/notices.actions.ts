import { assert, present } from '@ronda/core'
import type { Notice } from './provider.ts'

/** Polls the charge or payout of a notice. Durable when it resolves; false makes the provider send it again. */
export type NoticeHandler = (id: string) => Promise<boolean>

/** Who handles the providers' notices: the features above register, each for what it owns. */
export type Notices = {
  handle(about: Notice['about'], handler: NoticeHandler): void
  dispatch(notice: Notice): Promise<boolean>
}

export function openNotices(): Notices {
  const handlers = new Map<Notice['about'], NoticeHandler>()
  return {
    handle(about, handler) {
      assert(!handlers.has(about), 'a notice is handled by one feature')
      handlers.set(about, handler)
    },
    dispatch: ({ about, id }) => present(handlers.get(about), 'a handler of this notice')(id),
  }
}

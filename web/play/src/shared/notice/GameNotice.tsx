import type { Refusal } from '@ronda/client'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { NoticeCard } from './NoticeCard.tsx'
import { ExpiredWords, NoticeText, RefusedWords } from './words.tsx'

/** The notices that arcade games and games with shared rounds have in common. */
export type CommonNotice =
  | { readonly kind: 'unsure' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'refused'; readonly code: Refusal['code'] }

type GameNoticeProps<Own extends { readonly kind: string }> = {
  readonly notice: CommonNotice | Own | undefined
  /** The group of texts that names them. */
  readonly texts: 'arcade' | 'sharedRound'
  readonly onClose: () => void
  /** The words of a notice that only this kind of game has. */
  readonly children: (own: Own) => ReactNode
}

const COMMON: ReadonlySet<string> = new Set<CommonNotice['kind']>(['unsure', 'expired', 'refused'])

const isCommon = (notice: { readonly kind: string }): notice is CommonNotice => COMMON.has(notice.kind)

export function GameNotice<Own extends { readonly kind: string }>(props: GameNoticeProps<Own>) {
  const { notice, texts, onClose, children } = props
  if (!notice) return null
  return (
    <NoticeCard kind={notice.kind} onClose={onClose}>
      {isCommon(notice) ? <CommonWords notice={notice} texts={texts} /> : children(notice)}
    </NoticeCard>
  )
}

function CommonWords({ notice, texts }: { readonly notice: CommonNotice; readonly texts: 'arcade' | 'sharedRound' }) {
  const t = useTranslations()
  switch (notice.kind) {
    case 'unsure':
      return <NoticeText title={t(`${texts}.notice.unsureTitle`)} text={t(`${texts}.notice.unsureText`)} />
    case 'expired':
      return <ExpiredWords />
    case 'refused':
      return <RefusedWords title={t(`${texts}.notice.refusedTitle`)} code={notice.code} />
    default:
      return notice
  }
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button, classes, IconButton, Skeleton, useNow } from '@ronda/ui'
import { codeOf, granted } from '@ronda/base/call/api.ts'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useOffice } from '../../shell/form/OfficeContext.ts'
import { Section } from '../../shell/form/Section.tsx'
import { AnnouncementForm } from './AnnouncementForm.tsx'
import { newPiece, stateOf, type Piece } from './piece.ts'

const deskQuery = queryOptions({
  queryKey: ['announcements', 'desk'],
  queryFn: async () => granted(await staffApi.announcementDesk.read()).list,
  meta: { isPrivate: true },
  staleTime: 0,
})

function Row({ piece, onEdit }: { readonly piece: Piece; readonly onEdit: () => void }) {
  const t = useOffice().texts.announcements
  const format = useFormatter()
  const { language } = useLanguage()
  const { texts, types } = piece.value
  const state = stateOf(piece, useNow())
  const title = texts[language]?.title ?? texts.es?.title ?? texts.en?.title ?? ''
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{title}</p>
        <p className="text-text-faint truncate text-sm">
          {[format.dateTime(piece.startDate, { dateStyle: 'medium' }), ...types.map((type) => t.typeNames[type])].join(
            ' · ',
          )}
        </p>
      </div>
      <span
        className={classes(
          'rounded-full px-3 py-1 text-xs font-medium whitespace-nowrap',
          state === 'shown' ? 'bg-gain-soft text-gain' : 'bg-surface-3 text-text-soft',
        )}
      >
        {t.states[state]}
      </span>
      <IconButton icon={Pencil} label={`${t.edit}: ${title}`} onClick={onEdit} />
    </li>
  )
}

/** The brand's announcements. Each is saved by itself, independent of the save bar. */
export function AnnouncementsSection() {
  const t = useOffice().texts.announcements
  const tShell = useTranslations('shell')
  const { refusalText } = useLanguage()
  const { data, error, refetch } = useQuery(deskQuery)
  const [edited, setEdited] = useState<{ readonly piece: Piece; readonly name: string }>()
  return (
    <Section id="announcements" title={t.title} lead={t.lead}>
      <div>
        <Button
          variant="quiet"
          size="small"
          onClick={() => setEdited({ piece: newPiece(Date.now()), name: crypto.randomUUID() })}
        >
          <Plus aria-hidden className="size-icon-small" />
          {t.add}
        </Button>
      </div>
      {error !== null && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="text-loss text-sm">{refusalText(codeOf(error))}</p>
          <Button variant="quiet" size="small" onClick={() => void refetch()}>
            {tShell('retry')}
          </Button>
        </div>
      )}
      {data === undefined && error === null && <Skeleton className="h-16" />}
      {data !== undefined && (
        <ul className="divide-line grid grid-cols-1 divide-y">
          {data.map((piece) => (
            <Row key={piece.id} piece={piece} onEdit={() => setEdited({ piece, name: piece.name })} />
          ))}
        </ul>
      )}
      {edited !== undefined && (
        <AnnouncementForm first={edited.piece} name={edited.name} onClose={() => setEdited(undefined)} />
      )}
    </Section>
  )
}

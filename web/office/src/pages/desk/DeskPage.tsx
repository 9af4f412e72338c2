import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { Settings2 } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { DESK_QUEUES, type DeskQueue } from '@ronda/contract'
import { present } from '@ronda/core'
import { secondaryLinkClass, Skeleton } from '@ronda/ui'
import { DESK_PATH, OFFICE_PATH } from '@ronda/base/browser/officePaths.ts'
import { usePageTexts, type Pages } from '../../shell/texts/pageTexts.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { NotFound } from '@ronda/base/layout/NotFound.tsx'
import { isOperator } from '@ronda/base/member/roles.ts'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { parseDesk, parseFilter, type DeskFilter } from '../../shell/desk/deskAddress.ts'
import { DeskContext, type Desk as DeskValue } from '../../shell/desk/DeskContext.ts'
import { QueueMenu } from './QueueMenu.tsx'
import { SECTIONS } from './sections.ts'

const hasSection = (queue: string): queue is DeskQueue => queue in SECTIONS

/** The queue in the address, or else the first of the desk. */
const chosenOf = (queue: string | undefined): DeskQueue =>
  queue !== undefined && hasSection(queue) ? queue : present(DESK_QUEUES.find(hasSection), 'a queue with a screen')

/** The filters in the address, the same object as long as they are the same. */
function useFilter({ view, list, kind, agent }: DeskFilter): DeskFilter {
  return useMemo(() => parseFilter({ view, list, kind, agent }), [view, list, kind, agent])
}

function Desk({ texts }: { readonly texts: Pages['desk'] }) {
  const navigate = useNavigate()
  const address = useSearch({ strict: false, select: parseDesk })
  const queue = chosenOf(address.queue)
  const caseId = address.case
  const filter = useFilter(address)
  const { Section } = present(SECTIONS[queue], 'the screen of a queue')
  const { title, lead } = texts.queues[queue]
  usePageTitle(title)
  const desk = useMemo<DeskValue>(
    () => ({
      texts,
      caseId,
      openCase: (opened) =>
        void navigate({
          to: DESK_PATH,
          search: { ...filter, queue, ...(opened !== undefined && { case: opened }) },
          resetScroll: false,
        }),
      filter,
      keepFilter: (next) =>
        void navigate({
          to: DESK_PATH,
          search: { ...parseFilter(next), queue, ...(caseId !== undefined && { case: caseId }) },
          resetScroll: false,
          replace: true,
        }),
    }),
    [texts, caseId, queue, filter, navigate],
  )
  return (
    <DeskContext value={desk}>
      <div className="page-column grid grid-cols-1 gap-4 py-6 desktop:grid-cols-[13rem_minmax(0,1fr)] desktop:gap-8 desktop:py-8">
        <header className="flex items-center justify-between gap-4 desktop:col-span-2">
          <h1 className="text-2xl font-bold">{texts.title}</h1>
          <Link to={OFFICE_PATH} className={secondaryLinkClass}>
            <Settings2 aria-hidden className="size-icon-small" />
            {texts.settings}
          </Link>
        </header>
        <QueueMenu chosen={queue} />
        <section aria-labelledby="queue-title" className="grid min-w-0 grid-cols-1 content-start gap-4">
          <header>
            <h2 id="queue-title" className="text-xl font-bold">
              {title}
            </h2>
            <p className="text-text-soft mt-1 text-sm">{lead}</p>
          </header>
          <Suspense fallback={<Skeleton className="h-stage-text rounded-lg" />}>
            <Section />
          </Suspense>
        </section>
      </div>
    </DeskContext>
  )
}

/** The work queues of staff. Everybody else gets a not-found page. */
export function DeskPage() {
  const member = useMember()
  const texts = usePageTexts('desk')
  if (member !== undefined && !isOperator(member)) return <NotFound />
  return member === undefined || texts === undefined ? <Skeleton className="m-8 h-24" /> : <Desk texts={texts} />
}

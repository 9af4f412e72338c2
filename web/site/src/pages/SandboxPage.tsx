import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { IconButton, Skeleton, TextField } from '@ronda/ui'
import { statusQuery } from '@ronda/base/brand/status.queries.ts'
import { usePageTexts } from '../shell/texts/pageTexts.ts'
import { NotFound } from '@ronda/base/layout/NotFound.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { FailingSwitch } from '../features/verification/FailingSwitch.tsx'
import { Inboxes } from '../features/verification/Inboxes.tsx'
import { sandboxQuery } from '../features/verification/sandbox.queries.ts'
import type { SandboxTexts } from '../features/verification/texts.ts'

/** The messages that would have been sent, for testers: a phone and a mailbox that refresh by themselves. */
export function SandboxPage() {
  const status = useQuery(statusQuery)
  const texts = usePageTexts('verificationSandbox')
  if (status.data?.isSandbox === false) return <NotFound />
  if (texts === undefined || status.data === undefined) return <Skeleton className="m-8 h-24" />
  return <Sandbox texts={texts} />
}

function Sandbox({ texts }: { readonly texts: SandboxTexts }) {
  usePageTitle(texts.title)
  const [to, setTo] = useState('')
  const messages = useQuery(sandboxQuery(useDeferredValue(to.trim())))
  const failing = messages.data?.failing ?? 'none'
  return (
    <div className="page-column grid gap-8 py-8 desktop:py-12">
      <header className="max-w-measure">
        <h1 className="text-3xl font-bold">{texts.title}</h1>
        <p className="text-text-soft mt-2">{texts.lead}</p>
      </header>
      <div className="grid items-end gap-5 tablet:grid-cols-[1fr_auto]">
        <TextField
          enterKeyHint="search"
          label={texts.search}
          value={to}
          onChange={(event) => setTo(event.target.value)}
          maxLength={254}
          autoComplete="off"
          spellCheck={false}
          before={<Search aria-hidden className="text-text-faint ms-4 size-icon shrink-0" />}
          after={to !== '' && <IconButton icon={X} label={texts.clear} onClick={() => setTo('')} />}
        />
        <FailingSwitch failing={failing} texts={texts} />
      </div>
      <p aria-live="polite" className={failing === 'none' ? 'spoken' : 'bg-loss-soft text-loss rounded-md p-4 text-sm'}>
        {failing === 'none' ? '' : texts.failing.note}
      </p>
      <Inboxes query={messages} isSearch={to.trim() !== ''} texts={texts} onChoose={setTo} />
    </div>
  )
}

import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { classes } from '@ronda/ui'
import { Lost } from './Lost.tsx'
import { MessageText } from './MessageText.tsx'
import type { Message } from './sandbox.queries.ts'
import { SentAt } from './SentAt.tsx'
import type { SandboxTexts } from './texts.ts'

type LetterProps = {
  readonly mail: Message
  readonly texts: SandboxTexts
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function Letter({ mail: { id, to, subject, text, sentAtMs, outcome }, texts, isOpen, onToggle }: LetterProps) {
  return (
    <li className="border-line border-b last:border-b-0">
      <h3 className="font-body">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`mail-${id}`}
          onClick={onToggle}
          className="hover:bg-surface-2 grid w-full grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 px-5 py-3 text-start transition-colors"
        >
          <span className="font-bold break-words">{subject}</span>
          <ChevronDown
            aria-hidden
            className={classes('size-icon justify-self-end transition', isOpen && 'rotate-180')}
          />
          <span className="text-text-soft text-sm font-medium break-all">{to}</span>
          <SentAt atMs={sentAtMs} />
        </button>
      </h3>
      <div id={`mail-${id}`} hidden={!isOpen} className="grid justify-items-start gap-3 px-5 pt-1 pb-5">
        {outcome === 'failed' && <Lost label={texts.failed} />}
        <MessageText text={text} texts={texts} />
      </div>
    </li>
  )
}

/** Mails as lines that open; the newest is open until another is chosen. */
export function Mailbox({ messages, texts }: { readonly messages: readonly Message[]; readonly texts: SandboxTexts }) {
  const [chosen, choose] = useState<string>()
  const open = chosen ?? messages[0]?.id
  return (
    <ol>
      {messages.map((mail) => (
        <Letter
          key={mail.id}
          mail={mail}
          texts={texts}
          isOpen={mail.id === open}
          onToggle={() => choose(mail.id === open ? '' : mail.id)}
        />
      ))}
    </ol>
  )
}

import { classes } from '@ronda/ui'
import { Lost } from './Lost.tsx'
import { MessageText } from './MessageText.tsx'
import type { Message } from './sandbox.queries.ts'
import { SentAt } from './SentAt.tsx'
import type { SandboxTexts } from './texts.ts'

type PhoneInboxProps = {
  readonly messages: readonly Message[]
  readonly texts: SandboxTexts
  readonly onChoose: (to: string) => void
}

/** Text messages as bubbles, newest on top; a chosen number shows only its own. */
export function PhoneInbox({ messages, texts, onChoose }: PhoneInboxProps) {
  return (
    <ol className="grid gap-5">
      {messages.map(({ id, to, text, sentAtMs, outcome }) => (
        <li key={id} className="grid gap-1">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <button
              type="button"
              onClick={() => onChoose(to)}
              className="hover:text-accent-text tabular min-h-control-small font-medium transition-colors"
            >
              {to}
            </button>
            <SentAt atMs={sentAtMs} />
          </div>
          <div
            className={classes(
              'grid justify-items-start gap-2 rounded-lg rounded-ss-xs p-4',
              outcome === 'failed' ? 'border-loss border border-dashed' : 'bg-surface-2',
            )}
          >
            {outcome === 'failed' && <Lost label={texts.failed} />}
            <MessageText text={text} texts={texts} />
          </div>
        </li>
      ))}
    </ol>
  )
}

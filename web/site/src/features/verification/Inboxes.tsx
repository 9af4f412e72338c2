import type { UseQueryResult } from '@tanstack/react-query'
import { Mail, MessageSquareText, SearchX, Unplug, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button, classes, Notice, Skeleton } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Mailbox } from './Mailbox.tsx'
import { PhoneInbox } from './PhoneInbox.tsx'
import type { Failing, Message } from './sandbox.queries.ts'
import type { SandboxTexts } from './texts.ts'

type Channel = Message['channel']
const CHANNELS: readonly Channel[] = ['sms', 'mail']
const ICONS: Readonly<Record<Channel, LucideIcon>> = { sms: MessageSquareText, mail: Mail }

type InboxesProps = {
  readonly query: UseQueryResult<{ readonly messages: Message[]; readonly failing: Failing }>
  readonly isSearch: boolean
  readonly texts: SandboxTexts
  readonly onChoose: (to: string) => void
}

/** A phone and a mailbox side by side; on a small screen one at a time. */
export function Inboxes({ query, isSearch, texts, onChoose }: InboxesProps) {
  const { refusalText } = useLanguage()
  const [shown, show] = useState<Channel>('sms')
  if (query.isError && query.data === undefined) {
    return (
      <Notice
        kind="failure"
        icon={Unplug}
        title={texts.failure}
        actions={<Button onClick={() => void query.refetch()}>{texts.retry}</Button>}
      >
        {refusalText(codeOf(query.error))}
      </Notice>
    )
  }
  const inboxOf = (channel: Channel): ReactNode => {
    const messages = query.data?.messages.filter((message) => message.channel === channel)
    if (messages === undefined) return <Skeleton className="m-5 h-24" />
    if (messages.length === 0) return <Nothing channel={channel} isSearch={isSearch} texts={texts} />
    if (channel === 'mail') return <Mailbox messages={messages} texts={texts} />
    return (
      <div className="p-5">
        <PhoneInbox messages={messages} texts={texts} onChoose={onChoose} />
      </div>
    )
  }
  return (
    <div className="grid gap-5">
      <ChannelSwitch shown={shown} texts={texts} onShow={show} />
      <div aria-busy={query.isPending} className="grid items-start gap-6 desktop:grid-cols-[24rem_1fr]">
        {CHANNELS.map((channel) => (
          <section
            key={channel}
            aria-labelledby={`sandbox-${channel}`}
            className={classes(
              'bg-surface-1 border-line overflow-hidden rounded-xl border',
              channel !== shown && 'max-desktop:hidden',
            )}
          >
            <InboxTitle channel={channel} texts={texts} />
            {inboxOf(channel)}
          </section>
        ))}
      </div>
    </div>
  )
}

function InboxTitle({ channel, texts }: { readonly channel: Channel; readonly texts: SandboxTexts }) {
  const Icon = ICONS[channel]
  return (
    <h2
      id={`sandbox-${channel}`}
      className="border-line flex items-center gap-3 border-b px-5 py-4 text-lg font-bold max-desktop:spoken"
    >
      <Icon aria-hidden className="text-accent-text size-icon" />
      {texts[channel].title}
    </h2>
  )
}

type NothingProps = { readonly channel: Channel; readonly isSearch: boolean; readonly texts: SandboxTexts }

function Nothing({ channel, isSearch, texts }: NothingProps) {
  return isSearch ? (
    <Notice icon={SearchX} title={texts.nothingFound}>
      {texts.nothingFoundText}
    </Notice>
  ) : (
    <Notice icon={ICONS[channel]} title={texts[channel].empty}>
      {texts[channel].emptyText}
    </Notice>
  )
}

type ChannelSwitchProps = {
  readonly shown: Channel
  readonly texts: SandboxTexts
  readonly onShow: (channel: Channel) => void
}

function ChannelSwitch({ shown, texts, onShow }: ChannelSwitchProps) {
  return (
    <fieldset className="bg-surface-2 border-line flex rounded-full border p-half desktop:hidden">
      <legend className="spoken">{texts.inboxes}</legend>
      {CHANNELS.map((channel) => (
        <label
          key={channel}
          className="text-text-soft hover:text-text has-checked:bg-accent-soft has-checked:text-accent-text has-focus-visible:outline-focus grid min-h-control flex-1 cursor-pointer place-items-center rounded-full px-4 font-medium transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="sandbox-channel"
            checked={shown === channel}
            onChange={() => onShow(channel)}
            className="spoken"
          />
          {texts[channel].title}
        </label>
      ))}
    </fieldset>
  )
}

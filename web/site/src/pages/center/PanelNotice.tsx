import { Link } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { Button, buttonClass, Notice, toast } from '@ronda/ui'
import { useContact } from '../../shell/service/useContact.ts'
import { usePageTexts, type Pages } from '../../shell/texts/pageTexts.ts'
import { useMember } from '@ronda/base/member/useMember.ts'

/** The action of a panel that has nothing to show. */
export type PanelAction = 'games' | 'promotions' | 'announcements' | 'service' | 'link'

function CopyLink({ texts }: { readonly texts: Pages['center'] }) {
  const member = useMember()
  if (!member) return null
  const link = `${location.origin}/register?referralCode=${encodeURIComponent(member.id)}`
  return (
    <div className="grid w-full max-w-measure gap-3">
      <p className="bg-surface-2 border-line rounded-md border border-dashed p-3 font-mono text-sm break-all">{link}</p>
      <div>
        <Button
          onClick={() =>
            void navigator.clipboard.writeText(link).then(
              () => toast(texts.actions.copied),
              () => toast(link, 'bad'),
            )
          }
        >
          {texts.actions.copyLink}
        </Button>
      </div>
    </div>
  )
}

function Service({ text }: { readonly text: string }) {
  const contact = useContact()
  return <Button onClick={() => contact.open()}>{text}</Button>
}

const places = { games: '/rng', promotions: '/promotions', announcements: '/announce' } as const

function Action({ action, texts }: { readonly action: PanelAction; readonly texts: Pages['center'] }) {
  if (action === 'service') return <Service text={texts.actions.service} />
  if (action === 'link') return <CopyLink texts={texts} />
  return (
    <Link to={places[action]} className={buttonClass()}>
      {texts.actions[action]}
    </Link>
  )
}

export type PanelNoticeProps = {
  readonly icon: LucideIcon
  readonly words: { readonly empty: string; readonly text: string }
  readonly action: PanelAction
}

/** An empty panel: what it will show, and a link to get there. */
export function PanelNotice({ icon, words, action }: PanelNoticeProps) {
  const texts = usePageTexts('center')
  if (texts === undefined) return null
  return (
    <div className="bg-surface-1 border-line rounded-xl border">
      <Notice icon={icon} title={words.empty} actions={<Action action={action} texts={texts} />}>
        {words.text}
      </Notice>
    </div>
  )
}

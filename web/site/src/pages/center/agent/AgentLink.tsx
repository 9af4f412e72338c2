import { UserRoundPlus } from 'lucide-react'
import { Button, Notice, toast } from '@ronda/ui'
import { usePageTexts } from '../../../shell/texts/pageTexts.ts'
import { useMember } from '@ronda/base/member/useMember.ts'

/** The agent's registration link: whoever opens an account with it joins the agent's downline. */
export function AgentLink() {
  const texts = usePageTexts('center')?.agentLink
  const member = useMember()
  if (texts === undefined || !member) return null
  const link = `${location.origin}/register?referralCode=${encodeURIComponent(member.id)}`
  const copy = (): void =>
    void navigator.clipboard.writeText(link).then(
      () => toast(texts.copied),
      () => toast(link, 'bad'),
    )
  return (
    <div className="bg-surface-1 border-line rounded-xl border">
      <Notice
        icon={UserRoundPlus}
        title={texts.title}
        actions={
          <div className="grid w-full max-w-measure gap-3">
            <p className="bg-surface-2 border-line rounded-md border border-dashed p-3 font-mono text-sm break-all">
              {link}
            </p>
            <div>
              <Button onClick={copy}>{texts.copy}</Button>
            </div>
          </div>
        }
      >
        {texts.text}
      </Notice>
    </div>
  )
}

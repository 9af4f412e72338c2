import { CredentialsDialog } from '@ronda/base/password/CredentialsDialog.tsx'
import { useDesk } from '../../shell/desk/DeskContext.ts'

export type HandedOutAccount = {
  readonly username: string
  readonly password: string
  readonly account: 'member' | 'agent'
}

type HandedOutProps = { readonly handed: HandedOutAccount; readonly onSaved: () => void }

/** The name and the one-time password of an account, shown once. */
export function HandedOut({ handed: { username, password, account }, onSaved }: HandedOutProps) {
  const t = useDesk().texts.agents.handOver
  return (
    <CredentialsDialog
      texts={t}
      lines={[
        { label: t.username, value: username },
        { label: t.password, value: password },
        { label: t.address, value: `${location.origin}${account === 'agent' ? '/agent' : ''}` },
      ]}
      onSaved={onSaved}
    />
  )
}

import { Button, Dialog } from '@ronda/ui'
import { SessionTexts } from '../language/SessionTexts.tsx'
import { SaveButtons } from '../verification/SaveButtons.tsx'

export type CredentialsDialogProps = {
  readonly texts: Readonly<Record<'title' | 'text' | 'file' | 'saved' | 'close', string>>
  /** The name, the password, and what else is needed to sign in. */
  readonly lines: readonly { readonly label: string; readonly value: string }[]
  readonly onSaved: () => void
}

/** The credentials of a new account, shown once. They stay until somebody confirms that they are saved. */
export function CredentialsDialog({ texts, lines, onSaved }: CredentialsDialogProps) {
  return (
    <Dialog title={texts.title} closeLabel={texts.close}>
      <div className="grid grid-cols-1 gap-5">
        <p className="text-text-soft">{texts.text}</p>
        <dl className="bg-surface-2 border-line grid gap-3 rounded-lg border p-4">
          {lines.map(({ label, value }) => (
            <div key={label} className="grid gap-1">
              <dt className="text-text-faint text-sm">{label}</dt>
              <dd className="font-mono text-lg break-all select-all">{value}</dd>
            </div>
          ))}
        </dl>
        <SessionTexts>
          <SaveButtons text={lines.map(({ label, value }) => `${label}: ${value}`).join('\n')} file={texts.file} />
        </SessionTexts>
        <Button size="large" isWide onClick={onSaved}>
          {texts.saved}
        </Button>
      </div>
    </Dialog>
  )
}

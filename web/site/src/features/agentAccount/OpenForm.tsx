import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { OPENED_KINDS, type OpenedKind } from '@ronda/contract'
import { api } from '@ronda/base/call/api.ts'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { Button, TextField } from '@ronda/ui'
import { openedQuery } from './agentAccount.queries.ts'
import { HandedOut } from './HandedOut.tsx'

type Handed = { readonly username: string; readonly password: string }

const NAME_MAX = 64
const OF_NAME: ReadonlySet<string> = new Set(['identity.username_invalid', 'identity.username_taken'])

/** Opens the account once, also when its reply was lost and the form is sent again. */
function useOpen() {
  const { language, refusalText } = useLanguage()
  const queries = useQueryClient()
  const asked = useRef<{ readonly what: string; readonly key: string }>(undefined)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<{ readonly name?: string; readonly form?: string }>({})
  const [handed, setHanded] = useState<Handed>()
  async function open(username: string, account: OpenedKind): Promise<void> {
    setBusy(true)
    setProblem({})
    const what = `${account} ${username}`
    if (asked.current?.what !== what) asked.current = { what, key: crypto.randomUUID() }
    const request = { key: asked.current.key, username, account, language }
    const reply = await proven(() => api.agentAccounts.open(request))
    setBusy(false)
    if (reply.ok) {
      asked.current = undefined
      setHanded(reply.value)
      await queries.invalidateQueries({ queryKey: openedQuery.queryKey })
      return
    }
    const { code } = reply.error
    if (code === 'wallet.key_reused') asked.current = undefined
    setProblem(OF_NAME.has(code) ? { name: refusalText(code) } : { form: refusalText(code) })
  }
  return { isBusy, problem, handed, open, onSaved: () => setHanded(undefined) }
}

type OpenFormProps = { readonly mayOpenAgents: boolean; readonly leftToday: number }

/** The name of a new account; the server makes its password. */
export function OpenForm({ mayOpenAgents, leftToday }: OpenFormProps) {
  const t = useTranslations('agentAccount')
  const [username, setUsername] = useState('')
  const [account, setAccount] = useState<OpenedKind>('member')
  const { isBusy, problem, handed, open, onSaved } = useOpen()
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void open(username.trim(), account)
  }
  const kinds = OPENED_KINDS.filter((kind) => kind === 'member' || mayOpenAgents)
  return (
    <form noValidate autoComplete="off" onSubmit={submit} className="grid grid-cols-1 gap-4">
      <TextField
        label={t('username')}
        value={username}
        maxLength={NAME_MAX}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={problem.name}
        onChange={(event) => setUsername(event.target.value)}
      />
      <Choice
        label={t('opens')}
        value={account}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onChoose={setAccount}
      />
      <p className="text-text-faint text-sm">{t('left', { count: leftToday })}</p>
      <FormError text={problem.form} />
      <div>
        <Button type="submit" isBusy={isBusy} disabled={username.trim() === '' || leftToday === 0}>
          {t('open')}
        </Button>
      </div>
      {handed !== undefined && (
        <HandedOut
          {...handed}
          onSaved={() => {
            setUsername('')
            onSaved()
          }}
        />
      )}
    </form>
  )
}

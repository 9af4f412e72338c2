import { useMutation } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button, TextField } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { TextsProvider } from '../shell/texts/TextsProvider.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { Fingerprint, VerdictNotice } from '@ronda/base/layout/VerdictNotice.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'

const TEXTS = ['statement'] as const

type Checked = {
  readonly text: string
  readonly signature: string
  readonly publicKey: string
  readonly isGood: boolean
}

function Answer({ checked }: { readonly checked: Checked }) {
  const t = useTranslations('statement')
  const verdict = checked.isGood ? 'good' : 'bad'
  return (
    <section className="grid grid-cols-1 gap-4">
      <VerdictNotice is={verdict} title={t(`verify.${verdict}`)} text={t(`verify.${verdict}Text`)} />
      <pre
        aria-label={t('verify.signed')}
        className="bg-surface-1 border-line tabular rounded-lg border p-4 font-mono text-sm break-words whitespace-pre-wrap"
      >
        {checked.text}
      </pre>
      <dl className="grid grid-cols-1 gap-2">
        <Fingerprint label={t('statement.signature')} text={checked.signature} />
        <Fingerprint label={t('statement.publicKey')} text={checked.publicKey} />
      </dl>
    </section>
  )
}

function Check() {
  const t = useTranslations('statement.verify')
  const { refusalText } = useLanguage()
  const [code, setCode] = useState('')
  usePageTitle(t('title'))
  const checking = useMutation({ mutationFn: () => api.statement.verify({ code }) })
  const reply = checking.data
  function check(event: SyntheticEvent): void {
    event.preventDefault()
    if (code.trim() !== '') checking.mutate()
  }
  return (
    <div className="page-column grid max-w-measure grid-cols-1 content-start gap-6 py-8">
      <div className="grid gap-2">
        <h1 className="text-3xl font-bold">{t('title')}</h1>
        <p className="text-text-soft">{t('text')}</p>
      </div>
      <form noValidate onSubmit={check} className="grid grid-cols-1 gap-4">
        <TextField
          label={t('code')}
          hint={t('hint')}
          error={reply?.ok === false ? refusalText(reply.error.code) : undefined}
          value={code}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => {
            setCode(event.target.value)
            checking.reset()
          }}
        />
        <div>
          <Button type="submit" isBusy={checking.isPending}>
            {t('check')}
          </Button>
        </div>
      </form>
      {reply?.ok === true && <Answer checked={reply.value} />}
    </div>
  )
}

/** Where anybody who holds a statement can check the brand's signature. */
export function StatementCheckPage() {
  return (
    <TextsProvider pages={TEXTS}>
      <Check />
    </TextsProvider>
  )
}

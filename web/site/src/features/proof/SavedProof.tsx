import { useMutation } from '@tanstack/react-query'
import { useId, useState, type ChangeEvent, type SyntheticEvent } from 'react'
import { useTranslations } from 'use-intl'
import { readProof, readReceipt } from '@ronda/contract'
import { Button, buttonClass, classes } from '@ronda/ui'
import { examineFile } from './examine.ts'
import { Findings } from './Findings.tsx'
import { SavedReceipt } from './SavedReceipt.tsx'
import { NOTHING_EXAMINED } from './tally.ts'

/** Far more than a year of play; a larger file is no proof of this site. */
const FILE_BYTES_MAX = 200_000_000

const COMMAND = 'npm run verify -- ronda-proofs.json'

type FormProps = { readonly isBusy: boolean; readonly isUnreadable: boolean; readonly onProof: (text: string) => void }

function ProofForm({ isBusy, isUnreadable, onProof }: FormProps) {
  const t = useTranslations('proof.saved')
  const id = useId()
  const [text, setText] = useState('')
  function check(event: SyntheticEvent): void {
    event.preventDefault()
    if (text.trim() !== '') onProof(text)
  }
  async function take({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    target.value = ''
    if (file !== undefined) onProof(file.size <= FILE_BYTES_MAX ? await file.text() : '')
  }
  return (
    <form noValidate onSubmit={check} className="grid gap-3">
      <label htmlFor={id} className="text-text-soft text-sm font-medium">
        {t('paste')}
      </label>
      <textarea
        id={id}
        value={text}
        rows={5}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isUnreadable}
        className="bg-page border-line w-full rounded-md border p-3 font-mono text-sm"
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isBusy={isBusy}>
          {t('check')}
        </Button>
        <label className={classes(buttonClass('quiet'), 'focus-within:outline-2')}>
          {t('choose')}
          <input
            type="file"
            accept="application/json,.json"
            className="spoken"
            onChange={(event) => void take(event)}
          />
        </label>
      </div>
    </form>
  )
}

/** A saved proof, examined without any call to the server. */
export function SavedProof() {
  const t = useTranslations('proof')
  const [soFar, setSoFar] = useState(NOTHING_EXAMINED)
  const examining = useMutation({
    mutationFn: async (proof: string) => {
      const [file, receipt] = [readProof(proof), readReceipt(proof)]
      return { tally: file && (await examineFile(file, setSoFar)), receipt }
    },
  })
  const { tally, receipt } = examining.data ?? {}
  const isUnreadable = examining.isSuccess && tally === undefined && receipt === undefined
  return (
    <section className="bg-surface-1 border-line grid content-start gap-4 rounded-xl border p-5">
      <div>
        <h2 className="text-2xl font-bold">{t('saved.title')}</h2>
        <p className="text-text-soft mt-1">{t('saved.text')}</p>
      </div>
      <ProofForm isBusy={examining.isPending} isUnreadable={isUnreadable} onProof={(text) => examining.mutate(text)} />
      {examining.isPending && <p role="status">{t('progress', { count: soFar.examined })}</p>}
      {isUnreadable && (
        <p role="alert" className="text-loss">
          {t('saved.unreadable')}
        </p>
      )}
      {tally !== undefined && <Findings tally={tally} />}
      {receipt !== undefined && <SavedReceipt key={receipt.receipt.text} file={receipt} />}
      <p className="text-text-soft text-sm">{t('saved.terminal')}</p>
      <p className="bg-page border-line overflow-x-auto rounded-md border border-dashed p-4 font-mono text-sm">
        {COMMAND}
      </p>
    </section>
  )
}

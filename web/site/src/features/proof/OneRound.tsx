import { useMutation } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { useTranslations } from 'use-intl'
import { err, ok } from '@ronda/core'
import { Button, TextField } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proofOf } from '../../shell/proof/proofFile.ts'
import { examineFile } from './examine.ts'
import { Findings } from './Findings.tsx'

/** The format of a round's id; anything else is not requested. */
const NUMBER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** One round of the member, of any game, by its id. */
export function OneRound() {
  const t = useTranslations('proof.mine')
  const { language, refusalText } = useLanguage()
  const [typed, setTyped] = useState('')
  const examining = useMutation({
    async mutationFn(round: string) {
      if (!NUMBER.test(round)) return err('game.round_unknown' as const)
      const opened = await api.record.round({ round, language })
      return opened.ok ? ok(await examineFile(proofOf(opened.value), () => {})) : err(opened.error.code)
    },
  })
  const reply = examining.data
  function check(event: SyntheticEvent): void {
    event.preventDefault()
    const round = typed.trim().toLowerCase()
    if (round !== '') examining.mutate(round)
  }
  return (
    <form noValidate onSubmit={check} className="border-line grid gap-3 border-t pt-4">
      <TextField
        label={t('one')}
        hint={t('oneHint')}
        error={reply?.ok === false ? refusalText(reply.error) : undefined}
        value={typed}
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => {
          setTyped(event.target.value)
          examining.reset()
        }}
      />
      <div>
        <Button type="submit" variant="quiet" isBusy={examining.isPending}>
          {t('checkOne')}
        </Button>
      </div>
      {reply?.ok === true && <Findings tally={reply.value} />}
    </form>
  )
}

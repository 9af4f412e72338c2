import { useQueryClient } from '@tanstack/react-query'
import { Snowflake, Undo2 } from 'lucide-react'
import { useRef, useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { TeamRow } from '@ronda/contract'
import { api } from '@ronda/base/call/api.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { LongText } from '@ronda/base/form/LongText.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { Button, confirm, Dialog, toast } from '@ronda/ui'
import { TEAM_KEY } from './teamKey.ts'

const REASON_MIN = 4
const REASON_MAX = 300

type DialogProps = { readonly row: TeamRow; readonly onClose: () => void }

function FreezeDialog({ row, onClose }: DialogProps) {
  const t = useTranslations('team.freeze')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const key = useRef<string>(undefined)
  const [reason, setReason] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function freeze(): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    // After a lost reply the same freeze is sent again; another reason is another freeze.
    const request = { key: (key.current ??= crypto.randomUUID()), member: row.id, reason: reason.trim() }
    const reply = await proven(() => api.team.freeze(request))
    setBusy(false)
    if (!reply.ok) return setFailure(refusalText(reply.error.code))
    await queries.invalidateQueries({ queryKey: TEAM_KEY })
    toast(t('done', { name: row.name }))
    return onClose()
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    void freeze()
  }
  return (
    <Dialog title={t('title', { name: row.name })} closeLabel={t('close')} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
        <p className="text-text-soft">{t('text')}</p>
        <LongText
          label={t('reason')}
          value={reason}
          charactersMax={REASON_MAX}
          onChange={(text) => {
            key.current = undefined
            setReason(text)
          }}
        />
        <FormError text={failure} />
        <Button type="submit" isBusy={isBusy} disabled={reason.trim().length < REASON_MIN}>
          {t('freeze')}
        </Button>
      </form>
    </Dialog>
  )
}

/** Freezes the transfers of somebody below, or lifts the freeze. */
export function FreezeButton({ row }: { readonly row: TeamRow }) {
  const t = useTranslations('team.freeze')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { freeze, name } = row
  async function lift(id: string): Promise<void> {
    const words = { title: t('liftTitle', { name }), text: t('liftText'), yes: t('lift'), no: t('close') }
    if (!(await confirm(words))) return
    const reply = await proven(() => api.team.lift({ id }))
    await queries.invalidateQueries({ queryKey: TEAM_KEY })
    if (reply.ok) toast(t('lifted', { name }))
    else toast(refusalText(reply.error.code), 'bad')
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => (freeze === null ? setAsking(true) : void lift(freeze.id))}>
        {freeze === null ? (
          <Snowflake aria-hidden className="size-icon-small" />
        ) : (
          <Undo2 aria-hidden className="size-icon-small" />
        )}
        {t(freeze === null ? 'freeze' : 'lift')}
        <span className="spoken"> {name}</span>
      </Button>
      {isAsking && <FreezeDialog row={row} onClose={() => setAsking(false)} />}
    </>
  )
}

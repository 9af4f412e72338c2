import { useQueryClient } from '@tanstack/react-query'
import { Clock3 } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Refusal } from '@ronda/client/lazy'
import { DOCUMENT_FORMS, DOCUMENT_HOURS, type DocumentForm, type DocumentKind } from '@ronda/contract'
import { Button, Dialog, toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { CASHIER_KEY } from '../../shell/wallet/cashierKey.ts'
import { FormError } from '@ronda/base/form/FormError.tsx'
import { proven } from '@ronda/base/session/prove.ts'
import { ImagePicker } from '../../shell/uploads/ImagePicker.tsx'

type Side = 'front' | 'back' | 'page'
type Held = { readonly id: string | undefined; readonly isBusy: boolean }

const FORMS = Object.keys(DOCUMENT_FORMS) as readonly DocumentForm[]
const formsOf = (kind: DocumentKind): readonly DocumentForm[] =>
  FORMS.filter((form) => DOCUMENT_FORMS[form].kind === kind)

type DialogProps = { readonly kind: DocumentKind; readonly onClose: () => void }

/** Uploads a document: its kind, a picture of each side, and what happens next. */
export function SendDialog({ kind, onClose }: DialogProps) {
  const t = useTranslations('profile.send')
  const tProfile = useTranslations('profile')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [id] = useState(() => crypto.randomUUID())
  const [form, setForm] = useState<DocumentForm>(kind === 'identity' ? 'idCard' : 'bill')
  const [held, setHeld] = useState<Readonly<Partial<Record<Side, Held>>>>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const sides: readonly Side[] = DOCUMENT_FORMS[form].pictures

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    const uploads = sides.flatMap((side) => held[side]?.id ?? [])
    if (sides.some((side) => held[side]?.isBusy)) return setFailure(t('busy'))
    if (uploads.length < sides.length) return setFailure(t('missing'))
    setBusy(true)
    setFailure(undefined)
    const reply = await proven(() => api.documents.send({ id, form, uploads }))
    setBusy(false)
    if (!reply.ok) return refuse(reply.error)
    toast(t('done'))
    void queries.invalidateQueries({ queryKey: CASHIER_KEY })
    return onClose()
  }

  function refuse({ code }: Refusal): void {
    setFailure(refusalText(code))
  }

  return (
    <Dialog title={t(kind)} closeLabel={tProfile('close')} onClose={onClose}>
      <form noValidate className="grid grid-cols-1 gap-5" onSubmit={(event) => void send(event)}>
        <Choice
          label={t('form')}
          value={form}
          options={formsOf(kind).map((value) => ({ value, label: t(`forms.${value}`) }))}
          onChoose={setForm}
        />
        {sides.map((side, at) => (
          <ImagePicker
            key={side}
            purpose="document"
            label={t(`pictures.${side}`)}
            hasHint={at === sides.length - 1}
            onChange={([upload], isSending) =>
              setHeld((before) => ({ ...before, [side]: { id: upload, isBusy: isSending } }))
            }
          />
        ))}
        <p className="text-text-soft flex gap-2 text-sm">
          <Clock3 aria-hidden className="mt-half size-icon-small shrink-0" />
          {t('promise', { hours: DOCUMENT_HOURS })}
        </p>
        <FormError text={failure} />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {t('submit')}
        </Button>
      </form>
    </Dialog>
  )
}

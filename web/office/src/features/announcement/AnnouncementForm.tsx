import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ANNOUNCEMENT_TYPES, EXECUTIONS, HTML_CHARACTERS_MAX, PROMOTION_KINDS } from '@ronda/contract'
import { languages } from '@ronda/i18n'
import { Button, Checkbox, Dialog, Tabs, TextField, toast } from '@ronda/ui'
import { staffApi } from '../../shell/call/staffApi.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { RichText } from '@ronda/base/content/RichText.tsx'
import { Choice } from '@ronda/base/form/Choice.tsx'
import { fromLocalMinute, toLocalMinute } from '../../shell/form/draft.ts'
import { LongText } from '@ronda/base/form/LongText.tsx'
import { useOffice } from '../../shell/form/OfficeContext.ts'
import { NO_PROMOTION, withPromotion, withType, withTexts, type Piece } from './piece.ts'

const TITLE_MAX = 160

type Edit = { readonly piece: Piece; readonly set: (piece: Piece) => void }

/** The text in one language, and its preview. */
function TextFields({ piece, set, language }: Edit & { readonly language: 'es' | 'en' }) {
  const t = useOffice().texts.announcements
  const { title, content } = piece.value.texts[language] ?? { title: '', content: '' }
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextField
        label={t.heading}
        maxLength={TITLE_MAX}
        value={title}
        onChange={(event) => set(withTexts(piece, language, { title: event.target.value }))}
      />
      <LongText
        label={t.html}
        charactersMax={HTML_CHARACTERS_MAX}
        value={content}
        onChange={(html) => set(withTexts(piece, language, { content: html }))}
      />
      <section aria-label={t.preview} className="border-line grid grid-cols-1 gap-3 rounded-md border p-4">
        <p className="text-text-faint text-sm font-medium">{t.preview}</p>
        <h3 className="text-xl font-bold">{title}</h3>
        <RichText html={content} />
      </section>
    </div>
  )
}

/** Where, to whom and when. */
function Showing({ piece, set }: Edit) {
  const t = useOffice().texts.announcements
  return (
    <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
      <TextField
        type="datetime-local"
        label={t.start}
        value={toLocalMinute(piece.startDate)}
        onChange={(event) => set({ ...piece, startDate: fromLocalMinute(event.target.value) ?? piece.startDate })}
      />
      <TextField
        type="datetime-local"
        label={t.end}
        hint={t.endHint}
        value={toLocalMinute(piece.endDate)}
        onChange={(event) => set({ ...piece, endDate: fromLocalMinute(event.target.value) })}
      />
      <Choice
        label={t.execution}
        value={piece.value.execution}
        options={EXECUTIONS.map((value) => ({ value, label: t.executions[value] }))}
        onChoose={(execution) => set({ ...piece, value: { ...piece.value, execution } })}
      />
      <div className="grid content-start gap-1">
        <Choice
          label={t.promotion}
          value={piece.value.promotionType ?? NO_PROMOTION}
          options={([NO_PROMOTION, ...PROMOTION_KINDS] as const).map((value) => ({
            value,
            label: t.promotions[value],
          }))}
          onChoose={(kind) => set(withPromotion(piece, kind))}
        />
        <p className="text-text-faint text-sm">{t.promotionHint}</p>
      </div>
      <fieldset className="grid content-start gap-2">
        <legend className="text-text-soft mb-1 text-sm font-medium">{t.types}</legend>
        {ANNOUNCEMENT_TYPES.map((type) => (
          <Checkbox
            key={type}
            checked={piece.value.types.includes(type)}
            onChange={(event) => set(withType(piece, type, event.target.checked))}
          >
            {t.typeNames[type]}
          </Checkbox>
        ))}
      </fieldset>
      <Checkbox checked={piece.isPublished} onChange={(event) => set({ ...piece, isPublished: event.target.checked })}>
        {t.published}
      </Checkbox>
    </div>
  )
}

const LANGUAGES = [
  { id: 'es', label: languages.es.name },
  { id: 'en', label: languages.en.name },
] as const

export type AnnouncementFormProps = { readonly first: Piece; readonly name: string; readonly onClose: () => void }

/**
 * One announcement being edited; `name` is the idempotency key, so that a second press of “save” saves the same one.
 */
export function AnnouncementForm({ first, name, onClose }: AnnouncementFormProps) {
  const tShell = useTranslations('shell')
  const t = useOffice().texts.announcements
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [piece, set] = useState(first)
  const [language, setLanguage] = useState<'es' | 'en'>('es')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function save(): Promise<void> {
    const { id, version, isPublished, startDate, endDate, place, value } = piece
    const showing = { isPublished, startDate, endDate, place, value }
    setBusy(true)
    const reply = await proven(() =>
      id === undefined
        ? staffApi.announcementDesk.add({ name, ...showing })
        : staffApi.announcementDesk.change({ id, version, ...showing }),
    )
    setBusy(false)
    if (!reply.ok) return setError(refusalText(reply.error.code))
    toast(t.saved, 'good')
    await queries.invalidateQueries({ queryKey: ['announcements'] })
    onClose()
  }

  return (
    <Dialog isBroad title={first.id === undefined ? t.add : t.edit} closeLabel={tShell('close')} onClose={onClose}>
      <div className="grid grid-cols-1 gap-6">
        <Tabs label={t.language} tabs={LANGUAGES} chosen={language} onChoose={setLanguage}>
          <TextFields piece={piece} set={set} language={language} />
        </Tabs>
        <Showing piece={piece} set={set} />
        {error !== undefined && (
          <p role="alert" className="text-loss text-sm">
            {error}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button isBusy={isBusy} onClick={() => void save()}>
            {t.save}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

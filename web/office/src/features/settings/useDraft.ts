import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsProblems, type BrandSettings, type MoneyPolicy } from '@ronda/contract'
import { toast } from '@ronda/ui'
import { api } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { proven } from '@ronda/base/session/prove.ts'
import { changedKeys, onTopOf, type Written } from '../../shell/form/draft.ts'
import type { Office } from '../../shell/form/OfficeContext.ts'

export type Draft = {
  readonly settings: BrandSettings
  readonly isDirty: boolean
  readonly isSaving: boolean
  readonly problems: ReadonlySet<string>
  /** The error of the last attempt to save. */
  readonly failure: string | undefined
  readonly set: Office['set']
  /** Saves what one person may change; money settings are left to be proposed. */
  readonly save: () => Promise<void>
  /** Whether only money settings are left, which are proposed and not saved. */
  readonly isMoneyOnly: boolean
  /** The current and the proposed settings, while the propose dialog is open. */
  readonly proposing: { readonly before: MoneyPolicy; readonly after: MoneyPolicy } | undefined
  readonly endProposing: (isProposed: boolean) => void
  readonly discard: () => void
}

/** Settings being edited: kept on this page until they are saved, and never lost to somebody else's change. */
export function useDraft(written: Written, texts: Office['texts']): Draft {
  const queries = useQueryClient()
  const { refusalText } = useLanguage()
  const [base, setBase] = useState(written)
  const [settings, setSettings] = useState(written.settings)
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const [isProposing, setProposing] = useState(false)

  /** Somebody saved first: their change stays, mine is applied over it, and I review before saving again. */
  async function catchUp(): Promise<void> {
    const latest = await api.settings.read()
    if (!latest.ok) return setFailure(refusalText(latest.error.code))
    setSettings(onTopOf(base.settings, settings, latest.value.settings))
    setBase(latest.value)
    setFailure(texts.save.merged)
  }

  const dirty = changedKeys(base.settings, settings)
  const isMoneyDirty = dirty.includes('money')
  const isMoneyOnly = isMoneyDirty && dirty.length === 1

  async function save(): Promise<void> {
    if (isMoneyOnly) return setProposing(true)
    setSaving(true)
    setFailure(undefined)
    const saved = { ...settings, money: base.settings.money }
    const reply = await proven(() => api.settings.change({ version: base.version, settings: saved }))
    if (reply.ok) {
      setBase({ version: reply.value.version, settings: saved })
      if (isMoneyDirty) setProposing(true)
      toast(texts.save.saved, 'good')
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== 'office' && queryKey[0] !== 'texts',
      })
    } else if (reply.error.code === 'brand.changed_meanwhile') await catchUp()
    else setFailure(refusalText(reply.error.code))
    return setSaving(false)
  }

  return {
    settings,
    isDirty: dirty.length > 0,
    isSaving,
    problems: settingsProblems(settings),
    failure,
    set: (key, value) => setSettings((before) => ({ ...before, [key]: value })),
    save,
    isMoneyOnly,
    proposing: isProposing ? { before: base.settings.money, after: settings.money } : undefined,
    endProposing(isProposed) {
      setProposing(false)
      // A proposal is not in force yet: the page shows the current settings.
      if (isProposed) setSettings((before) => ({ ...before, money: base.settings.money }))
    },
    discard() {
      setSettings(base.settings)
      setFailure(undefined)
    },
  }
}

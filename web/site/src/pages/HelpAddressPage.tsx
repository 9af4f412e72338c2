import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import type { BrandSettings } from '@ronda/contract'
import { Button, TextField, toast } from '@ronda/ui'
import { api, granted } from '@ronda/base/call/api.ts'
import { BRAND_KEY } from '@ronda/base/brand/brand.queries.ts'
import { usePageTexts, type Pages } from '../shell/texts/pageTexts.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { useMember } from '@ronda/base/member/useMember.ts'
import { NotFound } from '@ronda/base/layout/NotFound.tsx'
import { isOperator } from '@ronda/base/member/roles.ts'
import { ScreenFrame, ScreenSkeleton } from '../shell/layout/ScreenFrame.tsx'
import { TitleBar } from '../shell/layout/TitleBar.tsx'
import { usePageTitle } from '@ronda/base/layout/usePageTitle.ts'
import { readHelpAddress } from '../features/help/helpAddress.ts'
import { LoadError } from '@ronda/base/layout/LoadError.tsx'

const settingsQuery = {
  queryKey: ['office', 'helpAddress'],
  queryFn: async () => granted(await api.settings.read()),
  meta: { isPrivate: true },
} as const

type Read = { readonly version: number; readonly settings: BrandSettings }

function AddressForm({ read, texts }: { readonly read: Read; readonly texts: Pages['screens']['helpAddress'] }) {
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const [typed, setTyped] = useState(read.settings.helpUrl ?? '')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function save(): Promise<void> {
    const helpUrl = readHelpAddress(typed)
    if (helpUrl === undefined) return setError(texts.invalid)
    setBusy(true)
    const reply = await api.settings.change({ version: read.version, settings: { ...read.settings, helpUrl } })
    setBusy(false)
    if (!reply.ok) return setError(refusalText(reply.error.code))
    setError(undefined)
    toast(texts.saved)
    await queries.invalidateQueries({ queryKey: settingsQuery.queryKey })
    await queries.invalidateQueries({ queryKey: BRAND_KEY })
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    void save()
  }

  return (
    <form noValidate onSubmit={submit} className="grid max-w-measure gap-4">
      <TextField
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        label={texts.label}
        hint={texts.hint}
        error={error}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div>
        <Button type="submit" isBusy={isBusy}>
          {texts.save}
        </Button>
      </div>
    </form>
  )
}

function AddressScreen() {
  const texts = usePageTexts('screens')?.helpAddress
  usePageTitle(texts?.title)
  const { data, error, refetch } = useQuery(settingsQuery)
  if (texts === undefined || (data === undefined && error === null)) return <ScreenSkeleton />
  return (
    <ScreenFrame>
      <TitleBar hasBack title={texts.title} lead={texts.lead} />
      {data === undefined ? (
        <LoadError title={texts.failure} error={error} onRetry={refetch} />
      ) : (
        <AddressForm key={data.version} read={data} texts={texts} />
      )}
    </ScreenFrame>
  )
}

/** Where operators set the address of the help center; everybody else gets a not-found page. */
export function HelpAddressPage() {
  const member = useMember()
  if (member === undefined) return <ScreenSkeleton />
  return isOperator(member) ? <AddressScreen /> : <NotFound />
}

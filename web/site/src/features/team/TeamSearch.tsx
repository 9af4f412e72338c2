import { useState, type SubmitEvent } from 'react'
import { useTranslations } from 'use-intl'
import { SearchField } from '@ronda/ui'
import { useTeamAddress } from './useTeamAddress.ts'

function Field({ typed, onSearch }: { readonly typed: string; readonly onSearch: (q: string | undefined) => void }) {
  const t = useTranslations('team')
  const [text, setText] = useState(typed)
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onSearch(text.trim() === '' ? undefined : text.trim())
  }
  return (
    <form onSubmit={submit}>
      <SearchField
        label={t('search')}
        clearLabel={t('clear')}
        text={text}
        onType={setText}
        onClear={() => {
          setText('')
          onSearch(undefined)
        }}
      />
    </form>
  )
}

/** Finds somebody of the team. A step back in the address restores what was typed. */
export function TeamSearch() {
  const { address, change } = useTeamAddress()
  return <Field key={address.q ?? ''} typed={address.q ?? ''} onSearch={(q) => change({ q })} />
}

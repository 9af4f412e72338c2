import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '@ronda/ui'
import { replaceAt } from './draft.ts'

export type EntryListProps<Entry> = {
  readonly texts: Readonly<Record<'add' | 'remove', string>>
  readonly label: string
  readonly entries: readonly Entry[]
  readonly entriesMax: number
  /** The value of a new entry. */
  readonly fresh: Entry
  readonly nameOf: (entry: Entry) => string
  readonly onChange: (entries: Entry[]) => void
  readonly children: (entry: Entry, change: (entry: Entry) => void, at: number) => ReactNode
}

/** A list whose entries can be added and removed. Entries have no id, so their index is their key. */
export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { texts, label, entries, entriesMax, fresh, nameOf, onChange, children } = props
  return (
    <fieldset className="grid gap-3">
      <legend className="text-text-soft mb-2 text-sm font-medium">{label}</legend>
      <ul className="grid gap-3">
        {entries.map((entry, at) => (
          <li key={at} className="bg-surface-2 tablet:bg-transparent flex items-start gap-2 rounded-md p-3 tablet:p-0">
            <div className="min-w-0 flex-1">
              {children(entry, (changed) => onChange(replaceAt(entries, at, changed)), at)}
            </div>
            <IconButton
              icon={Trash2}
              label={[texts.remove, nameOf(entry)].join(' ')}
              onClick={() => onChange(replaceAt(entries, at, undefined))}
            />
          </li>
        ))}
      </ul>
      {entries.length < entriesMax && (
        <div>
          <Button variant="quiet" size="small" onClick={() => onChange([...entries, fresh])}>
            <Plus aria-hidden className="size-icon-small" />
            {texts.add}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

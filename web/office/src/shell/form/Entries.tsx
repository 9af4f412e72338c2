import { EntryList, type EntryListProps } from './EntryList.tsx'
import { useOffice } from './OfficeContext.ts'

/** A list of the settings whose entries can be added and removed. */
export function Entries<Entry>(props: Omit<EntryListProps<Entry>, 'texts'>) {
  return <EntryList texts={useOffice().texts} {...props} />
}

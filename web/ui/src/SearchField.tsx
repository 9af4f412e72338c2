import { Search, X } from 'lucide-react'
import { IconButton } from './IconButton.tsx'
import { TextField } from './TextField.tsx'

export type SearchFieldProps = {
  /** What is searched for: the field's name and its placeholder. */
  readonly label: string
  readonly clearLabel: string
  readonly text: string
  readonly onType: (text: string) => void
  readonly onClear: () => void
}

/** No title is longer than this. */
const LETTERS_MAX = 60

export function SearchField({ label, clearLabel, text, onType, onClear }: SearchFieldProps) {
  return (
    <search className="w-full tablet:max-w-dialog">
      <TextField
        isLabelHidden
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LETTERS_MAX}
        label={label}
        placeholder={label}
        value={text}
        onChange={(event) => onType(event.target.value)}
        before={<Search aria-hidden className="text-text-faint ms-4 size-icon shrink-0" />}
        after={text !== '' && <IconButton icon={X} label={clearLabel} onClick={onClear} />}
      />
    </search>
  )
}

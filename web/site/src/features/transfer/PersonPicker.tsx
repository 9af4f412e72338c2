import { useTranslations } from 'use-intl'
import type { LinePerson } from '@ronda/contract'
import { classes, SearchField } from '@ronda/ui'
import { Avatar } from '@ronda/base/member/Avatar.tsx'

export type PersonPickerProps = {
  readonly people: readonly LinePerson[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  /** The text that names must begin with. */
  readonly start: string
  readonly onStart: (start: string) => void
}

export function PersonLine({ person }: { readonly person: LinePerson }) {
  const t = useTranslations('transfer')
  return (
    <>
      <Avatar name={person.name} />
      <span className="grid min-w-0 flex-1 text-start">
        <span className="truncate font-medium">{person.name}</span>
        <span className="text-text-faint tabular text-sm">
          {person.isAgent ? t('agent') : t('member')}
          {' · '}
          {person.id}
        </span>
      </span>
    </>
  )
}

/** Chooses one of the members that an agent referred. */
export function PersonPicker({ people, chosen, onChoose, start, onStart }: PersonPickerProps) {
  const t = useTranslations('transfer')
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="text-text-soft mb-1 text-sm font-medium">{t('to')}</legend>
      <SearchField
        label={t('find')}
        clearLabel={t('clear')}
        text={start}
        onType={onStart}
        onClear={() => onStart('')}
      />
      <div className="grid max-h-stage-text gap-1 overflow-y-auto">
        {people.length === 0 && <p className="text-text-faint py-2 text-sm">{t('nobodyFound')}</p>}
        {people.map((person) => (
          <label
            key={person.id}
            className={classes(
              'flex min-h-control cursor-pointer items-center gap-3 rounded-lg px-3 py-2 transition-colors',
              'hover:bg-surface-2 has-checked:bg-accent-soft has-focus-visible:outline-focus has-focus-visible:outline-2',
            )}
          >
            <input
              type="radio"
              name="to"
              className="spoken"
              checked={person.id === chosen}
              onChange={() => onChoose(person.id)}
            />
            <PersonLine person={person} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

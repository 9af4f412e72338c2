import { useTranslations } from 'use-intl'

export type Option = { readonly name: 'fourColours' | 'advice'; readonly isOn: boolean; readonly onTurn: () => void }

/** The options of a card table. */
export function TableOptions({ options }: { readonly options: readonly Option[] }) {
  const t = useTranslations('arcade.tables.cards')
  return (
    <div className="table-options">
      {options.map(({ name, isOn, onTurn }) => (
        <label key={name}>
          <input type="checkbox" checked={isOn} onChange={onTurn} />
          {t(name)}
        </label>
      ))}
    </div>
  )
}

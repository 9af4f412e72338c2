import type { SettingChange } from '@ronda/contract'
import { useLocale } from '@ronda/ui'
import { fieldName, formatOf, valueText, type MoneyTexts, type ValueTexts } from './changeTexts.ts'

type ChangeTableProps = {
  readonly label: string
  readonly changes: readonly SettingChange[]
  readonly words: ValueTexts & Readonly<Record<'field' | 'before' | 'after' | 'order', string>>
  /** The field labels of the settings page. */
  readonly money: MoneyTexts
}

/** The current value beside the proposed one, one field per line. */
export function ChangeTable({ label, changes, words, money }: ChangeTableProps) {
  const locale = useLocale()
  return (
    <div className="border-line overflow-x-auto rounded-lg border">
      <table aria-label={label} className="w-full border-collapse text-sm">
        <thead>
          <tr className="text-text-faint border-line border-b text-xs">
            <th scope="col" className="px-3 py-2 text-start font-medium">
              {words.field}
            </th>
            <th scope="col" className="px-3 py-2 text-end font-medium">
              {words.before}
            </th>
            <th scope="col" className="px-3 py-2 text-end font-medium">
              {words.after}
            </th>
          </tr>
        </thead>
        <tbody className="divide-line divide-y">
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row" className="px-3 py-2 text-start font-medium break-words">
                {fieldName(field, money, words.order)}
              </th>
              <td className="text-text-soft tabular px-3 py-2 text-end break-words">
                {valueText(before, words, locale, formatOf(field, money))}
              </td>
              <td className="bg-accent-soft text-accent-text tabular px-3 py-2 text-end font-bold break-words">
                {valueText(after, words, locale, formatOf(field, money))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

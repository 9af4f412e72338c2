import { Download } from 'lucide-react'
import { Button, classes, saveCsv } from '@ronda/ui'
import { useDesk } from './DeskContext.ts'

type TableProps = {
  readonly label: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The same for the CSV file, where its format differs: the header row first. */
  readonly plain?: readonly (readonly string[])[]
  /** The name of the CSV file. */
  readonly file: string
  /** From this column on, cells are numbers. */
  readonly figuresFrom: number
}

/** A table of figures that can be downloaded. */
export function Table({ label, head, rows, plain = [head, ...rows], file, figuresFrom }: TableProps) {
  const t = useDesk().texts.reconciliation
  const side = (at: number) => classes('px-4 py-2', at >= figuresFrom ? 'tabular text-end' : 'text-start')
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="bg-surface-1 border-line overflow-x-auto rounded-lg border">
        <table aria-label={label} className="w-full text-sm">
          <thead>
            <tr className="text-text-faint border-line border-b">
              {head.map((title, at) => (
                <th key={title} scope="col" className={classes(side(at), 'font-medium whitespace-nowrap')}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-line divide-y">
            {rows.map((row) => (
              <tr key={row.join(' ')}>
                {row.map((value, at) => (
                  <td key={head[at]} className={side(at)}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>
        <Button variant="quiet" size="small" onClick={() => saveCsv(file, plain)}>
          <Download aria-hidden className="size-icon-small" />
          {t.csv}
        </Button>
      </div>
    </div>
  )
}

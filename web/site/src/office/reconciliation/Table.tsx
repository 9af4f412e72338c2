import { Download } from 'lucide-react'
import { Button, classes } from '@ronda/ui'
import { useDesk } from '../desk/DeskContext.ts'
import { saveCsv } from './csv.ts'

type TableProps = {
  readonly label: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** The same for machines, where that is written otherwise: its head first. */
  readonly plain?: readonly (readonly string[])[]
  /** Of the file that it can be taken away as. */
  readonly file: string
  /** From this column on it is figures. */
  readonly figuresFrom: number
}

/** Figures in rows, to read here or to take away. */
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
        <Button look="quiet" size="small" onClick={() => saveCsv(file, plain)}>
          <Download aria-hidden className="size-icon-small" />
          {t.csv}
        </Button>
      </div>
    </div>
  )
}

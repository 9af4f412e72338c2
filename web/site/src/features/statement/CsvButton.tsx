import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button, saveCsv, toast } from '@ronda/ui'
import { codeOf } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'

export type CsvRows = {
  readonly rows: readonly (readonly string[])[]
  /** There were more lines than a file may hold. */ readonly isCut: boolean
}

/** Exports what is shown into a CSV file. */
export function CsvButton({ name, gather }: { readonly name: string; readonly gather: () => Promise<CsvRows> }) {
  const t = useTranslations('statement.download')
  const format = useFormatter()
  const { refusalText } = useLanguage()
  const saving = useMutation({
    mutationFn: gather,
    onSuccess({ rows, isCut }) {
      saveCsv(`${name}.csv`, rows)
      if (isCut) toast(t('cut', { count: format.number(rows.length - 1) }))
    },
    onError: (problem) => toast(refusalText(codeOf(problem)), 'bad'),
  })
  return (
    <Button variant="quiet" size="small" isBusy={saving.isPending} onClick={() => saving.mutate()}>
      {!saving.isPending && <Download aria-hidden className="size-icon-small" />}
      {saving.isPending ? t('busy') : t('csv')}
    </Button>
  )
}

import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileBadge } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { Button, saveFile, toast } from '@ronda/ui'
import { api } from '../../api.ts'
import { useSpeech } from '../../language/useSpeech.ts'
import type { Period } from './records.queries.ts'

/** A signed statement of the days that are looked at. */
export function StatementCard({ period }: { readonly period: Period }) {
  const t = useTranslations('records')
  const { language, refusalText } = useSpeech()
  const making = useMutation({
    mutationFn: () => api.statement.make({ ...period, language }),
    onSuccess(reply) {
      if (!reply.ok) return toast(refusalText(reply.error.code), 'bad')
      const bytes = Uint8Array.from(atob(reply.value.pdf), (letter) => letter.codePointAt(0) ?? 0)
      return saveFile(reply.value.fileName, new Blob([bytes], { type: 'application/pdf' }))
    },
  })
  return (
    <section className="bg-surface-1 border-line flex flex-wrap items-center gap-4 rounded-xl border p-4">
      <span className="bg-surface-2 text-text-soft grid size-control shrink-0 place-items-center rounded-full">
        <FileBadge aria-hidden className="size-icon" />
      </span>
      <div className="min-w-0 flex-1 basis-tile">
        <h2 className="font-bold">{t('statement.title')}</h2>
        <p className="text-text-soft text-sm">
          {t('statement.text')}{' '}
          <Link to="/statement" className="text-accent-text underline">
            {t('verify.title')}
          </Link>
        </p>
      </div>
      <Button look="quiet" size="small" isBusy={making.isPending} onClick={() => making.mutate()}>
        {t('statement.make')}
      </Button>
    </section>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button } from '@ronda/ui'
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx'
import { Card } from '../../shell/layout/Card.tsx'
import { securityQuery, sessionsQuery } from './security.queries.ts'

export function PasswordCard({ changedAtMs }: { readonly changedAtMs: number | null }) {
  const t = useTranslations('security')
  const format = useFormatter()
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const date = changedAtMs === null ? undefined : format.dateTime(changedAtMs, { dateStyle: 'long' })
  return (
    <Card
      isDone
      icon={KeyRound}
      title={t('password.title')}
      state={date === undefined ? t('password.never') : t('password.changed', { date })}
      action={
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {t('change')}
        </Button>
      }
    >
      {isOpen && (
        <ChangePasswordDialog
          onClose={() => setOpen(false)}
          onChanged={() => {
            void queries.invalidateQueries({ queryKey: securityQuery.queryKey })
            void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
          }}
        />
      )}
    </Card>
  )
}

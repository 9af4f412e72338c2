import { useQueryClient } from '@tanstack/react-query'
import { ScanLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '@ronda/ui'
import { AuthenticatorRemoval } from './AuthenticatorRemoval.tsx'
import { AuthenticatorSetUp } from '@ronda/base/factor/AuthenticatorSetUp.tsx'
import { Card } from '../../shell/layout/Card.tsx'
import { securityQuery } from './security.queries.ts'

export type AuthenticatorCardProps = { readonly isOn: boolean; readonly codesLeft: number }

export function AuthenticatorCard({ isOn, codesLeft }: AuthenticatorCardProps) {
  const t = useTranslations('security')
  const queries = useQueryClient()
  const [open, setOpen] = useState<'setUp' | 'removal'>()
  function close(): void {
    setOpen(undefined)
    void queries.invalidateQueries({ queryKey: securityQuery.queryKey })
  }
  return (
    <Card
      icon={ScanLine}
      isDone={isOn}
      title={t('authenticator.title')}
      state={isOn ? `${t('on')} · ${t('authenticator.codesLeft', { count: codesLeft })}` : t('authenticator.text')}
      action={
        <Button variant="quiet" size="small" onClick={() => setOpen(isOn ? 'removal' : 'setUp')}>
          {isOn ? t('remove') : t('authenticator.setUp')}
        </Button>
      }
    >
      {open === 'setUp' && <AuthenticatorSetUp onClose={close} />}
      {open === 'removal' && <AuthenticatorRemoval onClose={close} />}
    </Card>
  )
}

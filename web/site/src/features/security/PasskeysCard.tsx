import { useQueryClient } from '@tanstack/react-query'
import { Fingerprint, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { Button, IconButton } from '@ronda/ui'
import { useModule } from '@ronda/base/brand/modules.queries.ts'
import { canUsePasskeys } from '@ronda/base/session/passkeys.ts'
import { Card } from '../../shell/layout/Card.tsx'
import { PasskeyAddition } from '@ronda/base/factor/PasskeyAddition.tsx'
import { usePasskeyRemoval } from './usePasskeyRemoval.ts'
import { securityQuery, type SecurityOverview } from './security.queries.ts'

type Passkey = SecurityOverview['passkeys'][number]

function PasskeyLine({ passkey, onRemove }: { readonly passkey: Passkey; readonly onRemove: () => void }) {
  const t = useTranslations('security')
  const format = useFormatter()
  const day = (atMs: number): string => format.dateTime(atMs, { dateStyle: 'medium' })
  const { name, createdAtMs, usedAtMs } = passkey
  return (
    <li className="border-line flex items-center gap-3 border-t pt-3">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{name}</p>
        <p className="text-text-faint text-sm">
          {usedAtMs === null
            ? t('passkeys.created', { date: day(createdAtMs) })
            : t('passkeys.used', { date: day(usedAtMs) })}
        </p>
      </div>
      <IconButton icon={Trash2} label={`${t('remove')}: ${name}`} onClick={onRemove} />
    </li>
  )
}

/** The passkeys of the account. They are listed even where no new ones can be created. */
export function PasskeysCard({ passkeys }: { readonly passkeys: readonly Passkey[] }) {
  const t = useTranslations('security')
  const queries = useQueryClient()
  const isOn = useModule('PASSKEYLOGIN3')
  const [isAdding, setAdding] = useState(false)
  const remove = usePasskeyRemoval()
  function close(): void {
    setAdding(false)
    void queries.invalidateQueries({ queryKey: securityQuery.queryKey })
  }
  if (!isOn && passkeys.length === 0) return null
  return (
    <Card
      icon={Fingerprint}
      isDone={passkeys.length > 0}
      title={t('passkeys.title')}
      state={canUsePasskeys() ? t('passkeys.text') : t('passkeys.unable')}
      action={
        isOn &&
        canUsePasskeys() && (
          <Button variant="quiet" size="small" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        )
      }
    >
      {passkeys.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} onRemove={() => void remove(passkey)} />
          ))}
        </ul>
      )}
      {isAdding && <PasskeyAddition onClose={close} />}
    </Card>
  )
}

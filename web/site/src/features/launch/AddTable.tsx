import { Columns2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { GameItem } from '@ronda/contract'
import { IconButton } from '@ronda/ui'
import { TablePicker } from './TablePicker.tsx'
import type { OpenTables } from './useTables.ts'

/** Opens another table beside those that are open. */
export function AddTable({ like, tables }: { readonly like: GameItem; readonly tables: OpenTables }) {
  const t = useTranslations('launchStage.tables')
  const [isAsked, setAsked] = useState(false)
  if (tables.isFull) return null
  return (
    <>
      <IconButton icon={Columns2} label={t('add')} onClick={() => setAsked(true)} />
      {isAsked && (
        <TablePicker
          like={like}
          open={tables.open}
          onPick={(table) => {
            setAsked(false)
            tables.add(table)
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

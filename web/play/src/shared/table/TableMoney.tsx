import { useTranslations } from 'use-intl'
import { Figures } from '../controls/Figures.tsx'
import { useMoney } from '../session/context.ts'
import { useBalanceName } from '../session/useBalanceName.ts'
import { useTableField } from '../sharedRound/context.ts'

/** The balance, and what is on the table. */
export function TableMoney({ onTable }: { readonly onTable: string }) {
  const t = useTranslations('sharedRound')
  const name = useBalanceName()
  const { cash } = useTableField('balance')
  const write = useMoney()
  return (
    <Figures
      items={[
        [name, write(cash)],
        [t('onTable'), onTable],
      ]}
    />
  )
}

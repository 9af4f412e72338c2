import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { VendorBehaviour } from '@ronda/contract'
import { classes, toast } from '@ronda/ui'
import { api, codeOf, granted } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import { vendorQuery } from './vendor.queries.ts'

const MOODS: readonly VendorBehaviour[] = ['works', 'refuses', 'silent', 'late']

/** Makes the vendor misbehave as real ones do, or work again. */
export function MoodSwitch({ mood }: { readonly mood: VendorBehaviour }) {
  const t = useTranslations('vendor')
  const { refusalText } = useLanguage()
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: async (next: VendorBehaviour) => granted(await api.vendorSandbox.mood({ mood: next })),
    onError: (problem) => toast(refusalText(codeOf(problem)), 'bad'),
    onSettled: () => queries.invalidateQueries({ queryKey: vendorQuery.queryKey }),
  })
  const shown = change.isPending ? change.variables : mood
  return (
    <div className="grid gap-3">
      <fieldset className="grid justify-items-start gap-2">
        <legend className="text-text-soft mb-2 text-sm font-medium">{t('moods.title')}</legend>
        <div className="bg-surface-2 border-line grid w-full grid-cols-2 rounded-lg border p-half tablet:flex tablet:w-auto">
          {MOODS.map((each) => (
            <label
              key={each}
              className={classes(
                'text-text-soft hover:text-text grid min-h-control-small flex-auto cursor-pointer place-items-center rounded-lg px-4 text-sm font-medium whitespace-nowrap transition-colors',
                'has-focus-visible:outline-focus has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
                each === 'works'
                  ? 'has-checked:bg-gain-soft has-checked:text-gain'
                  : 'has-checked:bg-loss-soft has-checked:text-loss',
              )}
            >
              <input
                type="radio"
                name="mood"
                value={each}
                checked={shown === each}
                onChange={() => change.mutate(each)}
                className="spoken"
              />
              {t(`moods.${each}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <p aria-live="polite" className={shown === 'works' ? 'spoken' : 'bg-loss-soft text-loss rounded-md p-4 text-sm'}>
        {shown === 'works' ? '' : t('note')}
      </p>
    </div>
  )
}

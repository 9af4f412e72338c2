import { useMutation, useQueryClient } from '@tanstack/react-query'
import { classes, toast } from '@ronda/ui'
import { api, codeOf, granted } from '@ronda/base/call/api.ts'
import { useLanguage } from '@ronda/base/language/useLanguage.ts'
import type { Failing } from './sandbox.queries.ts'
import type { SandboxTexts } from './texts.ts'

const CHANNELS: readonly Failing[] = ['none', 'rejected', 'timeout']

/** Makes the message carriers fail as real ones do, or work again. */
export function FailingSwitch({ failing, texts }: { readonly failing: Failing; readonly texts: SandboxTexts }) {
  const queries = useQueryClient()
  const { refusalText } = useLanguage()
  const change = useMutation({
    mutationFn: async (next: Failing) => granted(await api.verificationSandbox.fail({ failing: next })),
    onError: (problem) => toast(refusalText(codeOf(problem)), 'bad'),
    onSettled: () => queries.invalidateQueries({ queryKey: ['sandbox'] }),
  })
  const shown = change.isPending ? change.variables : failing
  return (
    <fieldset className="grid gap-2">
      <legend className="text-text-soft mb-2 text-sm font-medium">{texts.failing.title}</legend>
      <div className="bg-surface-2 border-line flex rounded-full border p-half">
        {CHANNELS.map((way) => (
          <label
            key={way}
            className={classes(
              'text-text-soft hover:text-text grid min-h-control-small flex-auto cursor-pointer place-items-center rounded-full px-4 text-sm font-medium whitespace-nowrap transition-colors',
              'has-focus-visible:outline-focus has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
              way === 'none'
                ? 'has-checked:bg-gain-soft has-checked:text-gain'
                : 'has-checked:bg-loss-soft has-checked:text-loss',
            )}
          >
            <input
              type="radio"
              name="failing"
              value={way}
              checked={shown === way}
              onChange={() => change.mutate(way)}
              className="spoken"
            />
            {texts.failing[way]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

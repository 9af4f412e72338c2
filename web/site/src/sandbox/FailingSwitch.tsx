import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '@ronda/ui'
import { api, codeOf, granted } from '../api.ts'
import { useSpeech } from '../language/useSpeech.ts'
import type { Failing } from './sandbox.queries.ts'
import type { SandboxTexts } from './texts.ts'

const WAYS: readonly Failing[] = ['none', 'rejected', 'timeout']

/** Makes the carriers break as real ones do, and mends them. */
export function FailingSwitch({ failing, texts }: { readonly failing: Failing; readonly texts: SandboxTexts }) {
  const queries = useQueryClient()
  const { refusalText } = useSpeech()
  const change = useMutation({
    mutationFn: async (next: Failing) => granted(await api.sandbox.fail({ failing: next })),
    onError: (problem) => toast(refusalText(codeOf(problem)), 'bad'),
    onSettled: () => queries.invalidateQueries({ queryKey: ['sandbox'] }),
  })
  const shown = change.isPending ? change.variables : failing
  return (
    <fieldset className="grid gap-2">
      <legend className="text-text-soft mb-2 text-sm font-medium">{texts.failing.title}</legend>
      <div className="bg-surface-2 border-line flex rounded-full border p-half">
        {WAYS.map((way) => (
          <label
            key={way}
            className="text-text-soft hover:text-text has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-focus grid min-h-control-small flex-1 cursor-pointer place-items-center rounded-full px-3 text-center text-sm font-medium transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 tablet:px-4"
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

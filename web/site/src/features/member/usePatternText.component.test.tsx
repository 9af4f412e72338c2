import { memberPatterns } from '@ronda/i18n/en/people/memberPatterns'
import type { RegisterRule } from '@ronda/contract'
import { expect, test } from 'vitest'
import { InPage } from '@ronda/base/testing/InPage.tsx'
import { renderPart } from '@ronda/base/testing/renderPart.ts'
import { usePatternText } from './usePatternText.ts'

type Shape = Pick<RegisterRule, 'patternId' | 'min' | 'max'>

function Requirement({ shape }: { readonly shape: Shape }) {
  const patternText = usePatternText()
  return <p>{patternText({ field: 'line', enabled: true, required: true, acceptedPattern: '*', ...shape })}</p>
}

test.each<[string, Shape]>([
  ['Digits only, 5 to 12 characters.', { patternId: 'digits', min: 5, max: 12 }],
  ['Digits only, exactly 6 characters.', { patternId: 'digits', min: 6, max: 6 }],
  ['Digits only, up to 9 characters.', { patternId: 'digits', min: 0, max: 9 }],
  ['3 to 40 characters.', { patternId: 'any', min: 3, max: 40 }],
  ['Exactly 1 character.', { patternId: 'any', min: 1, max: 1 }],
])('the requirement is “%s”', async (text, shape) => {
  const screen = await renderPart(
    <InPage texts={{ memberPatterns }}>
      <Requirement shape={shape} />
    </InPage>,
  )
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent(text)
})

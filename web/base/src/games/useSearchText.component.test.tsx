import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '../testing/renderPart.ts'
import { useSearchText } from './useSearchText.ts'

function Box({ onSearch }: { readonly onSearch: (text: string) => void }) {
  const [settled, setSettled] = useState('')
  const { typed, type, clear } = useSearchText(settled, (text) => {
    setSettled(text)
    onSearch(text)
  })
  return (
    <>
      <input aria-label="Search" value={typed} onChange={(event) => type(event.currentTarget.value)} />
      <button type="button" onClick={clear}>
        Clear
      </button>
    </>
  )
}

test('a search waits for a pause in typing, is trimmed, and is sent once', async () => {
  const searched: string[] = []
  const screen = await renderPart(<Box onSearch={(text) => searched.push(text)} />)
  const box = screen.getByRole('textbox')
  for (const typed of ['  c', '  ca', '  cat ']) await box.fill(typed)
  await expect.poll(() => searched).toEqual(['cat'])
  await expect.element(box).toHaveValue('  cat ')
  await screen.getByRole('button').click()
  expect(searched).toEqual(['cat', ''])
})

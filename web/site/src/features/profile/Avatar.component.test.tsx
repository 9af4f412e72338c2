import { expect, test } from 'vitest'
import { InPage } from '@ronda/base/testing/InPage.tsx'
import { renderPart } from '@ronda/base/testing/renderPart.ts'
import { Avatar } from '@ronda/base/member/Avatar.tsx'
import { iconQuery } from '@ronda/base/member/icon.queries.ts'
import { makeQueries } from '@ronda/base/member/queries.ts'

/** A picture of one pixel. */
const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

async function renderAvatar(url: string) {
  const queries = makeQueries()
  queries.setQueryData(iconQuery.queryKey, url)
  return renderPart(
    <InPage queries={queries}>
      <Avatar name="ana" />
    </InPage>,
  )
}

test('a picture that loads is shown', async () => {
  const { container } = await renderAvatar(PIXEL)
  await expect.poll(() => container.querySelector('img')?.naturalWidth).toBe(1)
  expect(container.querySelector('svg')).toBeNull()
})

test('a picture that does not load is replaced by the default one', async () => {
  const { container } = await renderAvatar('data:image/png;base64,AAAA')
  await expect.poll(() => container.querySelector('svg')).not.toBeNull()
  expect(container.querySelector('img')).toBeNull()
})

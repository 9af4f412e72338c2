import type { BrandSettings } from '@ronda/contract'
import type { Visitor } from '../../platform/testing/visitor.ts'

type Read = { readonly version: number; readonly settings: BrandSettings }

/** Changes the house as staff do, over the wire. */
export async function changeHouse(operator: Visitor, part: Partial<BrandSettings>): Promise<void> {
  const { version, settings } = await operator.get<Read>('/api/v1/office/settings')
  await operator.send('PUT', '/api/v1/office/settings', { version, settings: { ...settings, ...part } })
}

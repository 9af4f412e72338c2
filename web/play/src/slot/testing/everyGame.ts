import { families, type SlotModel } from '@ronda/games'

/** One game of every family, in every volatility. */
export const everyGame: readonly { readonly id: string; readonly model: SlotModel }[] = families.flatMap((family) =>
  (['low', 'medium', 'high'] as const).map((profile) => ({
    id: `${family.id} ${profile}`,
    model: family.modelOf(profile, 7),
  })),
)

import type { MemberSession } from '../../people/session/index.ts'

export type OfferOptions = {
  /** Whether offers may be shown to an account. */
  readonly mayOffer: (account: string) => Promise<boolean>
}

/** What a reader is shown: nobody who is excluded or rests is invited to promotions. */
export async function withoutOffers<Shown>(
  { mayOffer }: OfferOptions,
  reader: MemberSession | undefined,
  { shown, isOffer }: { readonly shown: readonly Shown[]; readonly isOffer: (each: Shown) => boolean },
): Promise<readonly Shown[]> {
  if (reader?.account.kind !== 'member' || !shown.some(isOffer)) return shown
  return (await mayOffer(reader.account.id)) ? shown : shown.filter((each) => !isOffer(each))
}

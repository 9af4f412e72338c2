import type { Promotion, PromotionKind, PromotionState } from '@ronda/contract'

export const TABS = ['open', 'mine', 'past'] as const
export type Tab = (typeof TABS)[number]

const PAST: ReadonlySet<PromotionState> = new Set(['issued', 'rejected', 'close'])

/** Where a promotion is listed. */
export function tabOf({ own, state }: Pick<Promotion, 'own' | 'state'>): Tab {
  if (PAST.has(state)) return 'past'
  return own === null ? 'open' : 'mine'
}

type Shown = Pick<Promotion, 'own' | 'state' | 'kind'>

export const shownIn = <Of extends Shown>(list: readonly Of[], tab: Tab, kind: PromotionKind | 'any'): readonly Of[] =>
  list.filter((each) => tabOf(each) === tab && (kind === 'any' || each.kind === kind))

/** What a link shows: a promotion with its terms, or those of a kind. */
export type Linked<Of> = {
  readonly promotion: Of | undefined
  readonly kind: PromotionKind | 'any'
  /** Undefined where nothing that the link names is there. */
  readonly tab: Tab | undefined
}

/** Where a link leads: to the promotion with this id, or to those of this kind; one that is alone is opened. */
export function linkedIn<Of extends Shown & { readonly id: string }>(
  list: readonly Of[],
  link: string | undefined,
): Linked<Of> {
  const promotion = list.find(({ id }) => id === link)
  if (promotion !== undefined) return { promotion, kind: 'any', tab: tabOf(promotion) }
  const kind = list.find((each) => each.kind === link)?.kind
  if (kind === undefined) return { promotion: undefined, kind: 'any', tab: undefined }
  const tab = TABS.find((each) => shownIn(list, each, kind).length > 0)
  const [only, ...others] = tab === undefined ? [] : shownIn(list, tab, kind)
  return { promotion: others.length > 0 ? undefined : only, kind, tab }
}

/** In which colour a state is shown. */
export type Tone = 'good' | 'bad' | 'plain' | 'waiting'

export function toneOf(state: PromotionState): Tone {
  if (state === 'claim' || state === 'claimed' || state === 'issued') return 'good'
  if (state === 'rejected') return 'bad'
  return state === 'close' || state === 'soon' ? 'plain' : 'waiting'
}

/** As a whole percentage, never more than 100. */
export const percentOf = (done: bigint, goal: bigint): number =>
  goal === 0n ? 100 : Number((100n * (done < goal ? done : goal)) / goal)

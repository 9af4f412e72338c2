import { Button, classes } from '@ronda/ui'

export type MoreButtonProps = {
  /** A list that is loaded page by page. */
  readonly list: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
  readonly label: string
  /** The last row of a card, under a line. */
  readonly isRow?: boolean
}

/** Loads the next page of a list; nothing where there is none. */
export function MoreButton({ list, label, isRow = false }: MoreButtonProps) {
  if (!list.hasNextPage) return null
  return (
    <div className={classes('text-center', isRow && 'border-line border-t p-4')}>
      <Button
        variant="quiet"
        size={isRow ? 'small' : 'medium'}
        isBusy={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        {label}
      </Button>
    </div>
  )
}

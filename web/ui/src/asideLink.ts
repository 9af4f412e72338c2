/** How a link beside the matter looks: back to the list, over to another room. */
export const asideLinkClass: string =
  'text-text-soft hover:text-text inline-flex min-h-control-small items-center gap-2 text-sm font-medium whitespace-nowrap transition-colors'

/** The classes of a secondary link: back to the list, or to another page. */
export const secondaryLinkClass: string =
  'text-text-soft hover:text-text inline-flex min-h-control-small items-center gap-2 text-sm font-medium whitespace-nowrap transition-colors'

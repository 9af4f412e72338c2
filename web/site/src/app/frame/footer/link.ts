/** The classes of a footer link. */
export const LINK: string =
  'text-text-soft hover:text-text inline-flex min-h-control-small items-center transition-colors'

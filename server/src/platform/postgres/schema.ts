/** Written by `npm run schema` from a freshly migrated database; do not edit. */
export interface DB {}

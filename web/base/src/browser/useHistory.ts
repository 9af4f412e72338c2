import { useRouter, type RouterHistory } from '@tanstack/react-router'

/** The history of the page, for addresses that no type knows. Each app has its own routes and their types. */
export function useHistory(): RouterHistory {
  return (useRouter() as { readonly history: RouterHistory }).history
}

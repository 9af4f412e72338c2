import { QueryCache, QueryClient } from '@tanstack/react-query'
import { codeOf } from '../api.ts'
import { leaveSession } from '../people/session/session.ts'

/** What the page knows of the server. A 401 on anything means that the session has ended, wherever it was noticed. */
export function makeQueries(): QueryClient {
  const queries = new QueryClient({
    queryCache: new QueryCache({
      onError: (problem) => {
        if (codeOf(problem) === 'session.required') leaveSession(queries)
      },
    }),
    defaultOptions: {
      queries: {
        // The client has already tried twice; a third time is the reader's to ask for.
        retry: false,
        // Ask even when the browser thinks it is offline: the refusal says so better than a skeleton.
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
  return queries
}

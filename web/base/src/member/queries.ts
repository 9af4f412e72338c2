import { QueryCache, QueryClient } from '@tanstack/react-query'
import { codeOf } from '../call/api.ts'
import { leaveSession } from './session.ts'

/** The query cache of the page. A 401 on any call means that the session has ended. */
export function makeQueries(): QueryClient {
  const queries = new QueryClient({
    queryCache: new QueryCache({
      onError: (problem) => {
        if (codeOf(problem) === 'session.required') leaveSession(queries)
      },
    }),
    defaultOptions: {
      queries: {
        // The client has already tried twice; a third attempt is left to the user.
        retry: false,
        // Requests are made even when the browser reports that it is offline: the refusal says more than a skeleton.
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
  return queries
}

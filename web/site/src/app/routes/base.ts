import { createRootRouteWithContext, createRoute } from '@tanstack/react-router'
import { Shell } from '../frame/Shell.tsx'
import type { RouterContext } from './guards.ts'
import { Root } from '../frame/Root.tsx'

export const root = createRootRouteWithContext<RouterContext>()({ component: Root })

/** Side menu, header and footer around a screen. Screens without them are children of the root route. */
export const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell })

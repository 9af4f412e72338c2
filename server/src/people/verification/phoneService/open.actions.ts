import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Sandbox } from '../../../platform/messages/index.ts'
import { serveCheck } from './check.routes.ts'
import { CHECK_PATH } from './check.view.ts'
import { openFirebase, type FirebaseSettings } from './firebase.actions.ts'
import { openPhoneService, type PhoneService } from './phoneService.actions.ts'
import {
  openSandboxCodeService,
  SANDBOX_ISSUER,
  SANDBOX_KEY,
  SANDBOX_PROJECT,
  type SandboxCodeService,
} from './sandbox/codeService.actions.ts'
import { SANDBOX_CHECK_PATH, SANDBOX_PATH, serveCodeService } from './sandbox/codeService.routes.ts'

export type PhoneServiceSetup = {
  /** The brand's project, where it is set up. */
  readonly firebase: FirebaseSettings | undefined
  /** The message sandbox that simulated codes go to; undefined where no simulation is allowed. */
  readonly sandbox: Sandbox | undefined
  readonly brandName: string
  readonly clock: Clock
  readonly onFailure: (what: string) => void
}

export type OpenedPhoneService = {
  /** Undefined where no service is set up. */
  readonly service: PhoneService | undefined
  routes(app: FastifyInstance): void
}

function simulate(codes: SandboxCodeService, { clock, onFailure }: PhoneServiceSetup): PhoneService {
  return openPhoneService({
    view: { channel: SANDBOX_PROJECT, url: SANDBOX_PATH, apiKey: SANDBOX_KEY, checkPath: CHECK_PATH },
    check: { script: SANDBOX_CHECK_PATH, scripts: ["'self'"], frames: [], images: [] },
    issuer: SANDBOX_ISSUER,
    fetchKeys: () => codes.keys(),
    clock,
    onFailure,
  })
}

/** The real service where it is set up, the sandbox where it is allowed, and none otherwise. */
export function openPhoneServiceOf(setup: PhoneServiceSetup): OpenedPhoneService {
  const { firebase, sandbox, clock, onFailure, brandName } = setup
  if (firebase) {
    const service = openFirebase({ ...firebase, clock, onFailure })
    return { service, routes: (app) => serveCheck(app, service) }
  }
  if (!sandbox) return { service: undefined, routes: () => {} }
  const codes = openSandboxCodeService({ clock, messages: sandbox, brandName })
  const service = simulate(codes, setup)
  return {
    service,
    routes(app) {
      serveCheck(app, service)
      serveCodeService(app, codes)
    },
  }
}

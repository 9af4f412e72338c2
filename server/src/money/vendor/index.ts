export { openSandboxVendor, type SandboxVendor } from './sandbox/sandbox.actions.ts'
export { openVendors, type Vendors } from './vendor.actions.ts'
export { vendorJobs } from './vendor.jobs.ts'
export { vendorRoutes, vendorSandboxRoutes } from './vendor.routes.ts'

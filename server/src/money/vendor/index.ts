export { openSandboxVendor, type SandboxVendor } from './sandbox/sandbox.actions.ts'
export { openVendors, type Vendors } from './vendor.actions.ts'

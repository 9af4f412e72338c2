export { claimUploads, deleteUploads, openUploads, type Uploads } from './upload.actions.ts'

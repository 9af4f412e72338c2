export { chatJobs } from './chat.jobs.ts'
export { countReported } from './chatDesk.sql.ts'

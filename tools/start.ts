import { enableCompileCache } from 'node:module'
import { buildOrLeave } from './building/build-what-is-stale.ts'
import { compiledFolder } from './run/clean-environment.ts'

const parentPollMs = 500

/** A server whose `npm start` was killed goes too: it would hold port and data folder against the next one. */
function leaveWithParent() {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, parentPollMs).unref()
}

await buildOrLeave()
// The next start reads compiled code and has no TypeScript to strip: a quicker start, and less memory for as long as it runs.
enableCompileCache(compiledFolder)
if (process.env.npm_lifecycle_event === 'start') leaveWithParent()
await import('../apps/api/src/main.ts')

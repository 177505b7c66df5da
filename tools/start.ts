import { buildOrLeave } from './building/build-what-is-stale.ts'

const parentPollMs = 500

/** A server whose `npm start` was killed goes too: it would hold port and data folder against the next one. */
function leaveWithParent() {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, parentPollMs).unref()
}

await buildOrLeave()
if (process.env.npm_lifecycle_event === 'start') leaveWithParent()
await import('../apps/api/src/main.ts')

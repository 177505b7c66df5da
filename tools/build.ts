import { buildOrLeave } from './building/build-what-is-stale.ts'

await buildOrLeave()

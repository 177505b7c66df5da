import type { Config } from '@react-router/dev/config'
import { finishBuild } from './build-steps/finish-build.ts'

/** The server renders every public page with the current settings, and private ones as an empty frame. */
export default {
  appDirectory: 'src/app',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config

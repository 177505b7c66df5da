import { builtOrigin } from '@rumi/contract'
import type { Config } from '@react-router/dev/config'
import { finishBuild } from './build-steps/finish-build.ts'
import { listedPaths, prerenderedPaths, prerenderedPictures } from './src/app/prerendered-paths.ts'

/** Public pages become HTML files; every other path is drawn in the browser from `__spa-fallback.html`. */
export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: [...prerenderedPaths, ...prerenderedPictures],
  buildEnd: ({ reactRouterConfig, buildManifest }) =>
    finishBuild(reactRouterConfig.buildDirectory, buildManifest?.routes ?? {}, {
      origin: builtOrigin,
      listed: listedPaths,
    }),
} satisfies Config

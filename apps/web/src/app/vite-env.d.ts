// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can extend the one of Vite
interface ImportMetaEnv {
  readonly BUILD_YEAR: number
}

declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'

  const build: ServerBuild
  export = build
}

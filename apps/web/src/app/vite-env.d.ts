// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can extend the one of Vite
interface ImportMetaEnv {
  readonly BUILD_YEAR: number
}

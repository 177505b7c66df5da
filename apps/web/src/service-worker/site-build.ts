/** Private areas, by path prefix. */
export const areas = ['/mi-cuenta', '/oficina'] as const
export type Area = (typeof areas)[number]

/** Facts about the worker's build, injected at build time. */
export type SiteBuild = {
  /** File that every page of this build references and no page of another. */
  manifest: string
  /** All hashed files. */
  assets: readonly string[]
  /** Files of each area's pages. */
  areaFiles: Readonly<Record<Area, readonly string[]>>
}

/** Returns the area of a path, if any. */
export const areaOf = (path: string) => areas.find((area) => path === area || path.startsWith(`${area}/`))

/** Query parameter of an area's frame with the requested page. */
export const requestedParam = 'abrir'

/** Message of a page to the worker: an area is in use, or a public page was opened with these files. */
export type WorkerNote = { keepArea: Area } | { seen: string; files: readonly string[] }

/** Page for uncached addresses while offline. */
export const offlinePath = '/sin-conexion.html'

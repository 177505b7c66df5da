/** The private areas, by the address that their pages lie under. */
export const areas = ['/mi-cuenta', '/oficina'] as const
export type Area = (typeof areas)[number]

/** What the worker knows of the build it belongs to; written into it when the site is built. */
export type SiteBuild = {
  /** The file that every page of this build names and no page of another. */
  manifest: string
  /** All hashed files. */
  assets: readonly string[]
  /** What the pages of an area are made of. */
  areaFiles: Readonly<Record<Area, readonly string[]>>
}

/** The area that a path lies in, if in one. */
export const areaOf = (path: string) => areas.find((area) => path === area || path.startsWith(`${area}/`))

/** Names, in the address of an area's frame, the page of the area that was asked for. */
export const askedParam = 'abrir'

/** What a page tells the worker once it stands: that an area is used here, or that a public page was seen with these files. */
export type WorkerNote = { keepArea: Area } | { seen: string; files: readonly string[] }

/** The page for an address that was never seen and cannot be asked for. */
export const offlinePath = '/sin-conexion.html'

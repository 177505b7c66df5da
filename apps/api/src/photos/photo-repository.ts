import { photoAddress, isPhotoSlot, type StoredPhoto, type PhotoFile, type SitePhotos } from '@rumi/contract'
import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { users } from '../db/schema/people/people.ts'
import { photos } from '../db/schema/business/photos.ts'
import { RepositoryError } from '../db/repository/repository-error.ts'

type Row = typeof photos.$inferSelect
type PhotoDetails = { alt: string; x: number; y: number }

const photoOf = ({ alt, focusX, focusY, ...file }: Row) => ({
  address: photoAddress(file),
  alt,
  x: focusX,
  y: focusY,
})

/** Returns the public photos by the drawing they replace. */
export async function sitePhotos(db: Queryable): Promise<SitePhotos> {
  const rows = await db.select().from(photos)
  return Object.fromEntries(
    rows.filter(({ slot }) => isPhotoSlot(slot)).map((row) => [row.slot, photoOf(row)]),
  )
}

/** Every photograph in place of a drawing, or the one of a slot, each with the name of who changed it last. */
export async function storedPhotos(db: Queryable, slot?: string): Promise<StoredPhoto[]> {
  const rows = await db
    .select({
      photo: photos,
      changedBy: sql<string | null>`nullif(btrim(${users.name} || ' ' || ${users.lastName}), '')`,
    })
    .from(photos)
    .leftJoin(users, eq(users.id, photos.changedBy))
    .where(slot === undefined ? undefined : eq(photos.slot, slot))
    .orderBy(asc(photos.slot))
  return rows.map(({ photo, changedBy }) => ({
    ...photoOf(photo),
    slot: photo.slot,
    version: photo.version,
    changedAt: photo.changedAt,
    changedBy,
  }))
}

const stamped = (by: string) => ({ changedBy: by, changedAt: sql`clock_timestamp()` })

/** Puts a photograph in the place of a drawing, or of the photograph that was there. */
export async function placePhoto(
  db: Queryable,
  slot: string,
  { by, ...photo }: PhotoFile & PhotoDetails & { by: string },
): Promise<void> {
  const { x: focusX, y: focusY, ...rest } = photo
  const values = { ...rest, focusX, focusY, ...stamped(by) }
  await db
    .insert(photos)
    .values({ slot, ...values })
    .onConflictDoUpdate({ target: photos.slot, set: { ...values, version: sql`${photos.version} + 1` } })
}

/** Changes the texts of a photo; false if there is none. Throws `stale` if `expected` is not its version. */
export async function changePhoto(
  db: Queryable,
  slot: string,
  {
    by,
    alt,
    x,
    y,
    expected,
  }: { [Name in keyof PhotoDetails]?: PhotoDetails[Name] | undefined } & {
    by: string
    expected?: number | undefined
  },
): Promise<boolean> {
  const [current] = await db.select().from(photos).where(eq(photos.slot, slot)).for('update')
  if (!current) return false
  if (expected !== undefined && expected !== current.version)
    throw new RepositoryError('stale', `the photograph has changed since version ${expected}`)
  await db
    .update(photos)
    .set({
      alt: alt ?? current.alt,
      focusX: x ?? current.focusX,
      focusY: y ?? current.focusY,
      version: current.version + 1,
      ...stamped(by),
    })
    .where(eq(photos.slot, slot))
  return true
}

/** Gives a place back to its drawing; whether there was a photograph. */
export async function removePhoto(db: Queryable, slot: string): Promise<boolean> {
  return (await db.delete(photos).where(eq(photos.slot, slot)).returning({ id: photos.id })).length > 0
}

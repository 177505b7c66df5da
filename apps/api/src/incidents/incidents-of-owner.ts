import type { Incident } from '@rumi/contract'
import type { Queryable } from '../db/connect.ts'
import { aboutDog, incidentsWhere } from './read-incidents.ts'

/** More than any family has. */
const mostIncidents = 1_000

/** Returns all incidents that an owner may read. */
export const incidentsOfOwner = (db: Queryable, owner: string): Promise<Incident[]> =>
  incidentsWhere(db, aboutDog(db, { owner }), { owner, limit: mostIncidents })

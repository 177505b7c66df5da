import { isStaff } from '@rumi/contract'
import { routeLoader, type QueriesOf } from '../../../shared/fetching/route-loader.ts'
import { reaches, type Wanted } from './use-permission.ts'

/** Creates a `clientLoader` for a page of the office; `wanted` is the permission of its queries. */
export const staffLoader = (wanted: Wanted, queriesOf: QueriesOf) =>
  routeLoader((holder) => isStaff(holder.role) && reaches(holder, wanted), queriesOf)

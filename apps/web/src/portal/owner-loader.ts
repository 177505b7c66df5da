import { routeLoader, type QueriesOf } from '../shared/fetching/route-loader.ts'

/** Creates a `clientLoader` for a page of the owner's area. */
export const ownerLoader = (queriesOf: QueriesOf) => routeLoader(({ role }) => role === 'cliente', queriesOf)

import type { ResourceName, Resources } from '@rumi/contract'
import { bookings } from '../slices/bookings-slice.ts'
import { dogs } from '../slices/dogs-slice.ts'
import { notifications } from '../slices/notifications-slice.ts'
import { orders } from '../slices/orders-slice.ts'
import {
  absences,
  accounts,
  careItems,
  cashDays,
  clients,
  customRoles,
  glEntries,
  groomingCards,
  halls,
  houseDays,
  medicalRecords,
  messages,
  passes,
  payments,
  planCards,
  playGroups,
  products,
  reportCards,
  rooms,
  staffMembers,
  tags,
  waitingList,
} from '../slices/plain-slices.ts'
import type { ResourceEndpoints } from './resource-endpoints.ts'
import { services } from '../slices/services-slices.ts'

/** The slice of each collection, with its endpoints (spec §4). */
export const slices = {
  absences,
  accounts,
  bookings,
  careItems,
  cashDays,
  clients,
  customRoles,
  dogs,
  glEntries,
  groomingCards,
  halls,
  houseDays,
  medicalRecords,
  messages,
  notifications,
  orders,
  passes,
  payments,
  planCards,
  playGroups,
  products,
  reportCards,
  rooms,
  services,
  staffMembers,
  tags,
  waitingList,
} satisfies Record<ResourceName, { calls: object; endpoints: object }>

type EndpointsOf<N extends ResourceName> = ResourceEndpoints<Resources[N]>
const endpointsOf = <N extends ResourceName>(name: N) => slices[name].endpoints as unknown as EndpointsOf<N>

/** The endpoint of a collection's list, page by page. */
export const listEndpoint = <N extends ResourceName>(name: N): EndpointsOf<N>['list'] =>
  endpointsOf(name).list

/** The endpoint of all that a query finds in a collection. */
export const everyEndpoint = <N extends ResourceName>(name: N): EndpointsOf<N>['every'] =>
  endpointsOf(name).every

/** The endpoint of one record. */
export const recordEndpoint = <N extends ResourceName>(name: N): EndpointsOf<N>['read'] =>
  endpointsOf(name).read

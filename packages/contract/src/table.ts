import type { ResourceSpec } from './resource.ts'
import { absences } from './resources/absences.ts'
import { accounts } from './resources/accounts.ts'
import { bookings } from './resources/bookings.ts'
import { careItems } from './resources/care/care-items.ts'
import { cashDays } from './resources/cash-days.ts'
import { clients } from './resources/clients.ts'
import { dogs } from './resources/dogs.ts'
import { glEntries } from './resources/gl-entries.ts'
import { groomingCards } from './resources/care/grooming-cards.ts'
import { customRoles } from './resources/custom-roles.ts'
import { halls } from './resources/halls.ts'
import { houseDays } from './resources/house-days.ts'
import { medicalRecords } from './resources/medical-records.ts'
import { messages } from './resources/messages.ts'
import { notifications } from './resources/notifications.ts'
import { orders } from './resources/orders.ts'
import { passes } from './resources/passes.ts'
import { payments } from './resources/payments.ts'
import { playGroups } from './resources/marks/play-groups.ts'
import { planCards } from './resources/plan-cards.ts'
import { products } from './resources/products.ts'
import { reportCards } from './resources/care/report-cards.ts'
import { rooms } from './resources/rooms.ts'
import { services } from './resources/services.ts'
import { staffMembers } from './resources/staff-members.ts'
import { tags } from './resources/marks/tags.ts'
import { waitingList } from './resources/waiting-list.ts'

/** Every collection the API offers. Routes, slices, OpenAPI and the access test are made from this table. */
export const resources = {
  clients,
  dogs,
  services,
  planCards,
  medicalRecords,
  bookings,
  passes,
  waitingList,
  reportCards,
  groomingCards,
  careItems,
  absences,
  houseDays,
  rooms,
  halls,
  customRoles,
  staffMembers,
  playGroups,
  tags,
  payments,
  cashDays,
  orders,
  products,
  accounts,
  glEntries,
  notifications,
  messages,
} satisfies Record<string, ResourceSpec>

export type Resources = typeof resources
export type ResourceName = keyof Resources

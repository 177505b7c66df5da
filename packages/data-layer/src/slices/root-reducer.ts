import { combineReducers, type UnknownAction } from '@reduxjs/toolkit'
import { bookingPayments } from './booking-payments-slice.ts'
import { bookings } from './bookings-slice.ts'
import { cart } from './cart-slice.ts'
import { dogs } from './dogs-slice.ts'
import { limits } from './limits-slice.ts'
import { notifications } from './notifications-slice.ts'
import { orders } from './orders-slice.ts'
import {
  absences,
  accounts,
  cashDays,
  clients,
  customRoles,
  glEntries,
  groomingCards,
  halls,
  planCards,
  playGroups,
  houseDays,
  medicalRecords,
  messages,
  passes,
  payments,
  products,
  careItems,
  reportCards,
  rooms,
  staffMembers,
  tags,
  waitingList,
} from './plain-slices.ts'
import { preferences } from './preferences-slice.ts'
import { queryApi } from '../calls/query-api.ts'
import { globalReset, storeReset } from './resets.ts'
import { grooming, guarderia, hotel, services } from './services-slices.ts'
import { session } from './session-slice.ts'

/** The whole state, part by part. */
const parts = combineReducers({
  user: session.reducer,
  limits: limits.reducer,
  notifications: notifications.reducer,
  dogs: dogs.reducer,
  clients: clients.reducer,
  services: services.reducer,
  grooming: grooming.reducer,
  hotel: hotel.reducer,
  guarderia: guarderia.reducer,
  medicalRecords: medicalRecords.reducer,
  bookings: bookings.reducer,
  bookingPayments: bookingPayments.reducer,
  passes: passes.reducer,
  waitingList: waitingList.reducer,
  payments: payments.reducer,
  cashDays: cashDays.reducer,
  orders: orders.reducer,
  products: products.reducer,
  accounts: accounts.reducer,
  glEntries: glEntries.reducer,
  messages: messages.reducer,
  careItems: careItems.reducer,
  reportCards: reportCards.reducer,
  groomingCards: groomingCards.reducer,
  absences: absences.reducer,
  houseDays: houseDays.reducer,
  rooms: rooms.reducer,
  customRoles: customRoles.reducer,
  halls: halls.reducer,
  planCards: planCards.reducer,
  staffMembers: staffMembers.reducer,
  playGroups: playGroups.reducer,
  tags: tags.reducer,
  cart: cart.reducer,
  preferences: preferences.reducer,
  queries: queryApi.reducer,
})

export type State = ReturnType<typeof parts>

/**
 * Parts that belong to no user and survive the global reset (spec §4: hotel, guardería and user). All others
 * hold one user's data.
 */
const stays = [
  'user',
  'limits',
  'services',
  'hotel',
  'guarderia',
  'products',
  'houseDays',
  'cart',
  'preferences',
] as const satisfies readonly (keyof State)[]

const whatStays = (state: State): Partial<State> =>
  Object.fromEntries(stays.map((part) => [part, state[part]]))

/** Combines all parts and their resets. No user sees data fetched for another. */
export function rootReducer(state: State | undefined, action: UnknownAction): State {
  if (storeReset.match(action)) return parts(undefined, action)
  if (globalReset.match(action)) return parts(state && whatStays(state), action)
  const next = parts(state, action)
  const before = state?.user.userid ?? null
  return before === null || before === next.user.userid ? next : parts(whatStays(next), action)
}

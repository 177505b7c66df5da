import { createAction } from '@reduxjs/toolkit'

/** Clears what was fetched for someone: notifications, dogs, clients, grooming, medical, orders, bookings, accounts and GL entries (spec §4). */
export const globalReset = createAction('globalReset')

/** Clears all state (spec §4). */
export const storeReset = createAction('storeReset')

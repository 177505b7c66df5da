/** Arguments of the queries that screens share with the loaders of their routes. */
export const myDogs = { limit: 200 } as const
export const myBookings = { sort: '-start', limit: 200 } as const
export const offeredServices = { limit: 200 } as const
export const lastVisits = { sort: '-start', status: 'checked-out', limit: 10 } as const
export const myOrders = { sort: '-createdAt' } as const

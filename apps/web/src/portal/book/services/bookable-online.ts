import type { Sold } from './offers.ts'

/** What an owner books without the desk. */
export const bookableOnline = ({ services, plans }: Sold): Sold => ({
  services: services.filter((service) => service.bookableOnline),
  plans,
})

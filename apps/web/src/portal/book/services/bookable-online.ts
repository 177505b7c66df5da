import type { Sold } from './offers.ts'

/** Services that owners can book online. */
export const bookableOnline = ({ services, plans }: Sold): Sold => ({
  services: services.filter((service) => service.bookableOnline),
  plans,
})

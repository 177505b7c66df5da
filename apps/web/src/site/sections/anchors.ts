/** Ids of places that links on the page target. */
export const anchors = { services: 'servicios', plans: 'planes' } as const

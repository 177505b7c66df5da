/** Places on a page that its own links lead to. */
export const anchors = { services: 'servicios', plans: 'planes' } as const

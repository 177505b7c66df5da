/** Stands in the built pages where the public address belongs; the server that hands them out puts its own there. */
export const builtOrigin = 'https://rumi.example'

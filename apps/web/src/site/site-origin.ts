import { useRouteLoaderData } from 'react-router'

/** Where the site is found, as the server that rendered the page says. */
export const useSiteOrigin = () => useRouteLoaderData<{ origin: string }>('root')?.origin ?? ''

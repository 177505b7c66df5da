import { useRouteLoaderData } from 'react-router'

/** Origin of the site, from the root loader. */
export const useSiteOrigin = () => useRouteLoaderData<{ origin: string }>('root')?.origin ?? ''

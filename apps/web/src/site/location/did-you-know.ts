import { replace } from 'react-router'
import { publicPaths } from '../../shared/business/public-paths.ts'

/** Redirects an address of the footer to the location page (decision 10). */
export const clientLoader = () => replace(publicPaths.location())

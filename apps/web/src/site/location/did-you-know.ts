import { replace } from 'react-router'
import { publicPaths } from '../../shared/house/public-paths.ts'

/** An address of the footer that leads to where the house is (decision 10). */
export const clientLoader = () => replace(publicPaths.location())

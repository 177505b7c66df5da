import { replace } from 'react-router'
import { paths } from '../../shared/paths.ts'

/** An address of the footer that leads to where the house is (decision 10). */
export const clientLoader = () => replace(paths.location())

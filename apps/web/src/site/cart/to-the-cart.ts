import { replace } from 'react-router'
import { paths } from '../../shared/paths.ts'

/** Where one would pay: what is ordered is paid in the house, so that its address leads back to the cart. */
export const clientLoader = () => replace(paths.cart())

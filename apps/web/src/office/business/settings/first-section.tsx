import { Navigate } from 'react-router'
import { paths } from '../../../shared/house/paths.ts'

/** The settings without saying which: the first of them. */
export default function FirstSection() {
  return <Navigate to={paths.officeSettings('casa')} replace />
}

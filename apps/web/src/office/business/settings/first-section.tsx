import { Navigate } from 'react-router'
import { paths } from '../../../shared/business/paths.ts'

/** Redirects to the first section of the settings. */
export default function FirstSection() {
  return <Navigate to={paths.officeSettings('casa')} replace />
}

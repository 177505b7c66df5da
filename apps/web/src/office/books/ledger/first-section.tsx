import { Navigate } from 'react-router'
import { paths } from '../../../shared/business/paths.ts'

/** Redirects the books to the trial balance. */
export default function FirstSection() {
  return <Navigate to={paths.officeTrialBalance()} replace />
}

import { setup } from '@rumi/contract'
import { Link, useLocation } from 'react-router'
import { officeSetupCopy as copy } from '../../../copy/office/business/setup.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { useIsOpen } from '../../../shared/business/use-business.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { usePermission } from '../../kit/permissions/use-permission.ts'

/** Banner above every page before the opening, with a link to open. */
export function ClosedBanner() {
  const wasOpen = useIsOpen()
  const mayOpen = usePermission({ access: 'admin', area: 'setup', toChange: true })
  const { pathname } = useLocation()
  // The page knows the state at its load; the business may have opened since.
  const setupQuery = useCall(setup.read, wasOpen || !mayOpen ? null : {})
  const isOpen = setupQuery.answer?.data.setup.open ?? wasOpen
  if (isOpen || pathname === paths.officeSetup()) return null
  return (
    <div className="no-print mb-4">
      <Notice tone="warning">
        {copy.banner}{' '}
        {mayOpen && (
          <Link to={paths.officeSetup()} className="font-strong underline">
            {copy.toGuide}
          </Link>
        )}
      </Notice>
    </div>
  )
}

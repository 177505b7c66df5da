import { tillOfPerson, type RecordOf, type Resources } from '@rumi/contract'
import { tillCopy as copy } from '../../../copy/office/money/till.ts'
import { useEveryRecord } from '../../../shared/fetching/queries.ts'
import { useStoreSelector } from '../../../shared/fetching/store.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { usePermission } from '../../kit/permissions/use-permission.ts'
import { pollWhileVisible } from '../../kit/fetched.tsx'

/** Warns that the user has no open till, so that cash received could not be explained later. */
export function ThroughNoTill() {
  const maySee = usePermission({ access: 'staff', area: 'cashDays' })
  const me = useStoreSelector((state) => state.user.userid)
  const open = useEveryRecord('cashDays', maySee ? { status: 'open' } : null, pollWhileVisible).answer
  const counted = useEveryRecord('cashDays', maySee ? { status: 'counted' } : null, pollWhileVisible).answer
  if (!open || !counted || tillOfPerson([...open, ...counted], me)) return null
  return <Notice tone="warning">{copy.throughNoTill}</Notice>
}

type Payment = Pick<RecordOf<Resources['payments']>, 'method' | 'cashDayId'>

/** Warns that a charge went through no till without an earlier warning: a colleague may have closed it meanwhile. */
export function WentThroughNoTill({ payments }: { payments: readonly Payment[] }) {
  if (!payments.some(({ method, cashDayId }) => method === 'cash' && cashDayId === null)) return null
  return <Notice tone="warning">{copy.wentThroughNoTill}</Notice>
}

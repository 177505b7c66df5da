import { eligibilityFor, type ServiceType } from '@rumi/contract'
import { businessToday } from '../../shared/business/business-today.ts'
import { Rows } from '../../shared/rows/rows.tsx'
import { useBusiness } from '../../shared/business/use-business.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { FamilyGuest } from '../book/step-props.ts'

type AgeNoticeProps = {
  serviceType: ServiceType
  guests: readonly FamilyGuest[]
  /** Day of the visit; defaults to today. */
  day?: string
}

/** Age check of a guest's dogs: all that is known of them before registration. */
export function AgeNotice({ serviceType, guests, day }: AgeNoticeProps) {
  const terms = useBusiness()
  const today = businessToday()
  const start = day ?? today
  const young = guests.flatMap(({ dog, records }) => {
    const visit = { serviceType, start, end: start, dog, records, ownerIdentified: true, today }
    const reason = eligibilityFor(visit, { terms }).reasons.find(({ code }) => code === 'too-young')
    return reason ? [{ dog, reason }] : []
  })
  if (young.length === 0) return null
  return (
    <Notice tone="warning">
      <Rows of={young} by={({ dog }) => dog._id}>
        {({ dog, reason }) => (
          <p>
            <span className="font-strong">{dog.name}</span>: {reason.message}
          </p>
        )}
      </Rows>
    </Notice>
  )
}

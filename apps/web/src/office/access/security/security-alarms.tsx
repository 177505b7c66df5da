import { formatMoment, security, type SecurityAlarm } from '@rumi/contract'
import { Link } from 'react-router'
import { paths } from '../../../shared/business/paths.ts'
import { useCall } from '../../../shared/fetching/queries.ts'
import { officeSecurityCopy as copy } from '../../../copy/office/access/security.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'

/** List of security events to review, each with the action to take. */
export function SecurityAlarms() {
  const asked = useCall(security.alarms, {})
  const alarms = asked.answer?.data.securityAlarms ?? []
  return (
    <section aria-labelledby="alarmas" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="alarmas" className="text-lg">
        {copy.alarms}
      </h2>
      <Fetched fetchings={[asked]}>
        {alarms.length === 0 ? (
          <Notice tone="ok">{copy.noAlarms}</Notice>
        ) : (
          <ul className="border-t-2 border-ink">
            <Rows of={alarms} by={keyOf}>
              {(alarm) => <AlarmLine alarm={alarm} />}
            </Rows>
          </ul>
        )}
      </Fetched>
    </section>
  )
}

const keyOf = ({ kind, at, account, network, details }: SecurityAlarm) =>
  `${kind} ${at} ${account?.id} ${network} ${details.of}`

const isAttempt = ({ kind }: SecurityAlarm) => kind.startsWith('many-')

function AlarmLine({ alarm }: { alarm: SecurityAlarm }) {
  const { kind, at, account, network } = alarm
  const events = isAttempt(alarm)
    ? paths.officeSecurity({ cuenta: account?.id, red: network ?? undefined })
    : paths.officeSecurity({ suceso: kind })
  return (
    <li className="grid items-start justify-items-start gap-x-4 gap-y-2 border-b border-line py-4 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto]">
      <StateChip tone={isAttempt(alarm) ? 'expired' : 'soon'}>{copy.alarmWord[kind]}</StateChip>
      <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
        <h3 className="text-base font-heading">{copy.alarm(alarm)}</h3>
        <p className="text-ink-soft first-letter:uppercase">{formatMoment(at, businessToday())}</p>
        <p>{copy.advice[kind]}</p>
      </div>
      <Link
        to={`${events}#sucesos`}
        className="inline-flex min-h-12 items-center font-strong text-link underline md:min-h-10"
      >
        {copy.seeEvents}
      </Link>
    </li>
  )
}

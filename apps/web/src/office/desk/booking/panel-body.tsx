import { type AnswerOf, type desk, type DeskVisit, holdsPlace, isReversible } from '@rumi/contract'
import { bookingPanelCopy as copy } from '../../../copy/office/desk/booking.ts'
import { officeInvoicingCopy } from '../../../copy/office/money/invoicing.ts'
import { DogCare, DogMedicalRecords } from '../day-board/dog-care.tsx'
import { lastDayOf } from '../day-board/board-entries.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { SaleInvoice } from '../../money/invoicing/sale-invoice.tsx'
import { ReportLinks } from '../report-cards/report-links.tsx'
import { useCanWrite, useSeesDogCare } from '../../kit/permissions/use-permission.ts'
import { PanelFacts } from './panel-facts.tsx'
import { PanelHistory } from './panel-history.tsx'
import { PanelMoney } from './panel-money.tsx'
import { PanelMove } from './panel-move.tsx'
import { PanelDogs } from './panel-dogs.tsx'
import { PanelReversal } from './panel-reversal.tsx'
import { PanelSection } from '../../kit/record-page-parts.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'

/** Day of the stay's report: today, or its last day if it is over. */
const reportDay = (booking: DeskVisit['booking']) => {
  const last = lastDayOf(booking)
  const today = businessToday()
  return last < today ? last : today
}

type PanelBodyProps = AnswerOf<typeof desk.booking>['data'] & { onChanged: () => Promise<void> }

/** Facts and actions of one booking. */
export function PanelBody({ visit, addOns, events, messages, onChanged }: PanelBodyProps) {
  const mayWrite = useCanWrite('bookings')
  const mayCharge = useCanWrite('payments')
  const seesCare = useSeesDogCare()
  const named = visit.dogs.length > 1
  const { status } = visit.booking
  return (
    <div className="grid gap-6 pb-2">
      <PanelFacts
        visit={visit}
        addOns={addOns}
        messages={messages}
        mayWrite={mayWrite}
        onChanged={onChanged}
      />
      {seesCare && (
        <>
          {status !== 'cancelled' && (
            <PanelSection title={copy.sections.medicalRecords}>
              <Rows of={visit.dogs} by={({ _id }) => _id} within="blocks">
                {({ _id }) => <DogMedicalRecords visit={visit} dogId={_id} named={named} />}
              </Rows>
            </PanelSection>
          )}
          <PanelSection title={copy.sections.care}>
            <Rows of={visit.dogs} by={(dog) => dog._id} within="blocks">
              {(dog) => <DogCare dog={dog} named={named} />}
            </Rows>
            <div className="-ml-3 flex flex-wrap empty:hidden">
              <ReportLinks visit={visit} day={reportDay(visit.booking)} />
            </div>
          </PanelSection>
        </>
      )}
      <PanelMoney visit={visit} mayWrite={mayCharge} onChanged={onChanged} />
      <SaleInvoice
        of={{ of: 'bookings', id: visit.booking.id }}
        name={officeInvoicingCopy.booking}
        section={PanelSection}
        quiet
      />
      {mayWrite && <PanelMove visit={visit} addOns={addOns} onChanged={onChanged} />}
      {mayWrite && (holdsPlace(status) || isReversible(status)) && (
        <PanelSection title={copy.sections.correct}>
          <div className="flex flex-wrap gap-3">
            <PanelDogs visit={visit} onChanged={onChanged} />
            <PanelReversal visit={visit} onChanged={onChanged} />
          </div>
        </PanelSection>
      )}
      <PanelHistory events={events} />
    </div>
  )
}

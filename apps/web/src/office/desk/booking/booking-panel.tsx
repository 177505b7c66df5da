import { desk, type AnswerOf, type DeskVisit, formatNames, holdsPlace, isReversible } from '@rumi/contract'
import { bookingPanelCopy as copy } from '../../../copy/office/desk/booking.ts'
import { officeInvoicingCopy } from '../../../copy/office/money/invoicing.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { unsavedCopy } from '../../../copy/shared/unsaved.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { DogCare, DogMedicalRecords } from '../day-board/dog-care.tsx'
import { lastDayOf } from '../day-board/board-entries.ts'
import { Fetched } from '../../kit/fetched.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'
import { SaleInvoice } from '../../money/invoicing/sale-invoice.tsx'
import { BookingSteps } from '../booking-status/booking-steps.tsx'
import { ReportLinks } from '../report-cards/report-links.tsx'
import { useCall } from '../../../shared/fetching/queries.ts'
import { PanelFacts } from './panel-facts.tsx'
import { PanelHistory } from './panel-history.tsx'
import { PanelMoney } from './panel-money.tsx'
import { PanelMove } from './panel-move.tsx'
import { PanelDogs } from './panel-dogs.tsx'
import { PanelReversal } from './panel-reversal.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'
import { PanelSection } from '../../kit/record-page-parts.tsx'
import { useCanWrite, useSeesDogCare } from '../../kit/permissions/use-permission.ts'

type BookingPanelProps = {
  /** The open booking; null if closed. */
  id: string | null
  onClose: () => void
  /** Called after a change, to refetch the page behind. */
  onChanged: () => Promise<void>
}

/** One booking with all actions of the desk. */
export function BookingPanel({ id, onClose, onChanged }: BookingPanelProps) {
  return id ? <OpenPanel key={id} id={id} onClose={onClose} onChanged={onChanged} /> : null
}

function OpenPanel({ id, onClose, onChanged }: BookingPanelProps & { id: string }) {
  const found = useCall(desk.booking, { params: { id } })
  const visit = found.answer?.data.visit
  const changed = async () => {
    await Promise.all([found.again(), onChanged()])
  }
  return (
    <Dialog
      unsaved={unsavedCopy}
      open
      size="large"
      onClose={onClose}
      title={visit ? copy.titleOf(namesIn(visit)) : copy.title}
      closeLabel={officeCopy.close}
      actions={visit && <BookingSteps visit={visit} names={namesIn(visit)} onChanged={changed} />}
    >
      <Fetched fetchings={[found]}>
        {found.answer && <PanelBody {...found.answer.data} onChanged={changed} />}
      </Fetched>
    </Dialog>
  )
}

const namesIn = ({ dogs }: DeskVisit) => formatNames(dogs) || officeCopy.unknownDog

/** Day of the stay's report: today, or its last day if it is over. */
const reportDay = (booking: DeskVisit['booking']) => {
  const last = lastDayOf(booking)
  const today = businessToday()
  return last < today ? last : today
}

type PanelBodyProps = AnswerOf<typeof desk.booking>['data'] & { onChanged: () => Promise<void> }

function PanelBody({ visit, addOns, events, messages, onChanged }: PanelBodyProps) {
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

import { desk, type DeskBooking, formatNames } from '@rumi/contract'
import { bookingPanelCopy as copy } from '../../../copy/office/desk/booking.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { unsavedCopy } from '../../../copy/shared/unsaved.ts'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { BookingSteps } from '../booking-status/booking-steps.tsx'
import { useCall } from '../../../shared/fetching/queries.ts'
import { lazyComponent } from '../../../shared/fetching/lazy-component.tsx'

/** Heavier than the day board, so it loads on first use. */
const PanelBody = lazyComponent(async () => (await import('./panel-body.tsx')).PanelBody)

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
  const deskBooking = found.answer?.data.deskBooking
  const changed = async () => {
    await Promise.all([found.again(), onChanged()])
  }
  return (
    <Dialog
      unsaved={unsavedCopy}
      open
      size="large"
      onClose={onClose}
      title={deskBooking ? copy.titleOf(namesIn(deskBooking)) : copy.title}
      closeLabel={officeCopy.close}
      actions={
        deskBooking && (
          <BookingSteps deskBooking={deskBooking} names={namesIn(deskBooking)} onChanged={changed} />
        )
      }
    >
      <Fetched fetchings={[found]}>
        {found.answer && <PanelBody {...found.answer.data} onChanged={changed} />}
      </Fetched>
    </Dialog>
  )
}

const namesIn = ({ dogs }: DeskBooking) => formatNames(dogs) || officeCopy.unknownDog

import { desk, type DeskVisit } from '@rumi/contract'
import { askFor } from '@rumi/data-layer'
import { bookingPanelCopy as copy } from '../../copy/booking-panel.ts'
import { officeCopy } from '../../copy/office.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DogCare } from '../day-board/dog-care.tsx'
import { DogPapers } from '../day-board/dog-papers.tsx'
import { Fetched } from '../fetched.tsx'
import { BookingSteps } from '../moves/booking-steps.tsx'
import { useFreshAnswer } from '../use-fresh-answer.ts'
import { useMayWrite } from '../use-may-write.ts'
import { PanelFacts } from './panel-facts.tsx'
import { PanelHistory } from './panel-history.tsx'
import { PanelMoney } from './panel-money.tsx'
import { PanelMove } from './panel-move.tsx'
import { PanelSection } from './panel-section.tsx'

type BookingPanelProps = {
  /** Which booking is open; none where it is null. */
  id: string | null
  onClose: () => void
  /** Something changed, so that what lies behind is looked at again. */
  onChanged: () => Promise<void>
}

/** One booking with everything the desk can do about it. */
export function BookingPanel({ id, onClose, onChanged }: BookingPanelProps) {
  return id ? <OpenPanel key={id} id={id} onClose={onClose} onChanged={onChanged} /> : null
}

function OpenPanel({ id, onClose, onChanged }: BookingPanelProps & { id: string }) {
  const found = useFreshAnswer(() => askFor(desk.booking, { params: { id } }), id)
  const visit = found.answer?.data.visit
  const changed = async () => {
    await Promise.all([found.again(), onChanged()])
  }
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={visit ? copy.titleOf(namesIn(visit)) : copy.title}
      closeLabel={officeCopy.close}
      actions={visit && <BookingSteps visit={visit} names={namesIn(visit)} onChanged={changed} />}
    >
      <Fetched fetchings={[found]}>
        {visit && <PanelBody visit={visit} events={found.answer?.data.events ?? []} onChanged={changed} />}
      </Fetched>
    </Dialog>
  )
}

const namesIn = ({ dogs }: DeskVisit) =>
  new Intl.ListFormat('es-MX').format(dogs.map(({ name }) => name)) || officeCopy.unknownDog

type PanelBodyProps = {
  visit: DeskVisit
  events: Parameters<typeof PanelHistory>[0]['events']
  onChanged: () => Promise<void>
}

function PanelBody({ visit, events, onChanged }: PanelBodyProps) {
  const mayWrite = useMayWrite()
  const named = visit.dogs.length > 1
  return (
    <div className="grid gap-6 pb-2">
      <PanelFacts visit={visit} mayWrite={mayWrite} onChanged={onChanged} />
      <PanelSection title={copy.sections.papers}>
        {visit.dogs.map(({ _id }) => (
          <DogPapers key={_id} visit={visit} dogId={_id} named={named} />
        ))}
      </PanelSection>
      <PanelSection title={copy.sections.care}>
        {visit.dogs.map((dog) => (
          <DogCare key={dog._id} dog={dog} named={named} />
        ))}
      </PanelSection>
      <PanelMoney visit={visit} mayWrite={mayWrite} onChanged={onChanged} />
      {mayWrite && <PanelMove key={visit.booking.version} visit={visit} onChanged={onChanged} />}
      <PanelHistory events={events} />
    </div>
  )
}

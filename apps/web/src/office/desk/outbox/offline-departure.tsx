import type { DeskBooking } from '@rumi/contract'
import { useState } from 'react'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { collectionBody, isCollectionComplete, ownerCollects, WhoCollects } from '../../kit/who-collects.tsx'
import type { DogOnBoard } from '../visit-card/visit-cards.ts'
import { queueAct } from './desk-outbox.ts'

type OfflineDepartureProps = { member: DogOnBoard; booking: DeskBooking; onClose: () => void }

/** Confirms who collects a dog, and stores its departure until there is a connection. */
export function OfflineDeparture({ member: { visit, dog }, booking, onClose }: OfflineDepartureProps) {
  const [collection, setCollection] = useState(ownerCollects)
  const leave = async () => {
    const body = collectionBody(collection)
    if (await queueAct({ kind: 'departure', visitId: visit.id, dogName: dog.name, body })) onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={dayBoardCopy.ask['check-out'](dog.name)}
      closeLabel={officeCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {officeCopy.cancel}
          </Button>
          <Button disabled={!isCollectionComplete(collection)} onClick={() => void leave()}>
            {dayBoardCopy.doIt['check-out']}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{dayBoardCopy.askText['check-out']}</p>
        <WhoCollects {...booking} dogs={[dog]} collection={collection} onChange={setCollection} />
      </div>
    </Dialog>
  )
}

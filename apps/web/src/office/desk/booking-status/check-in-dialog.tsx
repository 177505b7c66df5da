import { formatNames, overrideAccess, overrideReasonLength } from '@rumi/contract'
import { useState } from 'react'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { unsavedCopy } from '../../../copy/shared/unsaved.ts'
import { walkInCopy } from '../../../copy/office/desk/walk-in.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { DebtNotice } from '../../money/payments/debt-notice.tsx'
import { RecentIncidents } from '../../people/incidents/dog-incidents.tsx'
import { SignMissing } from '../../people/agreements/sign-missing.tsx'
import { RecordsForVisit } from '../../people/medical-records/records-for-visit.tsx'
import { mayEnter, needsIdentification, type Arrival } from './arrival.ts'
import { IdentificationSeen } from './identification-seen.tsx'
import { usePermission } from '../../kit/permissions/use-permission.ts'

/** Grounds to check a dog in: a written reason, or the owner's identification. */
export type AtTheDoor = { override?: { reason: string }; identified?: true }

type CheckInDialogProps = {
  arrival: Arrival
  /** Error of the last press. */
  refused: string | undefined
  taking: boolean
  onChanged: () => Promise<void>
  onCheckIn: (shown: AtTheDoor) => Promise<void>
  onClose: () => void
}

/**
 * Check-in of a dog without valid medical records: enter the missing records here, or override them with permission. A
 * concurrent change by another desk replaces the form.
 */
export function CheckInDialog({
  arrival,
  refused,
  taking,
  onChanged,
  onCheckIn,
  onClose,
}: CheckInDialogProps) {
  const mayOverride = usePermission({ access: overrideAccess, area: 'bookings', toChange: true })
  const [text, setText] = useState('')
  const [identified, setIdentified] = useState(false)
  const { dogs, standing, serviceType, isExpected } = arrival
  const mayAllEnter = standing.every(mayEnter)
  const lacksIdentification = needsIdentification(arrival)
  const reason = text.trim()
  const isReasoned = mayOverride && reason.length >= overrideReasonLength.min
  const isReady = isReasoned || (mayAllEnter && (identified || !lacksIdentification))
  const shown: AtTheDoor = {
    ...(isReasoned && !mayAllEnter && { override: { reason } }),
    ...(identified && { identified }),
  }
  const lacking = dogs.filter(({ _id }) => standing.some((dog) => dog.rumiId === _id && !mayEnter(dog)))
  const dogsInTitle = lacking.length > 0 ? lacking : dogs
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={unsavedCopy}
      title={
        mayAllEnter && lacksIdentification
          ? dayBoardCopy.asksIdentification
          : dayBoardCopy.lacksMedicalRecords(formatNames(dogsInTitle), dogsInTitle.length)
      }
      closeLabel={officeCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {officeCopy.cancel}
          </Button>
          {isExpected && (
            <Button disabled={!isReady} loading={taking} onClick={() => onCheckIn(shown)}>
              {dayBoardCopy.steps['check-in']}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <DebtNotice {...arrival} />
        <Rows of={dogs} by={({ _id }) => _id} within="blocks">
          {({ _id }) => <RecentIncidents dogId={_id} arrivedAt={null} />}
        </Rows>
        {refused !== undefined && (
          <Notice tone="problem">
            <p>{refused}</p>
          </Notice>
        )}
        {isExpected ? (
          <>
            {mayAllEnter && !lacksIdentification && <p>{dayBoardCopy.medicalRecordsCame}</p>}
            <RecordsForVisit
              eligibility={standing}
              dogs={dogs}
              serviceType={serviceType}
              onAdded={onChanged}
            />
            <SignMissing
              clientId={arrival.owner.id}
              serviceType={serviceType}
              eligibility={standing}
              onSigned={onChanged}
            />
            {lacksIdentification && <IdentificationSeen checked={identified} onChange={setIdentified} />}
            {!mayAllEnter &&
              (mayOverride ? (
                <TextAreaField
                  label={walkInCopy.override}
                  hint={walkInCopy.overrideHint}
                  rows={2}
                  maxLength={overrideReasonLength.max}
                  value={text}
                  onChange={({ target }) => setText(target.value)}
                />
              ) : (
                <Notice>{walkInCopy.onlyAdmin}</Notice>
              ))}
          </>
        ) : (
          <p>{dayBoardCopy.changedMeanwhile}</p>
        )}
      </div>
    </Dialog>
  )
}

import {
  formatNames,
  isAwaited,
  isShownAtArrival,
  overrideAccess,
  overrideReasonLength,
  type DeskVisit,
  type DogEligibility,
} from '@rumi/contract'
import { useState } from 'react'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { unsavedCopy } from '../../../copy/shared/unsaved.ts'
import { walkInCopy } from '../../../copy/office/desk/walk-in.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { RecordsForVisit } from '../../people/medical-records/records-for-visit.tsx'
import { IdentificationSeen } from './identification-seen.tsx'
import { usePermission } from '../../kit/permissions/use-permission.ts'

/** Missing medical records per dog of a visit, without those overridden. */
const standingIn = ({ medicalRecords, overrides }: DeskVisit): DogEligibility[] =>
  medicalRecords.map(({ rumiId, reasons, ok }) => ({
    rumiId,
    ok,
    reasons: reasons.filter(
      ({ code }) => !overrides.some((override) => override.rumiId === rumiId && override.code === code),
    ),
  }))

const mayEnterOf = ({ reasons }: DogEligibility) => reasons.every(({ code }) => isAwaited(code))

const needsIdentification = (standing: readonly DogEligibility[]) =>
  standing.some(({ reasons }) => reasons.some(({ code }) => isShownAtArrival(code)))

/** True if the dogs may check in now; the server checks again. */
export const mayComeIn = (visit: DeskVisit) => {
  const standing = standingIn(visit)
  return standing.every(mayEnterOf) && !needsIdentification(standing)
}

/** Grounds to check a dog in: a written reason, or the owner's identification. */
export type AtTheDoor = { override?: { reason: string }; identified?: true }

type CheckInDialogProps = {
  visit: DeskVisit
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
export function CheckInDialog({ visit, refused, taking, onChanged, onCheckIn, onClose }: CheckInDialogProps) {
  const mayOverride = usePermission({ access: overrideAccess, area: 'bookings', toChange: true })
  const [text, setText] = useState('')
  const [identified, setIdentified] = useState(false)
  const { status } = visit.booking
  const isExpected = status === 'confirmed' || status === 'pending'
  const standing = standingIn(visit)
  const mayEnter = standing.every(mayEnterOf)
  const lacksIdentification = needsIdentification(standing)
  const reason = text.trim()
  const isReasoned = mayOverride && reason.length >= overrideReasonLength.min
  const isReady = isReasoned || (mayEnter && (identified || !lacksIdentification))
  const shown: AtTheDoor = {
    ...(isReasoned && !mayEnter && { override: { reason } }),
    ...(identified && { identified }),
  }
  const lacking = visit.dogs.filter(({ _id }) =>
    standing.some((dog) => dog.rumiId === _id && !mayEnterOf(dog)),
  )
  const dogsInTitle = lacking.length > 0 ? lacking : visit.dogs
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={unsavedCopy}
      title={
        mayEnter && lacksIdentification
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
        {refused !== undefined && (
          <Notice tone="problem">
            <p>{refused}</p>
          </Notice>
        )}
        {isExpected ? (
          <>
            {mayEnter && !lacksIdentification && <p>{dayBoardCopy.medicalRecordsCame}</p>}
            <RecordsForVisit
              eligibility={standing}
              dogs={visit.dogs}
              serviceType={visit.service.serviceType}
              onAdded={onChanged}
            />
            {lacksIdentification && <IdentificationSeen checked={identified} onChange={setIdentified} />}
            {!mayEnter &&
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

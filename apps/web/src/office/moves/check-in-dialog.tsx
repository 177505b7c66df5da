import {
  formatNames,
  isAwaited,
  overrideAccess,
  overrideReasonLength,
  type DeskVisit,
  type DogEligibility,
} from '@rumi/contract'
import { useState } from 'react'
import { dayBoardCopy } from '../../copy/day-board.ts'
import { officeCopy } from '../../copy/office.ts'
import { unsavedCopy } from '../../copy/unsaved.ts'
import { walkInCopy } from '../../copy/walk-in.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { RecordsForVisit } from '../records/records-for-visit.tsx'
import { usePermission } from '../use-permission.ts'

/** What each dog of a visit still lacks, without what was set aside for it. */
const standingIn = ({ medicalRecords, overrides }: DeskVisit): DogEligibility[] =>
  medicalRecords.map(({ rumiId, reasons, ok }) => ({
    rumiId,
    ok,
    reasons: reasons.filter(
      ({ code }) => !overrides.some((override) => override.rumiId === rumiId && override.code === code),
    ),
  }))

const mayEnterOf = ({ reasons }: DogEligibility) => reasons.every(({ code }) => isAwaited(code))

/** Whether the dogs of a visit may go in by their papers of now; the server asks again. */
export const mayComeIn = (visit: DeskVisit) => standingIn(visit).every(mayEnterOf)

type CheckInDialogProps = {
  visit: DeskVisit
  /** Why the last press did nothing. */
  refused: string | undefined
  taking: boolean
  onChanged: () => Promise<void>
  onCheckIn: (override?: { reason: string }) => Promise<void>
  onClose: () => void
}

/**
 * Before a dog goes in whose papers do not let it: what is missing is written down here, or who has the right says why. What becomes of the
 * visit meanwhile, by another desk, is told in place of it.
 */
export function CheckInDialog({ visit, refused, taking, onChanged, onCheckIn, onClose }: CheckInDialogProps) {
  const mayOverride = usePermission({ access: overrideAccess, area: 'bookings', toChange: true })
  const [text, setText] = useState('')
  const { status } = visit.booking
  const isExpected = status === 'confirmed' || status === 'pending'
  const standing = standingIn(visit)
  const mayEnter = mayComeIn(visit)
  const reason = text.trim()
  const isReady = mayEnter || (mayOverride && reason.length >= overrideReasonLength.min)
  const lacking = visit.dogs.filter(({ _id }) =>
    standing.some((dog) => dog.rumiId === _id && !mayEnterOf(dog)),
  )
  const asked = lacking.length > 0 ? lacking : visit.dogs
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={unsavedCopy}
      title={dayBoardCopy.lacksMedicalRecords(formatNames(asked), asked.length)}
      closeLabel={officeCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {officeCopy.cancel}
          </Button>
          {isExpected && (
            <Button
              disabled={!isReady}
              loading={taking}
              onClick={() => onCheckIn(mayEnter ? undefined : { reason })}
            >
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
            {mayEnter && <p>{dayBoardCopy.medicalRecordsCame}</p>}
            <RecordsForVisit
              eligibility={standing}
              dogs={visit.dogs}
              serviceType={visit.service.serviceType}
              onAdded={onChanged}
            />
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

import type { DeskBooking } from '@rumi/contract'
import { useState } from 'react'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { arrivalOf, mayComeIn } from './arrival.ts'
import { CheckInDialog, type AtTheDoor } from './check-in-dialog.tsx'
import type { useTakeStep } from './use-take-step.ts'

type CheckIn = {
  deskBooking: DeskBooking
  taking: boolean
  take: ReturnType<typeof useTakeStep>['take']
  onChanged: () => Promise<void>
}

/**
 * Checks a visit in with one press if the medical records are valid; otherwise, or if the server refuses, opens a
 * dialog. Render `dialog` beside the steps.
 */
export function useCheckIn({ deskBooking, taking, take, onChanged }: CheckIn) {
  const [isOpen, setOpen] = useState(false)
  const [refused, setRefused] = useState<string>()

  const checkIn = async (shown: AtTheDoor = {}) => {
    setRefused(undefined)
    const isIn = await take('check-in', 'checked-in', [], {
      ...shown,
      refuse(message, tone, code) {
        if (!isOpen && code !== 'not-eligible') return showToast(message, tone)
        // The dialog lists the missing records below, in the desk's words.
        setRefused(code === 'not-eligible' ? dayBoardCopy.medicalRecordsChanged : message)
        setOpen(true)
        void onChanged()
      },
    })
    if (isIn) setOpen(false)
  }

  return {
    isOpen,
    press: () => (mayComeIn(arrivalOf(deskBooking)) ? checkIn() : setOpen(true)),
    dialog: isOpen && (
      <CheckInDialog
        arrival={arrivalOf(deskBooking)}
        refused={refused}
        taking={taking}
        onChanged={onChanged}
        onCheckIn={checkIn}
        onClose={() => {
          setOpen(false)
          setRefused(undefined)
        }}
      />
    ),
  }
}

import { schedule, widestHours, type PersonAtWork } from '@rumi/contract'
import { useState } from 'react'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { useBusiness } from '../../../shared/business/use-business.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { officeScheduleCopy } from '../../../copy/office/business/schedule.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { unsavedCopy } from '../../../copy/shared/unsaved.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { isSameFact } from '../../../shared/refusals/two-versions.tsx'
import { SpanList } from './span-list.tsx'
import type { Span } from './format-week.ts'

type WeekDialogProps = { person: PersonAtWork; onClose: () => void }

const lunch: Span = { weekday: 1, from: '14:00', until: '15:00' }

/** Dialog with a person's usual week: hours and breaks by line. */
export function WeekDialog({ person, onClose }: WeekDialogProps) {
  const sendCall = useSendCall()
  const { house } = useBusiness().hours
  const { opens, closes } = widestHours(house) ?? { opens: '09:00', closes: '18:00' }
  const [hours, setHours] = useState<readonly Span[]>(person.hours)
  const [breaks, setBreaks] = useState<readonly Span[]>(person.breaks)
  const [saving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const issueOf = (part: string) => refusal?.issues.find(({ path }) => path.startsWith(part))?.message

  const save = async () => {
    setSaving(true)
    const outcome = await sendCall(schedule.setHours, {
      params: { id: person.id },
      body: { hours: [...hours], breaks: [...breaks] },
    })
    setSaving(false)
    if (!outcome.ok) return setRefusal(outcome.refusal)
    showToast(officeScheduleCopy.saved(person.name))
    onClose()
  }

  return (
    <Dialog
      unsaved={unsavedCopy}
      hasChanges={!isSameFact([hours, breaks], [person.hours, person.breaks])}
      open
      onClose={onClose}
      title={officeScheduleCopy.hoursTitle(person.name)}
      closeLabel={officeCopy.close}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {officeCopy.cancel}
          </Button>
          <Button loading={saving} onClick={save}>
            {officeScheduleCopy.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-6 pb-2">
        {refusal && !issueOf('hours') && !issueOf('breaks') && <ActionableRefusal refusal={refusal} />}
        <SpanList
          legend={officeScheduleCopy.hours}
          hint={officeScheduleCopy.hoursHint}
          addLabel={officeScheduleCopy.addSpan}
          first={{ weekday: 1, from: opens, until: closes }}
          spans={hours}
          error={issueOf('hours')}
          onChange={setHours}
        />
        <SpanList
          legend={officeScheduleCopy.breaks}
          addLabel={officeScheduleCopy.addBreak}
          first={lunch}
          spans={breaks}
          error={issueOf('breaks')}
          onChange={setBreaks}
        />
      </div>
    </Dialog>
  )
}

import { reportCardLimits } from '@rumi/contract'
import type { Dog, ReportCard } from '@rumi/data-layer'
import { Check, CloudOff, LoaderCircle, Send } from 'lucide-react'
import { useState } from 'react'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { dayWordsCopy, officeReportsCopy } from '../../../copy/shared/report-cards.ts'
import { BottomActionBar } from '../../../ui/layout/bottom-action-bar.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { ActionableRefusal } from '../../../shared/refusals/actionable-refusal.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PictureChoice } from '../../../ui/controls/picture-choice.tsx'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { dayChoices, type ReportFields } from './day-words.ts'
import { ReportPhotos } from './report-photos.tsx'
import { useDraftSaving, type SavingState } from './use-draft-saving.ts'
import { usePhotoUploads } from './use-photo-uploads.ts'

type ReportEditorProps = { card: ReportCard; dog: Dog; ownerName: string }

/** Editor of a report card: four taps, a sentence, photos. */
export function ReportEditor({ card, dog, ownerName }: ReportEditorProps) {
  const { fields, state, refusal, change, saveNow } = useDraftSaving(card)
  const photos = usePhotoUploads(card)
  const [isConfirming, setIsConfirming] = useState(false)
  const [sending, setSending] = useState(false)
  const [lacking, setLacking] = useState<string>()

  const openConfirmation = () => {
    const missing = fields.mood === null ? officeReportsCopy.needsMood : undefined
    const pending = photos.uploads.length > 0 ? officeReportsCopy.photosPending : undefined
    setLacking(missing ?? pending)
    setIsConfirming(!missing && !pending)
  }
  const sendCard = async () => {
    setSending(true)
    const sent = await saveNow(true)
    setSending(false)
    setIsConfirming(false)
    if (!sent) return
    showToast(officeReportsCopy.done(dog.name, ownerName))
  }
  const append = (words: string) => change({ words: [fields.words.trim(), words].filter(Boolean).join(' ') })

  return (
    <div className="grid max-w-xl gap-6 max-md:px-1">
      <DayQuestions fields={fields} onChange={change} />
      <div className="grid gap-3">
        <TextAreaField
          label={officeReportsCopy.words}
          hint={officeReportsCopy.wordsHint}
          value={fields.words}
          maxLength={reportCardLimits.words}
          onChange={({ target }) => change({ words: target.value })}
        />
        <ul className="flex flex-wrap gap-2" aria-label={officeReportsCopy.quickLabel}>
          {officeReportsCopy.quick
            .filter((words) => !fields.words.includes(words))
            .map((words) => (
              <li key={words}>
                <button
                  type="button"
                  onClick={() => append(words)}
                  className="min-h-10 rounded-full border-2 border-line px-4 text-left text-sm leading-tight font-strong hover:border-ink"
                >
                  {words}
                </button>
              </li>
            ))}
        </ul>
      </div>
      <ReportPhotos photos={photos} />
      {refusal && <ActionableRefusal refusal={refusal} />}
      {lacking && <Notice tone="problem">{lacking}</Notice>}
      <BottomActionBar>
        <Saving state={state} />
        <Button className="shrink-0 max-sm:px-4" onClick={openConfirmation}>
          <Send className="size-5" aria-hidden="true" />
          {officeReportsCopy.send(ownerName)}
        </Button>
      </BottomActionBar>
      <Dialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title={officeReportsCopy.askTitle(dog.name, ownerName)}
        closeLabel={officeCopy.close}
        actions={
          <>
            <Button tone="secondary" onClick={() => setIsConfirming(false)}>
              {officeCopy.cancel}
            </Button>
            <Button loading={sending} onClick={sendCard}>
              {officeReportsCopy.sendNow}
            </Button>
          </>
        }
      >
        <p>{officeReportsCopy.askText}</p>
      </Dialog>
    </div>
  )
}

function DayQuestions({
  fields,
  onChange,
}: {
  fields: ReportFields
  onChange: (part: Partial<ReportFields>) => void
}) {
  return (
    <>
      <PictureChoice
        legend={dayWordsCopy.mood.question}
        name="mood"
        options={dayChoices.mood}
        value={fields.mood}
        onChange={(mood) => onChange({ mood })}
      />
      <PictureChoice
        legend={dayWordsCopy.ate.question}
        name="ate"
        options={dayChoices.ate}
        value={fields.ate}
        onChange={(ate) => onChange({ ate })}
      />
      <PictureChoice
        legend={dayWordsCopy.played.question}
        name="played"
        options={dayChoices.played}
        value={fields.played}
        onChange={(played) => onChange({ played })}
      />
      <PictureChoice
        legend={dayWordsCopy.rest.question}
        name="rest"
        options={dayChoices.rest}
        value={fields.rest}
        onChange={(rest) => onChange({ rest })}
      />
    </>
  )
}

const savingLook = {
  saved: { icon: Check, text: officeReportsCopy.saved },
  saving: { icon: LoaderCircle, text: officeReportsCopy.saving },
  unsaved: { icon: LoaderCircle, text: officeReportsCopy.unsaved },
  offline: { icon: CloudOff, text: officeReportsCopy.offline },
} as const satisfies Record<SavingState, { icon: typeof Check; text: string }>

function Saving({ state }: { state: SavingState }) {
  const { icon: Icon, text } = savingLook[state]
  return (
    <output className="flex min-w-0 items-center gap-2 text-sm text-ink-soft">
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      {text}
    </output>
  )
}

import type { Dog, ReportCard } from '@rumi/data-layer'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { NoBookingsYet } from '../../art/scenes/empty/no-bookings-yet.tsx'
import { reportsCopy, dayWordsCopy } from '../../copy/shared/report-cards.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Rows } from '../../shared/rows/rows.tsx'
import { formatDay, formatTheHour, reportCardLimits, reportCardReplies } from '@rumi/contract'
import { Drumstick, MoonStar, PawPrint, Smile, ChevronLeft, ChevronRight } from 'lucide-react'
import { DogPortrait } from '../../art/dog/portrait.tsx'
import { businessToday } from '../../shared/business/business-today.ts'
import { useFacts } from '../../shared/business/use-copy.ts'
import { useSendCall } from '../../shared/fetching/queries.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { Form } from '../../ui/forms/form.tsx'
import { TextAreaField } from '../../ui/forms/text-area-field.tsx'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { Dialog } from '../../ui/feedback/dialog.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'

type ReportCardViewProps = { card: ReportCard; dog: Dog | undefined }

/** Report card of a dog's day: text and photos. */
function ReportCardView({ card, dog }: ReportCardViewProps) {
  const { id, mood, ate, played, rest, words, photos, sentAt, day } = card
  const name = dog?.name ?? ''
  const fillFacts = useFacts()
  const facts = [
    { icon: Smile, label: dayWordsCopy.mood.label, value: mood && dayWordsCopy.mood.words[mood] },
    { icon: Drumstick, label: dayWordsCopy.ate.label, value: ate && dayWordsCopy.ate.words[ate] },
    { icon: PawPrint, label: dayWordsCopy.played.label, value: played && dayWordsCopy.played.words[played] },
    { icon: MoonStar, label: dayWordsCopy.rest.label, value: rest && dayWordsCopy.rest.words[rest] },
  ].filter(({ value }) => value !== null)

  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-4 overflow-hidden rounded-lg bg-white shadow-soft"
    >
      <header className="flex items-end gap-4 bg-band px-5 pt-5 text-on-band md:px-8">
        <DogPortrait
          dog={dog ?? { _id: card.rumiId, breed: '', color: '' }}
          frame="arch"
          size={96}
          className="shrink-0"
        />
        <div className="min-w-0 pb-5">
          <h2 id={`${id}-title`} className="text-xl [overflow-wrap:anywhere]">
            {reportsCopy.dayOf(name)}
          </h2>
          <p className="first-letter:uppercase">{formatDay(day, businessToday())}</p>
        </div>
      </header>
      <div className="grid gap-6 p-5 md:p-8">
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {facts.map(({ icon: Icon, label, value }) => (
            <div key={label} className="grid content-start justify-items-start gap-1 rounded-md bg-sand p-3">
              <dt className="grid gap-1 text-sm text-ink-soft">
                <Icon className="size-7 text-teal" aria-hidden="true" />
                {label}
              </dt>
              <dd className="leading-tight font-heading">{value}</dd>
            </div>
          ))}
        </dl>
        {words && (
          <blockquote className="measure text-lg leading-snug whitespace-pre-line [overflow-wrap:anywhere]">
            {words}
          </blockquote>
        )}
        {photos.length > 0 && <ReportPhotoWall photos={photos} name={name} />}
        <p className="text-sm text-ink-soft">
          <span className="block font-strong text-ink">{fillFacts(reportsCopy.signed)}</span>
          {sentAt && <span>{reportsCopy.sentAt(formatTheHour(sentAt))}</span>}
        </p>
        <ReplyToReport card={card} dog={name} />
      </div>
    </article>
  )
}

type ReportListProps = {
  cards: readonly ReportCard[]
  dogs: readonly Dog[]
  hasMore: boolean
  loadMore: () => void
}

/** Report cards, newest first; scrolls to the one in the address. */
export function ReportList({ cards, dogs, hasMore, loadMore }: ReportListProps) {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash) document.querySelector(`[id="${CSS.escape(hash.slice(1))}"]`)?.scrollIntoView()
  }, [hash])

  if (cards.length === 0)
    return <EmptyState art={<NoBookingsYet />} title={reportsCopy.emptyTitle} text={reportsCopy.emptyText} />
  return (
    <div className="grid max-w-2xl gap-6">
      <Rows of={cards} by={(card) => card.id} within="blocks">
        {(card) => <ReportCardView card={card} dog={dogs.find(({ _id }) => _id === card.rumiId)} />}
      </Rows>
      {hasMore && (
        <Button tone="secondary" className="justify-self-center" onClick={loadMore}>
          {reportsCopy.more}
        </Button>
      )}
    </div>
  )
}

/** Reply of an owner to a report card, which reaches the desk as a message. */
function ReplyToReport({ card, dog }: { card: ReportCard; dog: string }) {
  const send = useSendCall()
  const [text, setText] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [problems, setProblems] = useState<{ message: string }[]>()
  if (text === undefined)
    return (
      <Button tone="secondary" className="justify-self-start" onClick={() => setText('')}>
        {reportsCopy.reply}
        <span className="sr-only"> {reportsCopy.dayOf(dog)}</span>
      </Button>
    )

  async function submit() {
    setSending(true)
    const outcome = await send(reportCardReplies.create, {
      params: { id: card.id },
      body: { message: text!.trim() },
    })
    setSending(false)
    if (!outcome.ok) return setProblems([outcome.refusal])
    showToast(reportsCopy.replySent)
    setProblems(undefined)
    setText(undefined)
  }

  return (
    <Form
      problems={problems}
      className="grid justify-items-start gap-3 *:first:w-full"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() && !isSending) void submit()
      }}
    >
      <TextAreaField
        label={reportsCopy.replyLabel}
        value={text}
        rows={3}
        maxLength={reportCardLimits.words}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" aria-busy={isSending} disabled={text.trim() === ''}>
        {reportsCopy.sendReply}
      </Button>
    </Form>
  )
}

type ReportPhotoWallProps = { photos: readonly string[]; name: string }

/** Photos of a day, first one large; a press opens a viewer with all. */
function ReportPhotoWall({ photos, name }: ReportPhotoWallProps) {
  const [shown, setShown] = useState<number>()
  const step = (by: number) =>
    setShown((turn) => (turn !== undefined ? (turn + by + photos.length) % photos.length : turn))
  return (
    <>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3">
        {photos.map((address, turn) => (
          <li key={address} className={turn === 0 ? 'col-span-2 sm:row-span-2' : ''}>
            <button
              type="button"
              onClick={() => setShown(turn)}
              aria-label={reportsCopy.openPhoto(name, turn + 1)}
              className="block size-full overflow-hidden rounded-md bg-sand"
            >
              <img
                src={turn === 0 ? address : `${address}?size=small`}
                alt=""
                loading="lazy"
                className={`size-full object-cover ${turn === 0 ? 'aspect-4/3' : 'aspect-square'}`}
              />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={reportsCopy.photoOf(name, (shown ?? 0) + 1, photos.length)}
        closeLabel={errorMessagesCopy.close}
        size="large"
        actions={
          photos.length > 1 && (
            <>
              <IconButton icon={ChevronLeft} label={reportsCopy.previousPhoto} onClick={() => step(-1)} />
              <IconButton icon={ChevronRight} label={reportsCopy.nextPhoto} onClick={() => step(1)} />
            </>
          )
        }
      >
        <img
          src={photos[shown ?? 0]}
          alt={reportsCopy.photoOf(name, (shown ?? 0) + 1, photos.length)}
          className="mx-auto max-h-[60dvh] rounded-md object-contain"
        />
      </Dialog>
    </>
  )
}

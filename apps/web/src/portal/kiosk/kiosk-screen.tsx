import '../../art/art.css'
import { kiosk, type BodyOf, type ExpectedDogs } from '@rumi/contract'
import { useEffect, useState, useEffectEvent } from 'react'
import { Link } from 'react-router'
import { arrivalCopy } from '../../copy/portal/arrival.ts'
import { kioskCopy as copy } from '../../copy/portal/kiosk.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { BusinessLogo } from '../../shared/business/business-logo.tsx'
import { paths } from '../../shared/business/paths.ts'
import { useSendCall } from '../../shared/fetching/queries.ts'
import { Button } from '../../ui/controls/button.tsx'
import { ToastRegion } from '../../ui/feedback/toast-region.tsx'
import { TextAreaField } from '../../ui/forms/text-area-field.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ArrivalForm } from '../arrival/arrival-form.tsx'
import type { Correction } from '../arrival/dog-here.tsx'
import { FindFamily } from './find-family.tsx'

/** Time without a touch after which the next family finds an empty tablet. */
const quietMs = 60_000
/** Time for which the thanks stay. */
const thanksMs = 8_000

/** Tablet at the entrance. It knows no session; leaving it leads to the login of the staff. */
export function KioskScreen() {
  const [turn, setTurn] = useState(0)
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line bg-cream">
        <div className="shell flex min-h-16 items-center justify-between gap-4">
          <BusinessLogo className="h-[40px] max-w-full" />
          <Link
            to={paths.login({ volver: paths.office() })}
            className="inline-flex min-h-12 items-center text-right text-sm text-ink-soft underline"
          >
            {copy.leave}
          </Link>
        </div>
      </header>
      <main id="contenido" className="shell min-w-0 grow py-6 md:py-10">
        <div className="mx-auto max-w-2xl">
          <Turn key={turn} onEnd={() => setTurn(turn + 1)} />
        </div>
      </main>
      <ToastRegion dismissLabel={errorMessagesCopy.dismiss} />
    </div>
  )
}

type Family = BodyOf<typeof kiosk.find>

/** Without a session nobody changes a plan; the desk does, by this note. */
const noteForDesk: Correction = {
  replacesList: false,
  Content: ({ note, onNote }) => (
    <TextAreaField
      label={copy.note}
      hint={copy.noteHint}
      maxLength={300}
      rows={2}
      value={note}
      onChange={({ target }) => onNote(target.value)}
    />
  ),
}

/** One family at the tablet, from its telephone to the thanks. */
function Turn({ onEnd }: { onEnd: () => void }) {
  const sendCall = useSendCall()
  const [found, setFound] = useState<{ family: Family; expected: ExpectedDogs }>()
  const [isDone, setDone] = useState(false)
  useQuiet(isDone ? thanksMs : quietMs, onEnd)

  if (isDone) return <Thanks onEnd={onEnd} />
  if (!found) return <FindFamily onFound={(family, expected) => setFound({ family, expected })} />
  const { family, expected } = found
  return (
    <>
      <PageHeader
        title={copy.arrived}
        lead={arrivalCopy.lead}
        actions={
          <Button tone="quiet" onClick={onEnd}>
            {copy.startOver}
          </Button>
        }
      />
      <ArrivalForm
        expected={expected}
        correction={noteForDesk}
        onSign={({ id }) =>
          async (signed) => {
            const outcome = await sendCall(kiosk.sign, { body: { ...family, agreementId: id, ...signed } })
            if (outcome.ok) setFound({ family, expected: outcome.answer.data })
            return outcome
          }}
        onAnnounce={async (dogs) => {
          const outcome = await sendCall(kiosk.announce, { body: { ...family, dogs } })
          if (!outcome.ok) return outcome.refusal.message
          setDone(true)
          return undefined
        }}
      />
    </>
  )
}

function Thanks({ onEnd }: { onEnd: () => void }) {
  useEffect(() => document.querySelector<HTMLElement>('h1')?.focus(), [])
  return (
    <div className="grid justify-items-center gap-4 py-12 text-center">
      <h1 tabIndex={-1} className="text-2xl">
        {copy.doneTitle}
      </h1>
      <output className="text-lg">{copy.done}</output>
      <Button className="min-h-14" onClick={onEnd}>
        {copy.finish}
      </Button>
    </div>
  )
}

const signs = ['pointerdown', 'keydown', 'input', 'wheel', 'touchmove'] as const

/** Runs `onQuiet` once nobody has touched the page for some time. */
function useQuiet(afterMs: number, onQuiet: () => void) {
  const end = useEffectEvent(onQuiet)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => end(), afterMs)
    }
    wait()
    for (const sign of signs) window.addEventListener(sign, wait, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const sign of signs) window.removeEventListener(sign, wait, { capture: true })
    }
  }, [afterMs])
}

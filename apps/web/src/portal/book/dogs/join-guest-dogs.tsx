import { formatList } from '@rumi/contract'
import { dogs as dogResource, type Dog } from '@rumi/data-layer'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { guestBookingCopy } from '../../../copy/portal/guest-booking.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useSend } from '../../../shared/fetching/store.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LinkButton } from '../../../ui/controls/link-button.tsx'
import { SkeletonList } from '../../../ui/feedback/skeleton.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { storeDogs, storedDogs, type GuestDog } from '../../guest/stored-dogs.ts'
import { adoptDogs } from './adopt-dogs.ts'

type JoinGuestDogsProps = { guests: readonly GuestDog[]; family: readonly Dog[] }

/** Adds guest dogs to the account, resumes after an interruption, and continues with their new ids. */
export function JoinGuestDogs({ guests, family }: JoinGuestDogsProps) {
  const send = useSend()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [attempt, setAttempt] = useState(1)
  const [failed, setFailed] = useState<{ attempt: number; message: string }>()
  const lastAttempt = useRef(0)

  useEffect(() => {
    // The family grows during the process: that must not restart it.
    if (lastAttempt.current === attempt) return
    lastAttempt.current = attempt
    void (async () => {
      const isNamed = ({ id }: GuestDog) => guests.some((guest) => guest.id === id)
      // Reads the stored dogs: earlier attempts may have added some.
      const stored = storedDogs()
      const others = stored.filter((dog) => !isNamed(dog))
      const adopted = await adoptDogs(stored.filter(isNamed), {
        family,
        create: (fields) => send(dogResource.calls.create(fields)),
        store: (joined) => storeDogs([...joined, ...others]),
      })
      if (!adopted.ok) return setFailed({ attempt, message: adopted.refusal.message })
      storeDogs(others)
      const own = new URLSearchParams(params)
      const named = (params.get('rumis') ?? '').split(',')
      own.set('rumis', named.map((id) => adopted.ids.get(id) ?? id).join(','))
      showToast(guestBookingCopy.joined(formatList(guests.map(({ fields }) => fields.name)), guests.length))
      await navigate(`${paths.book()}?${own}`, { replace: true })
    })()
  }, [attempt, guests, family, params, navigate, send])

  if (failed?.attempt !== attempt) return <SkeletonList label={guestBookingCopy.joining} count={3} />
  return (
    <div className="grid justify-items-center gap-4">
      <ErrorState
        title={guestBookingCopy.notJoined}
        text={failed.message}
        retryLabel={errorMessagesCopy.retry}
        onRetry={() => setAttempt(attempt + 1)}
      />
      <LinkButton tone="quiet" to={paths.newDog({ servicio: params.get('servicio') ?? '' })}>
        {guestBookingCopy.byHand}
      </LinkButton>
    </div>
  )
}

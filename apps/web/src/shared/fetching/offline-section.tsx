import { telephoneLink } from '@rumi/contract'
import { Phone } from 'lucide-react'
import { Link, useMatches } from 'react-router'
import { OfflineScene } from '../../art/scenes/empty/offline-scene.tsx'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import { offlineCopy as copy } from '../../copy/shared/offline.ts'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { useBusiness } from '../business/use-business.ts'

/** Route `handle` of a page that works offline from cached responses. */
export type OfflineHandle = { readsOffline: true }

/** True if the current page works offline. */
export const useReadsOffline = () =>
  useMatches().some(({ handle }) => (handle as Partial<OfflineHandle> | undefined)?.readsOffline === true)

type Section = { to: string; label: string }
type OfflineSectionProps = {
  /** Name of the section in the menu. */
  label: string
  /** Sections that still work offline. */
  known?: readonly Section[]
  /** False for the staff, who need no number to call. */
  mayCall?: boolean
}

/**
 * Replaces a section that needs a connection while offline: names what is missing, whom to call, and what still works.
 */
export function OfflineSection({ label, known = [], mayCall = false }: OfflineSectionProps) {
  const { phone } = useBusiness()
  return (
    <EmptyState
      level={1}
      art={<OfflineScene />}
      title={copy.needsLine(label)}
      text={copy.needsLineText}
      action={
        <div className="grid justify-items-center gap-4">
          <Button tone="secondary" onClick={() => window.location.reload()}>
            {errorMessagesCopy.retry}
          </Button>
          {mayCall && phone && (
            <p className="flex flex-wrap items-center justify-center gap-x-1.5">
              {copy.urgent}
              <a
                href={telephoneLink(phone)}
                className="inline-flex min-h-12 items-center gap-1.5 font-strong whitespace-nowrap text-link underline"
              >
                <Phone className="size-4" aria-hidden="true" />
                {phone}
              </a>
            </p>
          )}
          {known.length > 0 && (
            <p>
              {copy.stillKnown}{' '}
              {known.map(({ to, label: name }, place) => (
                <span key={to}>
                  {place > 0 && <span>{' · '}</span>}
                  <Link to={to} className="inline-flex min-h-12 items-center font-strong text-link underline">
                    {name}
                  </Link>
                </span>
              ))}
            </p>
          )}
        </div>
      }
    />
  )
}

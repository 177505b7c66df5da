import { Map } from 'lucide-react'
import { useRef } from 'react'
import { chromeCopy } from '../../copy/site/chrome.ts'
import { locationCopy } from '../../copy/site/location.ts'
import { useCopy } from '../../shared/business/use-copy.ts'
import { useInView } from '../../ui/hooks/scrolling/use-in-view.ts'
import { useOnline } from '../../ui/hooks/use-online.ts'
import { useBusiness } from '../../shared/business/use-business.ts'
import { directionsTo } from './directions.ts'

/** Small distance, so that most windows must scroll before another host receives a request. */
const nearPx = 50

/**
 * Map of a maps service, loaded when it comes near the viewport (decision 21). Below it, and in its place while
 * offline: the address and a link to the map app.
 */
export function LocationMap() {
  const copy = useCopy('location', locationCopy)
  const chrome = useCopy('chrome', chromeCopy)
  const place = useRef<HTMLDivElement>(null)
  const near = useInView(place, nearPx)
  const online = useOnline()
  const { map } = copy
  const directions = directionsTo(useBusiness().address)
  return (
    <section className="shell section-pt">
      <div ref={place} className="relative grid min-h-[420px] overflow-hidden rounded-lg bg-sand">
        <div className="grid content-center justify-items-center gap-3 p-6 text-center">
          <Map className="size-12 text-teal" aria-hidden="true" />
          <p className="font-strong">{directions.written}</p>
          <p className="measure text-ink-soft">{map.unavailable}</p>
          <a
            href={directions.googleMaps}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-12 items-center font-strong text-link underline"
          >
            {map.open}
            <span className="sr-only">{chrome.footer.newTab}</span>
          </a>
        </div>
        {near && online && (
          <iframe
            title={map.title}
            src={directions.map}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- it keeps an origin that is not ours, and cannot let itself out
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            loading="lazy"
            referrerPolicy="no-referrer"
            className="absolute inset-0 size-full"
          />
        )}
      </div>
    </section>
  )
}

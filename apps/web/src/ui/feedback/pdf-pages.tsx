/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */
import { useCallback, useEffect, useState } from 'react'
import { openPdf, type OpenedPdf } from './open-pdf.ts'
import { PdfPage } from './pdf-page.tsx'
import { Skeleton } from './skeleton.tsx'

/** Page limit of the preview: a proof has one or two pages, a longer file is downloaded. */
const mostPages = 10

export type PdfWords = {
  loading: string
  failed: string
  page: (number: number, count: number) => string
  more: (shown: number, count: number) => string
}

type PdfPagesProps = { src: string; label: string; zoom: number; turns: number; words: PdfWords }

/** Pages of a PDF in one scrolling column. */
export function PdfPages({ src, label, zoom, turns, words }: PdfPagesProps) {
  const [pdf, setPdf] = useState<OpenedPdf>()
  const [hasFailed, setFailed] = useState(false)
  const fail = useCallback(() => setFailed(true), [])
  useEffect(() => {
    let wanted = true
    const opening = openPdf(src)
    opening
      .then(({ promise }) => promise)
      .then((opened) => wanted && setPdf(opened))
      .catch(() => wanted && fail())
    return () => {
      wanted = false
      void opening.then((task) => task.destroy()).catch(() => undefined)
    }
  }, [src, fail])

  if (hasFailed) return <p className="rounded-sm border border-line p-4">{words.failed}</p>
  const count = pdf?.numPages ?? 0
  const shown = Math.min(count, mostPages)
  return (
    <section
      aria-label={label}
      aria-busy={pdf === undefined}
      tabIndex={0}
      className="h-[min(60dvh,36rem)] overflow-auto rounded-sm border border-line bg-sand"
    >
      {pdf ? (
        <div className="grid gap-2" style={{ width: `${zoom * 100}%` }}>
          {Array.from({ length: shown }, (_, place) => (
            <PdfPage
              key={`${place} ${zoom}`}
              pdf={pdf}
              number={place + 1}
              turns={turns}
              label={words.page(place + 1, count)}
              onFailed={fail}
            />
          ))}
          {count > shown && <p className="p-4">{words.more(shown, count)}</p>}
        </div>
      ) : (
        <>
          <span className="sr-only" aria-live="polite">
            {words.loading}
          </span>
          <Skeleton className="h-full w-full" />
        </>
      )}
    </section>
  )
}

/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */

import { useCallback, useEffect, useState, useRef } from 'react'
import { openPdf, type OpenedPdf } from './open-pdf.ts'
import { Skeleton } from './skeleton.tsx'

/** Largest canvas of a tablet's browser, in pixels. */
const mostPixels = 12_000_000

type PdfPageProps = {
  pdf: OpenedPdf
  number: number
  turns: number
  label: string
  onFailed: () => void
}

/** Renders one page of an open PDF into a canvas of its displayed size. */
function PdfPage({ pdf, number, turns, label, onFailed }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let cancel = () => {}
    let wanted = true
    const draw = async () => {
      const page = await pdf.getPage(number)
      if (!wanted || !canvas.current) return
      const rotation = (page.rotate + turns * 90) % 360
      const { width, height } = page.getViewport({ scale: 1, rotation })
      const shownWidthPx = canvas.current.clientWidth * window.devicePixelRatio
      const scale = Math.min(shownWidthPx / width, Math.sqrt(mostPixels / (width * height)))
      const viewport = page.getViewport({ scale, rotation })
      canvas.current.width = Math.floor(viewport.width)
      canvas.current.height = Math.floor(viewport.height)
      const drawing = page.render({ canvas: canvas.current, viewport })
      cancel = () => drawing.cancel()
      await drawing.promise
    }
    draw().catch(() => wanted && onFailed())
    return () => {
      wanted = false
      cancel()
    }
  }, [pdf, number, turns, onFailed])
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas is drawn into
  return <canvas ref={canvas} role="img" aria-label={label} className="block h-auto w-full" />
}

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

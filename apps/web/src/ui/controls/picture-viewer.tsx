/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */
import { ExternalLink, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { type Ref, useImperativeHandle, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { PdfPages, type PdfWords } from '../feedback/pdf-pages.tsx'

const largestZoom = 4

export type PictureViewerHandle = { zoomIn: () => void; zoomOut: () => void; turn: () => void }

type PictureViewerProps = {
  ref?: Ref<PictureViewerHandle>
  src: string
  alt: string
  words: { zoomIn: string; zoomOut: string; turn: string; open: string } & PdfWords
}

/** Picture viewer with zoom and rotation, moved by scrolling. Treats any other type as a PDF. */
export function PictureViewer({ ref, src, alt, words }: PictureViewerProps) {
  const [zoom, setZoom] = useState(1)
  const [turns, setTurns] = useState(0)
  const [isPicture, setIsPicture] = useState(true)
  const zoomIn = () => setZoom((was) => Math.min(largestZoom, was * 1.5))
  const zoomOut = () => setZoom((was) => Math.max(1, was / 1.5))
  const turn = () => setTurns((was) => was + 1)
  useImperativeHandle(ref, () => ({ zoomIn, zoomOut, turn }))

  return (
    <div className="grid gap-2">
      <div className="no-print flex flex-wrap items-center gap-1">
        <IconButton icon={ZoomIn} label={words.zoomIn} onClick={zoomIn} disabled={zoom >= largestZoom} />
        <IconButton icon={ZoomOut} label={words.zoomOut} onClick={zoomOut} disabled={zoom <= 1} />
        <IconButton icon={RotateCw} label={words.turn} onClick={turn} />
        <a
          href={src}
          target="_blank"
          rel="noreferrer"
          className="ml-auto inline-flex min-h-10 items-center gap-1.5 px-2 text-link underline"
        >
          <ExternalLink className="size-4" aria-hidden="true" />
          {words.open}
        </a>
      </div>
      {isPicture ? (
        <section
          aria-label={alt}
          tabIndex={0}
          className="grid h-[min(60dvh,36rem)] overflow-auto rounded-sm border border-line bg-sand"
        >
          <img
            src={src}
            alt={alt}
            className="m-auto max-w-none object-contain transition-[width,rotate]"
            style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%`, rotate: `${turns * 90}deg` }}
            onError={() => setIsPicture(false)}
          />
        </section>
      ) : (
        <PdfPages src={src} label={alt} zoom={zoom} turns={turns} words={words} />
      )}
    </div>
  )
}
